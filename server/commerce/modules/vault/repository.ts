import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { SavedMethod } from '../../engine/expressCheckout.ts'

/** Shoppers never type it. */
export const PUBLIC_HASH_LENGTH = 64

/** Magento's codes of payment with a saved method, and the code under which each method was saved. */
const SAVED_UNDER: Readonly<Record<string, string>> = {
  braintree_cc_vault: 'braintree',
  braintree_paypal_vault: 'braintree_paypal',
}

export const isVaultMethod = (code: string): boolean => Object.hasOwn(SAVED_UNDER, code)

type PaymentTokenRow = { public_hash: string; payment_method: string; type: string; details: string }

export type ChosenToken = { gateway_token: string; details: string }

/** A customer's valid saved methods, oldest first. */
export const listPaymentTokens = (db: DatabaseSync, customerId: number, now: number): readonly PaymentTokenRow[] =>
  allRows<PaymentTokenRow>(
    db,
    `SELECT public_hash, payment_method, type, details FROM vault_payment_token
     WHERE customer_id = ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY id`,
    [customerId, now],
  )

/** Whether a customer has a saved method for this payment method. */
export const hasTokenFor = (db: DatabaseSync, customerId: number, code: string, now: number): boolean =>
  listPaymentTokens(db, customerId, now).some((token) => token.payment_method === SAVED_UNDER[code])

type TokenChoice = {
  readonly quoteId: number
  readonly customerId: number
  /** The code of a payment method that uses a saved one. */
  readonly code: string
  readonly publicHash: string
  readonly now: number
}

/** Stores the saved method for a cart; false if the customer does not have it, or no longer. */
export function chooseToken(db: DatabaseSync, { quoteId, customerId, code, publicHash, now }: TokenChoice): boolean {
  const { changes } = runSql(
    db,
    `INSERT OR REPLACE INTO vault_quote_token (quote_id, token_id)
     SELECT ?, id FROM vault_payment_token
     WHERE public_hash = ? AND customer_id = ? AND payment_method = ? AND (expires_at IS NULL OR expires_at > ?)`,
    [quoteId, publicHash, customerId, SAVED_UNDER[code] ?? null, now],
  )
  return changes === 1
}

/** The saved method of a cart, while it is valid. */
export const findChosenToken = (db: DatabaseSync, quoteId: number, code: string, now: number) =>
  oneRow<ChosenToken>(
    db,
    `SELECT gateway_token, details FROM vault_payment_token JOIN vault_quote_token ON token_id = vault_payment_token.id
     WHERE quote_id = ? AND payment_method = ? AND (expires_at IS NULL OR expires_at > ?)`,
    [quoteId, SAVED_UNDER[code] ?? null, now],
  )

type NewToken = {
  readonly customerId: number
  readonly publicHash: string
  readonly saved: SavedMethod
}

/** Stores a method that a provider has saved; an existing one is updated. */
export function savePaymentToken(db: DatabaseSync, { customerId, publicHash, saved }: NewToken): void {
  runSql(
    db,
    `INSERT INTO vault_payment_token (customer_id, public_hash, payment_method, type, gateway_token, details, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, payment_method, gateway_token)
     DO UPDATE SET type = excluded.type, details = excluded.details, expires_at = excluded.expires_at`,
    [
      customerId,
      publicHash,
      saved.type === 'card' ? 'braintree' : 'braintree_paypal',
      saved.type,
      saved.token,
      detailsOf(saved),
      expiryOf(saved),
    ],
  )
}

/** In the format of Magento's own vaults of cards and of PayPal accounts. */
const detailsOf = (saved: SavedMethod): string =>
  JSON.stringify(
    saved.type === 'card'
      ? { type: saved.brand, maskedCC: saved.lastDigits, expirationDate: `${saved.expiryMonth}/${saved.expiryYear}` }
      : { payerEmail: saved.email },
  )

/** A card is valid until the end of its month. */
const expiryOf = (saved: SavedMethod): number | null =>
  saved.type === 'card' ? Date.UTC(saved.expiryYear, saved.expiryMonth) : null

/** False if the customer has no such token. */
export function deletePaymentTokenRow(db: DatabaseSync, customerId: number, publicHash: string): boolean {
  const parameters = [customerId, publicHash]
  const found = oneRow(db, 'SELECT 1 FROM vault_payment_token WHERE customer_id = ? AND public_hash = ?', parameters)
  runSql(db, 'DELETE FROM vault_payment_token WHERE customer_id = ? AND public_hash = ?', parameters)
  return found !== undefined
}
