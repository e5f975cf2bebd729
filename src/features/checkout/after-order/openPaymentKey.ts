import type { KeyValueStorage } from '#src/platform/storage.ts'

/** Payments are ordered, settled and given up, and their method is set, one at a time across all tabs. */
export const PAYMENT_LOCK = 'vetrina.payment'

export const OPEN_PAYMENT = 'vetrina.openPayment'
export const SENT_PAYMENT = 'vetrina.sentPayment'
export const WAITING_CARTS = 'vetrina.waitingCarts'
export const ORDERED_CARTS = 'vetrina.orderedCarts'

/**
 * Whether an order of this browser waits for its payment, was sent by a document that has not seen the answer, or has
 * given back its cart beside another one.
 */
export const hasOpenPayment = (storage: KeyValueStorage): boolean =>
  [OPEN_PAYMENT, SENT_PAYMENT, WAITING_CARTS].some((key) => storage.get(key) !== null)

/** Whether the order of this cart waits for its payment. */
export const isUnpaid = (storage: KeyValueStorage, cartId: string): boolean =>
  storage.get(OPEN_PAYMENT)?.includes(`"${cartId}"`) === true
