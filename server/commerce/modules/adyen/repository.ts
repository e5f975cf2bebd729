import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'
import type { AdyenAnswer } from '../../engine/adyenPayments.ts'

/** The code of the method in Adyen's module. */
export const ADYEN_CARD = 'adyen_cc'

export type AdyenCardInput = { readonly stateData?: string | null; readonly returnUrl?: string | null }

export type AdyenPaymentRow = {
  order_id: number
  quote_id: number | null
  result_code: string
  action: string | null
}

/** Stores the card of a cart; the last one counts. */
export function writeState(db: DatabaseSync, quoteId: number, state: { stateData: string; returnUrl: string }): void {
  runSql(db, 'INSERT OR REPLACE INTO adyen_state (quote_id, state_data, return_url) VALUES (?, ?, ?)', [
    quoteId,
    state.stateData,
    state.returnUrl,
  ])
}

/** Returns the card of a cart and removes it, because it is good for one payment. */
export function takeState(db: DatabaseSync, quoteId: number) {
  const state = oneRow<{ state_data: string; return_url: string }>(
    db,
    'SELECT state_data, return_url FROM adyen_state WHERE quote_id = ?',
    [quoteId],
  )
  runSql(db, 'DELETE FROM adyen_state WHERE quote_id = ?', [quoteId])
  return state
}

/** The order leaves its cart, which may be ordered once more. */
export function freeQuote(db: DatabaseSync, quoteId: number): void {
  runSql(db, 'UPDATE sales_order SET quote_id = NULL WHERE quote_id = ?', [quoteId])
}

export function insertPayment(db: DatabaseSync, orderId: number, quoteId: number, answer: AdyenAnswer): void {
  runSql(db, 'INSERT INTO adyen_payment (order_id, quote_id, result_code, action) VALUES (?, ?, ?, ?)', [
    orderId,
    quoteId,
    answer.resultCode,
    answer.action,
  ])
}

export function writeAnswer(db: DatabaseSync, orderId: number, answer: AdyenAnswer): void {
  runSql(db, 'UPDATE adyen_payment SET result_code = ?, action = ? WHERE order_id = ?', [
    answer.resultCode,
    answer.action,
    orderId,
  ])
}

export const paymentOfOrder = (db: DatabaseSync, orderId: number) =>
  oneRow<AdyenPaymentRow>(db, 'SELECT * FROM adyen_payment WHERE order_id = ?', [orderId])

export const paymentOfNumber = (db: DatabaseSync, number: string) =>
  oneRow<AdyenPaymentRow>(
    db,
    'SELECT adyen_payment.* FROM adyen_payment JOIN sales_order ON id = order_id WHERE increment_id = ?',
    [number],
  )
