import type { KeyValueStorage } from '#src/platform/storage.ts'
import { isEntry, readEntries, textOf } from './entries.ts'
import { OPEN_PAYMENT, ORDERED_CARTS, SENT_PAYMENT, WAITING_CARTS } from './openPaymentKey.ts'

const SETTLED = 'vetrina.settledPayments'

/** The number of earlier orders that a browser remembers. */
const MOST_REMEMBERED = 20

/** The payment of an order that is neither paid nor refused. */
export type OpenPayment = {
  /** The cart that was ordered. */
  readonly cartId: string
  readonly code: string
  /** Null if the answer with the order was lost. */
  readonly order: { readonly number: string; readonly token: string } | null
  /** Identifies the payment; null if the answer was lost. */
  readonly ticket: string | null
  /** The page on which it is paid; null if none is known. */
  readonly resume: string | null
  /** An answer to the bank was sent, which may still arrive. */
  readonly isAnswered?: boolean
}

/** The end of a payment; null if it was paid, else why it failed. */
export type FailedBy = 'declined' | 'cancelled' | 'expired' | null

type Settled = Pick<OpenPayment, 'cartId' | 'order' | 'ticket'> & { readonly failedBy: FailedBy }

/** A method with which an order was sent whose answer is not known. */
export type SentOrder = { readonly code: string; readonly isPaidAfterOrder: boolean }

/**
 * The record of the browser about its orders that are paid after they were placed, which all tabs share. A payment is
 * written when the order exists, before the browser leaves for the provider.
 */
export type OpenPayments = {
  /** The oldest first. */
  readonly list: () => readonly OpenPayment[]
  readonly ofCart: (cartId: string) => OpenPayment | null
  readonly ofTicket: (ticket: string) => OpenPayment | null
  /** Replaces an earlier record of the same cart. */
  readonly write: (payment: OpenPayment) => void
  /** The payment has ended, and is not asked for again: each question may open its cart once more. */
  readonly settle: (payment: OpenPayment, failedBy: FailedBy) => void
  readonly settledAs: (ticket: string) => Settled | null
  /** Whether this browser has made the order, and knows how its payment stands. */
  readonly isKnown: (orderNumber: string) => boolean
  /** The cart has become an order that is paid, or that is paid later. It must not be ordered again. */
  readonly noteOrdered: (cartId: string) => void
  /** @param knownOrdered the text of {@link ORDERED_CARTS} when the cart was shown: an order since is news to its shopper */
  readonly mayBeOrdered: (cartId: string, knownOrdered: string | null) => boolean
  /** The orders of a cart that were sent and not answered. */
  readonly sentOf: (cartId: string) => readonly SentOrder[]
  /** Replaces them; none removes the note. */
  readonly noteSent: (cartId: string, sent: readonly SentOrder[]) => void
  /** The sent order exists, and its answer was lost. */
  readonly keepSent: (cartId: string) => void
  /** The cart whose order was sent and not answered; null if there is none. */
  readonly sentCart: () => string | null
  /** Carts that became free while the shopper had begun another one. */
  readonly waiting: () => readonly string[]
  /** @param left the cart that it replaces as the current one */
  readonly takeWaiting: (cartId: string, left: string | null) => void
  readonly letWait: (cartId: string) => void
}

