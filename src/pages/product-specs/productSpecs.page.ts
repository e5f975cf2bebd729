import { msg } from '@lingui/core/macro'
import { SPECS_PARAM } from '#src/lib/url/urlSearch.ts'
import { defineSearchOverlay } from '#src/routing/definePage.ts'

/** All attributes of a product as an overlay over its page. */
export const specsOverlay = defineSearchOverlay({
  name: 'productSpecs',
  param: SPECS_PARAM,
  overlay: { variant: 'middle', title: msg`Scheda tecnica` },
  screen: () => import('./ProductSpecsPage.tsx'),
  load: async (args, page) => (await import('#src/pages/product/loadOverlay.ts')).loadSpecs(args, page),
})
