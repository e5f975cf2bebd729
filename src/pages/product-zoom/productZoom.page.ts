import { msg } from '@lingui/core/macro'
import { ZOOM_PARAM } from '#src/lib/url/urlSearch.ts'
import { defineSearchOverlay } from '#src/routing/definePage.ts'

/** One photo of a product in full screen. */
export const zoomOverlay = defineSearchOverlay({
  name: 'productZoom',
  param: ZOOM_PARAM,
  overlay: { variant: 'bare', title: msg`Foto ingrandite` },
  screen: () => import('./ProductZoomPage.tsx'),
  load: async (args, page) => (await import('#src/pages/product/loadOverlay.ts')).loadZoom(args, page),
})
