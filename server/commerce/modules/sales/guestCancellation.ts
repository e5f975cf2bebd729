import { inTransaction } from '../../db/inTransaction.ts'
import { oneRow, runSql } from '../../db/rows.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { digestOf } from '../customer/tokens.ts'
import { type Cancellation, cancelNow, cancellationRefusal, orderIdOf } from './cancelOrder.ts'
import { postCancellationKey } from './orderCanceled.ts'
import { findOrder, findOrderByToken } from './repository.ts'

const KEY_LENGTH = 32
const NOT_CONFIRMED = 'The order cancellation could not be confirmed.'

/**
 * Mails the buyer of a guest's order the key that cancels it: a visitor with the address of the order's page may not be
 * the buyer.
 */
export function requestGuestOrderCancel(
  context: CommerceContext,
  input: { readonly token: string; readonly reason: string },
): Cancellation {
  const { db, clock } = context
  const reason = input.reason.trim()
  if (!reason) throw inputError('Required parameter "reason" is missing or incorrect.')
  return inTransaction(db, () => {
    const order = findOrderByToken(db, input.token)
    if (!order) throw noSuchEntity("We couldn't locate an order with the information provided.")
    if (order.customer_id !== null) throw notAuthorized('Please login to view the order.')
    const refusal = cancellationRefusal(context, order)
    if (refusal) return refusal
    const key = context.randomText(KEY_LENGTH)
    // Only the key of the latest mail is valid.
    runSql(
      db,
      `INSERT INTO sales_guest_cancellation (order_id, key_hash, reason, requested_at) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET key_hash = excluded.key_hash, reason = excluded.reason, requested_at = excluded.requested_at`,
      [order.id, digestOf(key), reason, clock.now()],
    )
    postCancellationKey(context, order, key)
    return { error: null, order }
  })
}

/** Cancels a guest's order with the key of the mail, which works once. */
export function confirmCancelOrder(
  context: CommerceContext,
  input: { readonly order_id: string; readonly confirmation_key: string },
): Cancellation {
  const { db, profile } = context
  const id = orderIdOf(input.order_id, profile)
  return inTransaction(db, () => {
    const order = findOrder(db, id)
    if (!order) {
      return { error: "The entity that was requested doesn't exist. Verify the entity and try again.", order: null }
    }
    if (order.customer_id !== null) {
      return { error: 'Current user is not authorized to cancel this order', order: null }
    }
    const asked = oneRow<{ reason: string }>(
      db,
      'SELECT reason FROM sales_guest_cancellation WHERE order_id = ? AND key_hash = ?',
      [id, digestOf(input.confirmation_key)],
    )
    // Without a valid key the answer reveals nothing about the order.
    if (!asked) return { error: NOT_CONFIRMED, order: null }
    const refusal = cancellationRefusal(context, order)
    if (refusal) return refusal
    runSql(db, 'DELETE FROM sales_guest_cancellation WHERE order_id = ?', [id])
    return { error: null, order: cancelNow(context, order, asked.reason) }
  })
}
