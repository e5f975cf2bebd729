import { msg } from '@lingui/core/macro'
import { definePage } from '#src/routing/definePage.ts'
import { loadCart } from './loadCart.ts'

/** The current cart; without a cart no request is sent. */
export const cartPage = definePage({
  name: 'cart',
  path: '/cart',
  screen: () => import('./CartPage.tsx'),
  overlay: { variant: 'end', title: msg`Carrello` },
  dependsOnShopper: true,
  load: (args, page) => loadCart(args, page),
})
