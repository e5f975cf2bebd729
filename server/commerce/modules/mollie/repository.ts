import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'
import type { RedirectPaymentStatus } from '../../engine/redirectPayments.ts'

export type MolliePaymentRow = {
  order_id: number
  quote_id: number | null
  token: string
  payment_id: string | null
  checkout_url: string | null
  status: RedirectPaymentStatus
}

const find = (column: 'order_id' | 'token' | 'payment_id') => (db: DatabaseSync, value: string | number) =>
  oneRow<MolliePaymentRow>(db, `SELECT * FROM mollie_payment WHERE ${column} = ?`, [value])

export const paymentOfOrder = find('order_id')
export const paymentOfToken = find('token')
export const paymentOfId = find('payment_id')

/** The order and its cart, with the token for its payment. */
export function insertPayment(db: DatabaseSync, orderId: number, token: string): void {
  runSql(
    db,
    `INSERT INTO mollie_payment (order_id, quote_id, token, status)
     SELECT id, quote_id, ?, 'open' FROM sales_order WHERE id = ?`,
    [token, orderId],
  )
}

export function writeBegun(db: DatabaseSync, orderId: number, begun: { id: string; checkoutUrl: string | null }): void {
  runSql(db, 'UPDATE mollie_payment SET payment_id = ?, checkout_url = ? WHERE order_id = ?', [
    begun.id,
    begun.checkoutUrl,
    orderId,
  ])
}

export function writeStatus(db: DatabaseSync, orderId: number, status: RedirectPaymentStatus): void {
  runSql(db, 'UPDATE mollie_payment SET status = ? WHERE order_id = ?', [status, orderId])
}

/** @param token null removes the one of an earlier choice */
export function writeApplePayToken(db: DatabaseSync, quoteId: number, token: string | null): void {
  if (token === null) runSql(db, 'DELETE FROM mollie_apple_pay_token WHERE quote_id = ?', [quoteId])
  else runSql(db, 'INSERT OR REPLACE INTO mollie_apple_pay_token (quote_id, token) VALUES (?, ?)', [quoteId, token])
}

/** The token with which a cart was ordered. It is good once, so it is gone after that. */
export function takeApplePayToken(db: DatabaseSync, quoteId: number): string | null {
  const row = oneRow<{ token: string }>(db, 'SELECT token FROM mollie_apple_pay_token WHERE quote_id = ?', [quoteId])
  writeApplePayToken(db, quoteId, null)
  return row?.token ?? null
}

/** Opens a cart again after it was ordered, so that it can be ordered once more. */
export function reopenQuote(db: DatabaseSync, quoteId: number, now: number): void {
  runSql(db, 'UPDATE sales_order SET quote_id = NULL WHERE quote_id = ?', [quoteId])
  runSql(db, 'UPDATE quote SET is_active = 1, updated_at = ? WHERE id = ?', [now, quoteId])
}
