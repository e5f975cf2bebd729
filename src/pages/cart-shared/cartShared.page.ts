import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

/** The fragment of its address contains the cart, so no server receives it. */
export const cartSharedPage = definePage({
  name: 'cartShared',
  path: '/cart/shared',
  screen: () => import('./CartSharedPage.tsx'),
  load: ({ location }, page) => staticView(page, { fragment: location.hash }),
})
