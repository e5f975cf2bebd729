import { msg } from '@lingui/core/macro'
import { OPEN, QUICK_PARAM } from '#src/lib/url/urlSearch.ts'
import { defineSearchOverlay } from '#src/routing/definePage.ts'

const screen = () => import('./ProductQuickPage.tsx')

/** A product as an overlay over its list. */
export const quickOverlay = defineSearchOverlay({
  name: 'productQuick',
  param: QUICK_PARAM,
  overlay: { variant: 'end', title: msg`Vista rapida` },
  screen,
  load: async (args, page) =>
    args.search[QUICK_PARAM] === OPEN
      ? (await import('#src/pages/product/loadOverlay.ts')).loadQuick(args, page, null)
      : null,
})

/** Changes the choices of a cart line: the value of the parameter is its uid. */
export const editLineOverlay = defineSearchOverlay({
  name: 'cartLineEdit',
  param: QUICK_PARAM,
  overlay: { variant: 'end', title: msg`Modifica` },
  screen,
  load: async (args, page) =>
    (await import('#src/pages/product/loadOverlay.ts')).loadQuick(args, page, String(args.search[QUICK_PARAM])),
})
