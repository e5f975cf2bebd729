import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'

/** Magento's codes of the methods whose proof the browser gets from Braintree: a card, and a PayPal account. */
const BRAINTREE = ['braintree', 'braintree_paypal'] as const

export type BraintreeCode = (typeof BRAINTREE)[number]

export const isBraintree = (code: string): code is BraintreeCode => BRAINTREE.some((each) => each === code)

export type NonceInput = { readonly payment_method_nonce: string; readonly is_active_payment_token_enabler: boolean }

/** Stores the nonce of a cart; the last one counts. */
export function writeNonce(db: DatabaseSync, quoteId: number, input: NonceInput): void {
  runSql(db, 'INSERT OR REPLACE INTO braintree_nonce (quote_id, nonce, is_to_be_saved) VALUES (?, ?, ?)', [
    quoteId,
    input.payment_method_nonce,
    Number(input.is_active_payment_token_enabler),
  ])
}

export const findNonce = (db: DatabaseSync, quoteId: number) =>
  oneRow<{ nonce: string; is_to_be_saved: number }>(
    db,
    'SELECT nonce, is_to_be_saved FROM braintree_nonce WHERE quote_id = ?',
    [quoteId],
  )
