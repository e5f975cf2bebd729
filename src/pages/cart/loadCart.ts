import type { CartExtrasQuery } from '#src/__generated__/CartExtrasQuery.graphql.ts'
import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import { startQuery, staticView } from '#src/routing/pageQueries.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import type { CartPageProps } from './CartPage.tsx'

/** The optional parts of a cart that this backend has. */
export const cartParts = (hasField: HasField) => ({
  hasGiftCards: hasField('Cart', 'applied_gift_cards'),
  hasGiftCardLines: hasField('GiftCardCartItem', 'amount'),
  hasGiftMessages: hasField('SimpleCartItem', 'gift_message'),
})

/** Loads the current cart; without a cart no request is sent. */
export async function loadCart({ context }: LoadArguments, page: LoadedPage<CartPageProps>): Promise<PageView> {
  if (import.meta.env.SSR && context.isServer) return documentView(context, page)
  const cartId = context.session.cartId.get()
  if (cartId === null) return staticView(page, { query: null, extras: null, pending: false })
  const query = await startQuery<CartPageQuery>(context, page, {
    variables: { cartId },
    fetchPolicy: 'store-and-network',
  })
  return page.view({ query, extras: extrasOf(context, cartId), pending: false })
}

/**
 * The document contains a guest's cart. Any other cart is `pending`, and the browser loads it: a customer's cart needs
 * a token, and errors are shown where the shopper can handle them.
 */
async function documentView(context: RouteContext, page: LoadedPage<CartPageProps>): Promise<PageView> {
  const pending = () => staticView(page, { query: null, extras: null, pending: true })
  const { visitorCart: cartId } = context
  if (!cartId) return pending()
  try {
    const query = await startQuery<CartPageQuery>(context, page, {
      variables: { cartId },
      exists: ({ cart }) => Boolean(cart),
    })
    return query ? page.view({ query, extras: extrasOf(context, cartId), pending: false }) : await pending()
  } catch {
    return pending()
  }
}

/** Starts when it is shown: an empty cart shows none of it. Null if the backend has none of the parts. */
function extrasOf({ hasField }: RouteContext, cartId: string): RouteQuery<CartExtrasQuery> | null {
  const parts = cartParts(hasField)
  return Object.values(parts).includes(true) ? { operation: 'CartExtrasQuery', variables: { cartId, ...parts } } : null
}
