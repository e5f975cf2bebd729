import { cartPage } from '#src/pages/cart/cart.page.ts'
import { checkoutPage } from '#src/pages/checkout/checkout.page.ts'
import { operationOf } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'

/**
 * Asks for the cart while a document that does not hold it is hydrated, as the pages' loaders do when that is complete.
 * `isCartPending`: the cart's own document does not.
 */
export async function askAhead(
  { queries, session }: RouteContext,
  path: string,
  isCartPending: boolean,
): Promise<void> {
  const { cartId, customerToken } = session
  const id = cartId.get()
  const page = path === cartPage.path && isCartPending ? cartPage : path === checkoutPage.path ? checkoutPage : null
  // The cart of a session that ran out is its customer's, who is asked for the password when the page can show it.
  if (!page || id === null || customerToken.session().kind === 'expired') return
  const isCustomer = customerToken.get() !== null
  queries.loadAhead(await operationOf(page), { cartId: id, ...(page === checkoutPage && { isCustomer }) })
}
