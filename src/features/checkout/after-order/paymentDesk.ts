import type { Locks } from '#src/platform/locks.ts'
import type { CartIdStore } from '#src/platform/session/cartId.ts'
import type { OrderAttempts } from '#src/platform/session/orderAttempts.ts'
import type { PaymentHost, PaymentModule, PaymentOutcome, PlacedOrder } from '#src/shop/payments.ts'
import type { LaterAct } from '../payment/paymentAdapters.ts'
import { PAYMENT_LOCK } from './openPaymentKey.ts'
import type { OpenPayment, OpenPayments } from './openPayments.ts'

type WhyFailed = 'declined' | 'cancelled' | 'expired'

export type DeskResult =
  | Exclude<PaymentOutcome, { readonly kind: 'paid' | 'failed' }>
  /** `order` is null in a browser that did not order. `isNews`: this browser did not know of the payment before. */
  | { readonly kind: 'paid'; readonly order: PlacedOrder | null; readonly isNews: boolean }
  | {
      readonly kind: 'failed'
      readonly why: WhyFailed
      /**
       * `current`: it is the cart of this browser again. `waiting`: the shopper has begun another one, and takes this one
       * with a click. `elsewhere`: another browser has ordered it. `gone`: it was ordered once more since.
       */
      readonly cart: 'current' | 'waiting' | 'elsewhere' | 'gone'
    }
  /** Another tab has settled the payment meanwhile. */
  | { readonly kind: 'settled-elsewhere' }
  | { readonly kind: 'leave'; readonly url: string }

type DeskParts = {
  readonly payments: OpenPayments
  readonly locks: Locks
  readonly cartId: Pick<CartIdStore, 'get' | 'set' | 'refresh'>
  readonly attempts: Pick<OrderAttempts, 'giveUp'>
  /** Whether a cart is known to hold nothing. */
  readonly isEmpty: (cartId: string) => boolean
  /** Whether the backend has the operation of an act. */
  readonly may: (act: LaterAct) => boolean
  readonly module: PaymentModule
  readonly host: PaymentHost
}

/** Settles the payment of an order that was placed, and gives its cart back once nobody can pay it any more. */
export function createPaymentDesk({ payments, locks, cartId, attempts, isEmpty, may, module, host }: DeskParts) {
  const exclusively = (act: () => Promise<DeskResult>) => locks.run(PAYMENT_LOCK, act)

  const failedWith = (why: WhyFailed, id: string): DeskResult => {
    const isWaiting = payments.waiting().includes(id)
    return { kind: 'failed', why, cart: cartId.get() === id ? 'current' : isWaiting ? 'waiting' : 'gone' }
  }

  const takeBack = (record: OpenPayment, why: WhyFailed): DeskResult => {
    const { cartId: id } = record
    attempts.giveUp(id)
    cartId.refresh()
    // A cart that the shopper has begun meanwhile is not replaced without a click.
    const current = cartId.get()
    if (current === null || isEmpty(current)) cartId.set(id)
    else if (current !== id) payments.letWait(id)
    payments.settle(record, why)
    return failedWith(why, id)
  }

  /** The backend may have opened the cart again while the payment was open. */
  const drop = (id: string) => {
    cartId.refresh()
    if (cartId.get() === id) cartId.set(null)
  }

  const settleNow = async (ticket: string, answer?: unknown): Promise<DeskResult> => {
    const known = payments.settledAs(ticket)
    if (known) {
      cartId.refresh()
      return known.failedBy === null
        ? { kind: 'paid', order: known.order, isNews: false }
        : failedWith(known.failedBy, known.cartId)
    }
    const before = payments.ofTicket(ticket)
    if (before && answer !== undefined) payments.write({ ...before, isAnswered: true })
    const outcome = (await module.settle?.(host, ticket, answer)) ?? { kind: 'foreign' }
    const own = payments.ofTicket(ticket)
    switch (outcome.kind) {
      case 'paid':
        if (own) {
          payments.settle(own, null)
          drop(own.cartId)
        }
        return { kind: 'paid', order: own?.order ?? null, isNews: true }
      case 'failed':
        // Only the browser that ordered gets its cart: two browsers with one cart could both order it, because the
        // backend opens it again for each question.
        return own ? takeBack(own, outcome.why) : { ...outcome, cart: 'elsewhere' }
      default:
        return outcome
    }
  }

  /** Runs only if the record is still the one that the shopper saw. */
  const withRecord = (shown: OpenPayment, act: (record: OpenPayment) => Promise<DeskResult>) =>
    exclusively(async () => {
      const record = payments.ofCart(shown.cartId)
      return record && record.ticket === shown.ticket ? act(record) : { kind: 'settled-elsewhere' }
    })

  return {
    /** @param answer the shopper's answer to the bank; undefined without one */
    settle: (ticket: string, answer?: unknown): Promise<DeskResult> => exclusively(() => settleNow(ticket, answer)),
    goOn: (shown: OpenPayment): Promise<DeskResult> =>
      withRecord(shown, async (record) => {
        if (record.resume !== null) return { kind: 'leave', url: record.resume }
        if (record.ticket === null || !may('resume')) return { kind: 'unknown' }
        const made = await module.resume?.(host, record.ticket)
        if (!made?.ok) return { kind: 'unknown' }
        payments.write({ ...record, resume: made.value.url })
        return { kind: 'leave', url: made.value.url }
      }),
    /** A payment whose page somebody may have open must have failed before its cart is ordered again. */
    payOtherwise: (shown: OpenPayment): Promise<DeskResult> =>
      withRecord(shown, async (record) => {
        // Without an operation that opens the cart again, the question about the payment does it.
        if (record.ticket !== null && (record.resume !== null || !may('restore'))) {
          const settled = await settleNow(record.ticket)
          if (settled.kind !== 'challenge') return settled
          // Nobody else can answer the bank, and this browser sends no answer for a payment that was given up. One that
          // was sent may still arrive.
          return record.isAnswered === true ? { kind: 'open' } : takeBack(record, 'cancelled')
        }
        const restored = may('restore') ? await module.restore?.(host) : null
        return restored?.ok ? takeBack(record, 'cancelled') : { kind: 'unknown' }
      }),
  }
}

export type PaymentDesk = ReturnType<typeof createPaymentDesk>
