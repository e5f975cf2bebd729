import { useRelayEnvironment } from 'react-relay'
import { fetchQuery } from 'relay-runtime'
import type { CartPageQuery } from '#src/__generated__/CartPageQuery.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { cartErrorOf, refusalOf } from '#src/features/cart/requests/cartError.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { useCartWriter } from '#src/features/cart/requests/CartWriterContext.ts'
import { markCartStale } from '#src/features/cart/keeping/staleCart.ts'
import { useRecordCart } from '#src/features/cart/requests/useRecordCart.ts'
import type { SaveError, Wishes } from '#src/relay/savedProducts.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { ShownWish } from './shownWish.ts'
import { wishValueOf } from './shownWish.ts'
import type { MoveOutcome } from './WishRows.tsx'

/** Moves items of the customer's list into the cart at the backend, which keeps the chosen options. */
export function useMoveOwn(wishes: Wishes): (chosen: readonly ShownWish[]) => Promise<MoveOutcome> {
  const environment = useRelayEnvironment()
  const writer = useCartWriter()
  const recordCart = useRecordCart()
  const { ensureCart } = useShop()
  const { publish } = useAnalytics()

  /** The answer does not contain the cart. This query is that of the cart's page, which then opens at once. */
  const readCart = async (cartId: string) => {
    const { default: node } = await import('#src/__generated__/CartPageQuery.graphql.ts')
    const response = await fetchQuery<CartPageQuery>(environment, node, { cartId }).toPromise()
    if (response?.cart) recordCart(response.cart.id, response.cart)
  }

  return async (chosen) => {
    const all = (error: CartError): MoveOutcome => new Map(chosen.map(({ key }) => [key, error]))
    const cartId = await ensureCart().catch(() => null)
    if (cartId === null) return all({ kind: 'unreachable', message: '' })
    // Not in the queue of cart writes: an expired session is renewed through that queue.
    const moved = await wishes.toCart(chosen.flatMap(({ wish }) => wish.id ?? []))
    // Even without an answer some items may have been moved.
    await writer.add(() => readCart(cartId).catch(() => markCartStale(environment, cartId)))
    if (!moved.ok) return all(errorOf(moved.error))
    const refused = new Map(moved.value.map(({ id, ...refusal }) => [id, refusalOf(refusal)]))
    const event = wishValueOf(chosen.filter(({ key }) => !refused.has(key)))
    if (event.items.length > 0) publish('add_to_cart', event)
    return refused
  }
}

const errorOf = (error: SaveError): CartError =>
  error.kind === 'full' || error.kind === 'not-kept' || error.kind === 'sold-out'
    ? { kind: 'unknown', message: error.message }
    : cartErrorOf(error)
