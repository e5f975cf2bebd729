import type { CommerceContext } from '../../engine/context.ts'
import { runSql } from '../../db/rows.ts'
import { type CustomerRow, findCustomer } from './repository.ts'
import { endOtherSessions, revokeTokens } from './tokens.ts'

/** An event that ends ways into an account. */
type AccessEvent = 'password-changed' | 'password-reset' | 'email-changed' | 'signed-out' | 'account-deleted'

type Ending = {
  /** `others`: every session but the one that asks. */
  readonly sessions: 'all' | 'others'
  /** The mailed link for a new password. */
  readonly resetLink: boolean
  /** Running sign-ins and changes whose password was checked before the event. */
  readonly running: boolean
  /** The failed sign-ins, which lock clients out. */
  readonly failures: boolean
}

const EVERYTHING: Ending = { sessions: 'all', resetLink: true, running: true, failures: true }

/** The only place that decides which event ends tokens and links. Magento ends fewer: sessions survive a new password. */
const ENDINGS: Readonly<Record<AccessEvent, Ending>> = {
  'password-changed': { ...EVERYTHING, sessions: 'others' },
  // The old password may be known to a stranger, who may be signed in, or signing in.
  'password-reset': EVERYTHING,
  // The mailed link is in the old mailbox, which may be a stranger's by now.
  'email-changed': { ...EVERYTHING, sessions: 'others' },
  'account-deleted': EVERYTHING,
  // A sign-out ends every session, like Magento's. A running sign-in begins a new one.
  'signed-out': { sessions: 'all', resetLink: false, running: false, failures: false },
}

/** Call it inside the transaction of the change. */
export function endAccess(context: CommerceContext, customer: CustomerRow, event: AccessEvent): void {
  const { db, clock, sessionDigest } = context
  const ending = ENDINGS[event]
  if (ending.sessions === 'all') revokeTokens(db, customer.id, clock.now())
  else endOtherSessions(db, customer.id, sessionDigest)
  if (ending.resetLink) runSql(db, 'UPDATE customer SET reset_token_hash = NULL WHERE id = ?', [customer.id])
  if (ending.running) runSql(db, 'UPDATE customer SET access_version = access_version + 1 WHERE id = ?', [customer.id])
  if (ending.failures) {
    runSql(db, 'DELETE FROM sign_in_failure WHERE website_id = ? AND email = ?', [customer.website_id, customer.email])
  }
}

/**
 * Whether the access is the same as when the customer was read. Checking a password takes time, in which it may be
 * changed: call it inside the transaction of the change that the password allowed.
 */
export const isAccessUnchanged = ({ db }: CommerceContext, { id, access_version: version }: CustomerRow): boolean =>
  findCustomer(db, id)?.access_version === version
