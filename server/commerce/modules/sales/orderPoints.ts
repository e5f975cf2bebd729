import { baseCents } from '../../engine/currency.ts'
import type { DatabaseSync } from 'node:sqlite'
import { bookRewardPoints, pointsOfOrder, rewardPointsOf, rewardsOfStore } from '../reward/repository.ts'
import { type OrderAction, pointsEarned } from '../reward/rules.ts'
import { refundedCents } from './documents.ts'
import { orderParts, type OrderRow } from './repository.ts'

// The changes of an order to its customer's reward points, each inside the caller's transaction. Guests have none.

function change(db: DatabaseSync, order: OrderRow, action: OrderAction, points: number, at: number): void {
  const rewards = rewardsOfStore(db, order.store_id)
  if (order.customer_id === null || rewards === null || points === 0) return
  bookRewardPoints(db, order.customer_id, { action, points, orderNumber: order.increment_id, at }, rewards)
}

/** Deducts the points that pay for the order. */
export const takePoints = (db: DatabaseSync, order: OrderRow, at: number): void =>
  change(db, order, 'order', -order.reward_points, at)

/** Adds the points for a paid order: for the paid amount only, without its tax and shipping. */
export function earnPoints(db: DatabaseSync, order: OrderRow, at: number): void {
  const earning = rewardsOfStore(db, order.store_id)?.earning
  if (!earning) return
  const paid = order.grand_total - order.shipping_excl_tax - order.tax
  const points = pointsEarned(baseCents({ exchangeRate: order.exchange_rate }, paid), earning)
  change(db, order, 'order_extra', points, at)
}

/**
 * Updates the points after a refund: points that paid are returned before any money, and of the earned points the
 * refunded share is deducted, unless they are spent.
 */
export function settleRefundedPoints(db: DatabaseSync, order: OrderRow, at: number): void {
  const { customer_id: customerId, increment_id: number, reward_points: paid, reward_cents: paidCents } = order
  if (customerId === null) return
  const refunded = refundedCents({ ...order, parts: orderParts(db, [order.id])(order.id) })
  const whole = order.grand_total + order.gift_card_total + order.store_credit + paidCents
  if (paid > 0) {
    const due = Math.floor((paid * Math.min(refunded, paidCents)) / paidCents)
    change(db, order, 'creditmemo', due - pointsOfOrder(db, customerId, number, 'creditmemo'), at)
  }
  const earned = pointsOfOrder(db, customerId, number, 'order_extra')
  if (earned > 0) {
    const due = Math.floor((earned * refunded) / whole) + pointsOfOrder(db, customerId, number, 'creditmemo_void')
    change(db, order, 'creditmemo_void', -Math.min(due, rewardPointsOf(db, customerId)), at)
  }
}

/** Returns the points that paid for a cancelled order, minus those that a refund has returned. */
export function revertPoints(db: DatabaseSync, order: OrderRow, at: number): void {
  if (order.customer_id === null) return
  const back = pointsOfOrder(db, order.customer_id, order.increment_id, 'creditmemo')
  change(db, order, 'order_revert', order.reward_points - back, at)
}
