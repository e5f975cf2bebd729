import { msg } from '@lingui/core/macro'
import { SIZES_PARAM } from '#src/lib/url/urlSearch.ts'
import { defineSearchOverlay } from '#src/routing/definePage.ts'

/** The merchant's size guide as an overlay over a product. */
export const sizesOverlay = defineSearchOverlay({
  name: 'productSizes',
  param: SIZES_PARAM,
  overlay: { variant: 'middle', title: msg`Guida alle misure` },
  screen: () => import('./ProductSizesPage.tsx'),
  load: async (args, page) => (await import('#src/pages/product/loadOverlay.ts')).loadSizes(args, page),
})
