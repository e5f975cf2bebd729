import type { IEnvironment } from 'relay-runtime'
import { failed, succeeded } from '#src/lib/result.ts'
import type { Result } from '#src/lib/result.ts'
import type { Agreement, PaymentAdapter, PlaceOrderError, Placement } from '#src/shop/payments.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { PAYMENT_LOCK } from '../after-order/openPaymentKey.ts'
import { createOpenPayments } from '../after-order/openPayments.ts'
import type { OpenPayments } from '../after-order/openPayments.ts'
import type { AgreeInFields } from '../fields/agreeInFields.ts'
import { adapterOf } from '../payment/paymentAdapters.ts'
import { createPaymentHost } from '../payment/paymentHost.ts'
import { noteOrderedMethod } from '../receipt/orderedMethod.ts'
import { createOrdering } from './createOrdering.ts'
import type { Ordering, OrderingEffects, OrderingState } from './createOrdering.ts'
import { placeOrderOutcome } from './placeOrderOutcome.ts'

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

export const orderingOf = (
  { orderAttempts: attempts }: Pick<Shop, 'orderAttempts'>,
  cartId: string,
  state: ObservableValue<OrderingState>,
): Ordering => createOrdering({ cartId, attempts, pause, state })

/** A method with which an order is placed. */
export type PlacingMethod = Pick<PaymentAdapter, 'load'> & {
  /** Magento's code. */
  readonly code: string
  /** Nothing can have been paid while the answer with the order is missing. */
  readonly isPaidAfterOrder: boolean
}

export type GivenEffects = Omit<OrderingEffects, 'placeOrder' | 'readCart' | 'agree'> & {
  /** Undefined while the code of the fields is missing. */
  readonly agree: () => ReturnType<AgreeInFields> | undefined
}

type ShopParts = Pick<Shop, 'storage' | 'locks' | 'locale' | 'origin'>

/** Adds the payment to the effects of the page. */
export function withPayment(
  shop: ShopParts & Pick<Shop, 'reportError'>,
  environment: IEnvironment,
  cartId: string,
  chosen: () => string | null,
  /** The text of the ordered carts when the cart was shown. */
  knownOrdered: string | null,
  { agree, ...effects }: GivenEffects,
): OrderingEffects {
  return withMethod(shop, environment, cartId, () => methodOf(chosen()), knownOrdered, {
    ...effects,
    agree: async () => {
      if (adapterOf(chosen())?.agreedOn !== 'fields') return succeeded(null)
      // The sum has to be known before the shopper agrees to it.
      const saved = await effects.save()
      if (!saved.ok) return failed(null)
      try {
        const agreement = await agree()
        if (agreement === undefined) return failed({ kind: 'payment-unanswered', message: '' })
        return agreement === null ? failed(null) : succeeded(agreement)
      } catch (error) {
        // The code of a provider has thrown: without an answer the order button would stay busy.
        shop.reportError(error, 'fields of a payment method')
        return failed({ kind: 'payment-unanswered', message: String(error) })
      }
    },
  })
}

/** @param chosen a method's code, or a `savedKey` */
function methodOf(chosen: string | null): PlacingMethod | null {
  const adapter = adapterOf(chosen)
  if (chosen === null || adapter === null) return null
  const [code = ''] = chosen.split('|')
  return { code, isPaidAfterOrder: adapter.isPaidAfterOrder === true, load: adapter.load }
}

/** Adds the cart's state and the placing with a method to the effects; the lock and the records of all tabs are those of every order. */
export function withMethod(
  { storage, locks, locale, origin }: ShopParts,
  environment: IEnvironment,
  cartId: string,
  method: () => PlacingMethod | null,
  knownOrdered: string | null,
  effects: Omit<OrderingEffects, 'placeOrder' | 'readCart'>,
): OrderingEffects {
  const payments = createOpenPayments(storage)
  const options = { environment, cartId, locale, origin, payments, knownOrdered, storage }
  return {
    ...effects,
    readCart: (id) => placeOrderOutcome(environment, id),
    onPlacedUnseen() {
      payments.keepSent(cartId)
      effects.onPlacedUnseen()
    },
    inTurn: (act) => locks.run(PAYMENT_LOCK, act),
    async alone(act, whenTaken) {
      const lock = `${PAYMENT_LOCK}.${cartId}`
      if (await locks.runIfFree(lock, act)) return true
      whenTaken()
      await locks.run(lock, async () => undefined)
      return false
    },
    isOrdered: () => !payments.mayBeOrdered(cartId, knownOrdered),
    onNotPlaced: () => payments.noteSent(cartId, []),
    placeOrder: (_, agreement) => placeWith(options, method(), agreement),
  }
}

type Placing = Omit<Parameters<typeof createPaymentHost>[0], 'code'> & {
  readonly payments: OpenPayments
  readonly knownOrdered: string | null
  readonly storage: KeyValueStorage
}

/** Places the order as its payment method demands. Never rejects. */
async function placeWith(
  { payments, knownOrdered, storage, ...options }: Placing,
  method: PlacingMethod | null,
  agreement: Agreement | null,
): Promise<Result<Placement, PlaceOrderError>> {
  if (method === null) return failed({ kind: 'payment-method', message: '' })
  const { cartId } = options
  const { code, isPaidAfterOrder, load } = method
  try {
    const { place } = await load()
    // Another tab has ordered it, and the backend may have opened the cart again.
    if (!payments.mayBeOrdered(cartId, knownOrdered)) return failed({ kind: 'cart-closed', message: '' })
    const before = payments.sentOf(cartId)
    payments.noteSent(cartId, [...before, { code, isPaidAfterOrder }])
    const placed = await place(createPaymentHost({ ...options, code }), agreement)
    if (placed.ok) {
      const { order, outcome } = placed.value
      const resume = outcome.kind === 'leave' ? outcome.url : null
      if (outcome.kind === 'done') {
        payments.noteOrdered(cartId)
        noteOrderedMethod(storage, order.number, code)
      } else payments.write({ cartId, code, order, ticket: outcome.ticket, resume })
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
