import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import { startQuery, staticView } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/**
 * The cart as it is now; no request at all where this browser has none. A server render knows no cart, so its page is
 * the same for every guest (`pending`) and the browser fills it in.
 */
export async function cartView(context: RouteContext): Promise<PageView> {
  const cartId = context.session.cartId.get()
  if (cartId === null) return staticView(context, 'cart', { query: null, pending: context.isServer })
  const query = await startQuery<CartPageQuery>(context, 'cart', {
    variables: { cartId },
    fetchPolicy: 'store-and-network',
  })
  return { page: 'cart', props: { query, pending: false } }
}
