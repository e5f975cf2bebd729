import type { IEnvironment } from 'relay-runtime'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { Agreement, PlaceOrderError, Placement } from '#src/shop/payments.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { createOpenPayments } from '../after-order/openPayments.ts'
import type { OpenPayments } from '../after-order/openPayments.ts'
import { PAYMENT_LOCK } from '../after-order/paymentDesk.ts'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import { adapterOf } from '../payment/paymentAdapters.ts'
import { createPaymentHost } from '../payment/paymentHost.ts'
import { createOrdering } from './createOrdering.ts'
import type { Ordering, OrderingEffects, OrderingState } from './createOrdering.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const orderingOf = (
  { orderAttempts: attempts }: Pick<Shop, 'orderAttempts'>,
  cartId: string,
  state: ObservableValue<OrderingState>,
): Ordering => createOrdering({ cartId, attempts, pause, state })

export type GivenEffects = Omit<OrderingEffects, 'placeOrder' | 'agree'> & {
  /** Undefined while the code of the fields is missing. */
  readonly agree: () => ReturnType<AgreeInFields> | undefined
}

/** Adds the payment to the effects of the page. */
export function withPayment(
  { storage, locks, locale, origin }: Pick<Shop, 'storage' | 'locks' | 'locale' | 'origin'>,
  environment: IEnvironment,
  cartId: string,
  chosen: () => string | null,
  /** The text of the ordered carts when the cart was shown. */
  knownOrdered: string | null,
  { agree, ...effects }: GivenEffects,
): OrderingEffects {
  const payments = createOpenPayments(storage)
  const options = { environment, cartId, locale, origin, payments, knownOrdered }
  return {
    ...effects,
    onPlacedUnseen() {
      payments.keepSent(cartId)
      effects.onPlacedUnseen()
    },
    inTurn: (act) => locks.run(PAYMENT_LOCK, act),
    onNotPlaced: () => payments.noteSent(cartId, []),
    agree: async () => {
      if (adapterOf(chosen())?.agreedOn !== 'fields') return succeeded(null)
      // The sum has to be known before the shopper agrees to it.
      const saved = await effects.save()
      if (!saved.ok) return failed(null)
      const agreement = await agree()
      if (agreement === undefined) return failed({ kind: 'payment-unanswered', message: '' })
      return agreement === null ? failed(null) : succeeded(agreement)
    },
    placeOrder: (_, agreement) => placeWith(options, chosen(), agreement),
  }
}

type Placing = Omit<Parameters<typeof createPaymentHost>[0], 'code'> & {
  readonly payments: OpenPayments
  readonly knownOrdered: string | null
}

/**
 * Places the order as its payment method demands. Never rejects.
 *
 * @param chosen a method's code, or a `savedKey`
 */
async function placeWith(
  { payments, knownOrdered, ...options }: Placing,
  chosen: string | null,
  agreement: Agreement | null,
): Promise<Result<Placement, PlaceOrderError>> {
  const adapter = adapterOf(chosen)
  if (chosen === null || adapter === null) return failed({ kind: 'payment-method', message: '' })
  const { cartId } = options
  const [code = ''] = chosen.split('|')
  try {
    const { place } = await adapter.load()
    // Another tab has ordered it, and the backend may have opened the cart again.
    if (!payments.mayBeOrdered(cartId, knownOrdered)) return failed({ kind: 'cart-closed', message: '' })
    const before = payments.sentOf(cartId)
    payments.noteSent(cartId, [...before, { code, isPaidAfterOrder: adapter.isPaidAfterOrder === true }])
    const placed = await place(createPaymentHost({ ...options, code }), agreement)
    if (placed.ok) {
      const { order, outcome } = placed.value
      const resume = outcome.kind === 'leave' ? outcome.url : null
      if (outcome.kind === 'done') payments.noteOrdered(cartId)
      else payments.write({ cartId, code, order, ticket: outcome.ticket, resume })
      payments.noteSent(cartId, [])
    } else if (placed.error.kind !== 'unknown' && before.length === 0) {
      // An earlier order without an answer may have been made with this method, because the cart had it already.
      payments.noteSent(cartId, [])
    }
    return placed
  } catch (error) {
    return failed({ kind: 'unknown', message: String(error) })
  }
}