export function createOpenPayments(storage: KeyValueStorage): OpenPayments {
  const put = (key: string, entries: readonly unknown[]) => {
    if (entries.length === 0) storage.remove(key)
    else storage.set(key, JSON.stringify(entries.slice(-MOST_REMEMBERED)))
  }
  const list = () => readEntries(storage, OPEN_PAYMENT).flatMap(openOf)
  const textsIn = (key: string) => readEntries(storage, key).flatMap((entry) => textOf(entry) ?? [])
  const without = (cartId: string) => list().filter((payment) => payment.cartId !== cartId)
  const write = (payment: OpenPayment) => put(OPEN_PAYMENT, [...without(payment.cartId), payment])
  const noteOrdered = (cartId: string) =>
    put(ORDERED_CARTS, [...textsIn(ORDERED_CARTS).filter((id) => id !== cartId), cartId])
  const ofCart = (cartId: string) => list().find((payment) => payment.cartId === cartId) ?? null
  const sent = () => readEntries(storage, SENT_PAYMENT).flatMap(sentEntryOf)
  const sentOf = (cartId: string) => sent().filter((each) => each.cartId === cartId)
  const noteSent: OpenPayments['noteSent'] = (cartId, orders) =>
    put(
      SENT_PAYMENT,
      orders.map(({ code, isPaidAfterOrder }) => ({ cartId, code, isPaidAfterOrder })),
    )
  const waiting = () => textsIn(WAITING_CARTS)
  return {
    list,
    ofCart,
    ofTicket: (ticket) => list().find((payment) => payment.ticket === ticket) ?? null,
    write,
    settle(payment, failedBy) {
      const { cartId, order, ticket } = payment
      if (failedBy === null) noteOrdered(cartId)
      if (ticket !== null)
        put(SETTLED, [...readEntries(storage, SETTLED).flatMap(settledOf), { cartId, order, ticket, failedBy }])
      put(OPEN_PAYMENT, without(cartId))
    },
    settledAs: (ticket) =>
      readEntries(storage, SETTLED)
        .flatMap(settledOf)
        .find((settled) => settled.ticket === ticket) ?? null,
    isKnown: (orderNumber) =>
      [...list(), ...readEntries(storage, SETTLED).flatMap(settledOf)].some(
        ({ order }) => order?.number === orderNumber,
      ),
    noteOrdered,
    mayBeOrdered: (cartId, knownOrdered) =>
      ofCart(cartId) === null && (!textsIn(ORDERED_CARTS).includes(cartId) || !!knownOrdered?.includes(`"${cartId}"`)),
    sentOf,
    noteSent,
    keepSent(cartId) {
      const orders = sentOf(cartId)
      const [last] = orders.slice(-1)
      // Of several methods it is not known which one ordered. An order with one that is paid later stands as it is.
      if (last && orders.every(({ isPaidAfterOrder }) => isPaidAfterOrder))
        write({ cartId, code: last.code, order: null, ticket: null, resume: null })
      else if (ofCart(cartId) === null) noteOrdered(cartId)
      if (orders.length > 0) noteSent(cartId, [])
    },
    sentCart: () => sent().at(-1)?.cartId ?? null,
    waiting,
    takeWaiting(cartId, left) {
      const others = waiting().filter((id) => id !== cartId)
      put(WAITING_CARTS, left === null ? others : [...others, left])
    },
    letWait: (cartId) => put(WAITING_CARTS, [...waiting().filter((id) => id !== cartId), cartId]),
  }
}

const orderOf = (value: unknown): OpenPayment['order'] => {
  const { number, token } = isEntry(value) ? value : {}
  return typeof number === 'string' && typeof token === 'string' ? { number, token } : null
}

function openOf(value: unknown): OpenPayment[] {
  const { cartId, code, order, ticket, resume, isAnswered } = isEntry(value) ? value : {}
  if (typeof cartId !== 'string' || typeof code !== 'string') return []
  const known = { cartId, code, order: orderOf(order), ticket: textOf(ticket), resume: textOf(resume) }
  return [isAnswered === true ? { ...known, isAnswered } : known]
}

function settledOf(value: unknown): Settled[] {
  const { cartId, order, ticket, failedBy } = isEntry(value) ? value : {}
  if (typeof cartId !== 'string' || typeof ticket !== 'string') return []
  const isReason = failedBy === 'declined' || failedBy === 'cancelled' || failedBy === 'expired'
  return [{ cartId, order: orderOf(order), ticket, failedBy: isReason ? failedBy : null }]
}

function sentEntryOf(value: unknown): (SentOrder & { readonly cartId: string })[] {
  const { cartId, code, isPaidAfterOrder } = isEntry(value) ? value : {}
  if (typeof cartId !== 'string' || typeof code !== 'string') return []
  return [{ cartId, code, isPaidAfterOrder: isPaidAfterOrder === true }]
}
