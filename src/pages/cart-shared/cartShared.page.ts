import { definePage } from '#src/routing/definePage.ts'
import { staticView } from '#src/routing/pageQueries.ts'

/** The part of its address behind `#` tells what is in the cart, so no server knows. */
export const cartSharedPage = definePage({
  name: 'cartShared',
  path: '/cart/shared',
  screen: async () => ({ component: (await import('./CartSharedPage.tsx')).CartSharedPage }),
  load: ({ location }, page) => staticView(page, { fragment: location.hash }),
})
