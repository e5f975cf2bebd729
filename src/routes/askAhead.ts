import type { RouteContext } from './routeContext.ts'

/**
 * Asks for the cart while a document that does not hold it is hydrated, as the pages' loaders do when that is complete.
 * `isCartPending`: the cart's own document does not.
 */
export async function askAhead(
  { pages, queries, session }: RouteContext,
  path: string,
  isCartPending: boolean,
): Promise<void> {
  const { cartId, customerToken } = session
  const id = cartId.get()
  const page = path === '/cart' && isCartPending ? 'cart' : path === '/checkout' ? 'checkout' : null
  // The cart of a session that ran out is its customer's, who is asked for the password when the page can show it.
  if (!page || id === null || customerToken.session().kind === 'expired') return
  const node = await pages(page).query?.()
  if (node)
    queries.loadAhead(node, { cartId: id, ...(page === 'checkout' && { isCustomer: customerToken.get() !== null }) })
}
