import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { SavedMethod } from '../../engine/expressCheckout.ts'

/** Shoppers never type it. */
export const PUBLIC_HASH_LENGTH = 64

type PaymentTokenRow = { public_hash: string; payment_method: string; type: string; details: string }

/** What a customer has saved and may still use, the oldest first. */
export const listPaymentTokens = (db: DatabaseSync, customerId: number, now: number): readonly PaymentTokenRow[] =>
  allRows<PaymentTokenRow>(
    db,
    `SELECT public_hash, payment_method, type, details FROM vault_payment_token
     WHERE customer_id = ? AND (expires_at IS NULL OR expires_at > ?) ORDER BY id`,
    [customerId, now],
  )

type NewToken = {
  readonly customerId: number
  /** Magento's code. */
  readonly paymentMethod: string
  readonly publicHash: string
  readonly saved: SavedMethod
}

/** Keeps what a provider remembers; the same once more brings what is known of it up to date. */
export function savePaymentToken(db: DatabaseSync, { customerId, paymentMethod, publicHash, saved }: NewToken): void {
  runSql(
    db,
    `INSERT INTO vault_payment_token (customer_id, public_hash, payment_method, type, gateway_token, details, expires_at)
     VALUES (?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (customer_id, payment_method, gateway_token)
     DO UPDATE SET type = excluded.type, details = excluded.details, expires_at = excluded.expires_at`,
    [customerId, publicHash, paymentMethod, saved.type, saved.token, detailsOf(saved), expiryOf(saved)],
  )
}

/** In the form in which Magento's own vaults of cards and of PayPal accounts write it. */
const detailsOf = (saved: SavedMethod): string =>
  JSON.stringify(
    saved.type === 'card'
      ? { type: saved.brand, maskedCC: saved.lastDigits, expirationDate: `${saved.expiryMonth}/${saved.expiryYear}` }
      : { payerEmail: saved.email },
  )

/** A card is good until its month is over. */
const expiryOf = (saved: SavedMethod): number | null =>
  saved.type === 'card' ? Date.UTC(saved.expiryYear, saved.expiryMonth) : null

/** False where the customer has no such token. */
export function deletePaymentTokenRow(db: DatabaseSync, customerId: number, publicHash: string): boolean {
  const parameters = [customerId, publicHash]
  const found = oneRow(db, 'SELECT 1 FROM vault_payment_token WHERE customer_id = ? AND public_hash = ?', parameters)
  runSql(db, 'DELETE FROM vault_payment_token WHERE customer_id = ? AND public_hash = ?', parameters)
  return found !== undefined
}
