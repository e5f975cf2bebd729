import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import { startQuery, staticView } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** The cart as it is now; no request at all where this browser has none. */
export async function cartView(context: RouteContext): Promise<PageView> {
  if (import.meta.env.SSR && context.isServer) return documentView(context)
  const cartId = context.session.cartId.get()
  if (cartId === null) return staticView(context, 'cart', { query: null, pending: false })
  const query = await startQuery<CartPageQuery>(context, 'cart', {
    variables: { cartId },
    fetchPolicy: 'store-and-network',
  })
  return { page: 'cart', props: { query, pending: false } }
}

/**
 * A guest's cart is in the document. Any other is `pending`, and the browser fills it in: a customer's is nobody's who has no
 * token, and why one cannot be had is told where something can be done about it.
 */
async function documentView(context: RouteContext): Promise<PageView> {
  const pending = () => staticView(context, 'cart', { query: null, pending: true })
  if (!context.visitorCart) return pending()
  try {
    const query = await startQuery<CartPageQuery>(context, 'cart', {
      variables: { cartId: context.visitorCart },
      exists: ({ cart }) => Boolean(cart),
    })
    return query ? { page: 'cart', props: { query, pending: false } } : await pending()
  } catch {
    return pending()
  }
}
