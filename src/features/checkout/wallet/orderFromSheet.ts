import type { IEnvironment } from 'relay-runtime'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import type { Placement, PlacedOrder, Sum } from '#src/shop/payments.ts'
import { atDesk } from '../after-order/atDesk.ts'
import type { OrderingState, OrderProblem } from '../placing/createOrdering.ts'
import { orderingOf, withMethod } from '../placing/orderWith.ts'
import { APPLE_PAY } from './walletCode.ts'

export type SheetOrdered =
  | { readonly kind: 'paid'; readonly order: PlacedOrder; readonly isNews: boolean }
  /** The order exists, and its payment is not known yet: the address shows it. */
  | { readonly kind: 'open'; readonly address: string }
  /** The answer was lost, and the order exists; its payment is not known. */
  | { readonly kind: 'unseen' }
  /** The answer was lost, and nobody knows whether there is an order. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'refused'; readonly problem: OrderProblem }
  /** The form's values could not be saved, which `save` has reported. */
  | { readonly kind: 'unsaved' }

type SheetOrderOptions = {
  readonly shop: Pick<
    Shop,
    'storage' | 'locks' | 'locale' | 'origin' | 'hasField' | 'orderAttempts' | 'cartId' | 'cartJournal' | 'reportError'
  >
  readonly environment: IEnvironment
  readonly cartId: string
  /** The text of the ordered carts when the cart was shown. */
  readonly knownOrdered: string | null
  readonly sum: Sum
  /** The token of the device, as text. */
  readonly token: string
  readonly save: () => Promise<Result<null, unknown>>
  /** The number of an order of the same pieces that the shopper has to see first. Never rejects. */
  readonly findEarlierOrder?: () => Promise<string | null>
}

/**
 * The device may have paid when an answer is lost, unlike a method with a page: so its order stands, and its cart is not
 * opened again.
 */
const METHOD = { code: APPLE_PAY, isPaidAfterOrder: false, load: () => import('./applePay.ts') }

/** Places the order of a sheet as every other order is placed, and asks once for its payment. Never rejects. */
export async function orderFromSheet(options: SheetOrderOptions): Promise<SheetOrdered> {
  const { shop, environment, cartId, knownOrdered, sum, token, save, findEarlierOrder = null } = options
  const seen: { placed: Placement | null; isUnseen: boolean } = { placed: null, isUnseen: false }
  const state = createObservableValue<OrderingState>({ phase: 'editing', problem: null })
  const ordering = orderingOf(shop, cartId, state)
  await ordering.order(
    withMethod(shop, environment, cartId, () => METHOD, knownOrdered, {
      save,
      findEarlierOrder,
      agree: async () => succeeded({ sum, proof: token, isToBeSaved: false }),
      onPlaced: (placed) => {
        seen.placed = placed
      },
      onPlacedUnseen: () => {
        seen.isUnseen = true
      },
    }),
  )
  const leaveCart = () => {
    // Another tab may have started the next cart already.
    shop.cartId.refresh()
    if (shop.cartId.get() === cartId) shop.cartId.set(null)
  }
  const { placed } = seen
  if (seen.isUnseen) leaveCart()
  if (placed === null) {
    const { phase, problem } = state.get()
    if (seen.isUnseen) return { kind: 'unseen' }
    if (phase !== 'editing') return { kind: 'unknown' }
    return problem ? { kind: 'refused', problem } : { kind: 'unsaved' }
  }
  const { order, outcome } = placed
  if (outcome.kind !== 'leave' || outcome.ticket === null) {
    leaveCart()
    return outcome.kind === 'leave' ? { kind: 'open', address: outcome.url } : { kind: 'unseen' }
  }
  const { ticket, url } = outcome
  const settled = await atDesk(shop, environment, { code: APPLE_PAY, cartId }, (desk) => desk.settle(ticket))
  if (settled.kind === 'paid') return { kind: 'paid', order: settled.order ?? order, isNews: settled.isNews }
  if (settled.kind === 'failed') return { kind: 'refused', problem: { kind: 'payment-declined', message: '' } }
  leaveCart()
  return { kind: 'open', address: url }
}
