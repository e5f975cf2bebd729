import type { Shop } from '#src/relay/ShopContext.ts'
import { PAYMENT_LOCK } from './openPaymentKey.ts'
import { createOpenPayments } from './openPayments.ts'

/** Makes a waiting cart the current one; the one that it replaces waits instead. */
export const takeWaitingCart = (
  { storage, locks, cartId }: Pick<Shop, 'storage' | 'locks' | 'cartId'>,
  id: string,
): Promise<void> =>
  locks.run(PAYMENT_LOCK, async () => {
    const payments = createOpenPayments(storage)
    if (!payments.waiting().includes(id)) return
    cartId.refresh()
    const left = cartId.get()
    cartId.set(id)
    payments.takeWaiting(id, left)
  })

/** Finds out whether a document that has ended has ordered the cart that it had. */
export const findSentOrder = ({ storage, locks, cartId }: Pick<Shop, 'storage' | 'locks' | 'cartId'>): Promise<void> =>
  locks.run(PAYMENT_LOCK, async () => {
    const payments = createOpenPayments(storage)
    const cart = payments.sentCart()
    cartId.refresh()
    // The cart is the current one until a document has found it closed.
    if (cart !== null && cart !== cartId.get()) payments.keepSent(cart)
  })
