import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { oneRow, runSql } from '../../db/rows.ts'
import type { Oddities } from '../../engine/profile/oddities.ts'
import type { CustomerIdOfToken } from '../../engine/tokens.ts'

/** Letters and digits: about 285 bits. */
export const TOKEN_LENGTH = 48
/** Expired tokens are kept for this time, so that their owner receives the reason for the refusal. */
const DEAD_TOKEN_KEPT_MS = 24 * 3_600_000

/** Tokens have more entropy than any hash could add: a plain digest suffices to make a stolen table useless. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Stores a token (its digest only) until `life.expiresAt`; times are milliseconds since 1970. */
export function storeToken(
  db: DatabaseSync,
  customerId: number,
  token: string,
  life: { readonly now: number; readonly expiresAt: number },
  oddities: Oddities,
): void {
  const isDeadAtOnce = oddities.revokesWholeSeconds && wasRevokedInSecondOf(db, customerId, life.now)
  runSql(db, 'DELETE FROM customer_token WHERE customer_id = ? AND expires_at < ?', [
    customerId,
    life.now - DEAD_TOKEN_KEPT_MS,
  ])
  runSql(
    db,
    'INSERT INTO customer_token (token_hash, customer_id, created_at, expires_at, revoked_at) VALUES (?, ?, ?, ?, ?)',
    [digestOf(token), customerId, life.now, life.expiresAt, isDeadAtOnce ? life.now : null],
  )
}

function wasRevokedInSecondOf(db: DatabaseSync, customerId: number, now: number): boolean {
  const second = now - (now % 1_000)
  const row = oneRow<{ found: number }>(
    db,
    'SELECT 1 AS found FROM customer_token WHERE customer_id = ? AND revoked_at BETWEEN ? AND ?',
    [customerId, second, second + 999],
  )
  return row !== undefined
}

/** Ends every session of the customer. Tokens issued afterwards, even in the same millisecond, are valid. */
export function revokeTokens(db: DatabaseSync, customerId: number, now: number): void {
  runSql(db, 'UPDATE customer_token SET revoked_at = ? WHERE customer_id = ? AND revoked_at IS NULL', [now, customerId])
}

/** Ends every session of the customer but one; null ends all. */
export function endOtherSessions(db: DatabaseSync, customerId: number, kept: string | null): void {
  runSql(db, 'DELETE FROM customer_token WHERE customer_id = ? AND token_hash IS NOT ?', [customerId, kept])
}

/**
 * The customer of a bearer token; `now` is milliseconds since 1970. Messages are those of Magento 2.4.8 (reference
 * §2.3).
 */
export const customerIdOfToken: CustomerIdOfToken = (db, token, now) => {
  const row = oneRow<{ customer_id: number; expires_at: number; revoked_at: number | null }>(
    db,
    'SELECT customer_id, expires_at, revoked_at FROM customer_token WHERE token_hash = ?',
    [digestOf(token)],
  )
  if (!row || row.revoked_at !== null) return { invalid: 'User token has been revoked' }
  if (row.expires_at <= now) return { invalid: 'Consumer key has expired' }
  return { customerId: row.customer_id }
}
