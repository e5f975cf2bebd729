import { cartPage } from '#src/pages/cart/cart.page.ts'
import { checkoutPage } from '#src/pages/checkout/checkout.page.ts'
import { operationOf } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/**
 * Fetches the cart while a document without it is being hydrated, as the pages' loaders would do afterwards. Not for
 * `isCartPending`: the cart's own document contains its cart.
 */
export async function preloadCart(
  { queries, session }: RouteContext,
  path: string,
  isCartPending: boolean,
): Promise<void> {
  const { cartId, customerToken } = session
  const id = cartId.get()
  const page = path === cartPage.path && isCartPending ? cartPage : path === checkoutPage.path ? checkoutPage : null
  // The cart of an expired session needs a sign-in, which only the page can open.
  if (!page || id === null || customerToken.session().kind === 'expired') return
  const isCustomer = customerToken.get() !== null
  queries.loadAhead(await operationOf(page), { cartId: id, ...(page === checkoutPage && { isCustomer }) })
}
