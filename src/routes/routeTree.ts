import { accountRoute } from './accountRoute.ts'
import { cartRoute } from './cartRoute.ts'
import { checkoutRoute } from './checkoutRoute.ts'
import { homeRoute } from './homeRoute.ts'
import { notFoundRoute } from './notFoundRoute.ts'
import { orderSuccessRoute } from './orderSuccessRoute.ts'
import { rootRoute } from './rootRoute.ts'
import { searchRoute } from './searchRoute.ts'
import { signInRoute } from './signInRoute.ts'
import { urlRoute } from './urlRoute.ts'

/** Every address of the shop. `urlRoute` is Magento's own URL space and takes what nothing else matches. */
export const routeTree = rootRoute.addChildren([
  homeRoute,
  searchRoute,
  cartRoute,
  checkoutRoute,
  orderSuccessRoute,
  accountRoute,
  signInRoute,
  notFoundRoute,
  urlRoute,
])
