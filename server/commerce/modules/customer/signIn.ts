import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthenticated } from '../../engine/errors.ts'
import { endAccess, isAccessUnchanged } from './endAccess.ts'
import { hashPassword, isOutdatedHash, SALT_LENGTH, verifyPassword } from './passwords.ts'
import {
  clearSignInFailures,
  type CustomerRow,
  findCustomerByEmail,
  signInFailures,
  type SignInTarget,
  upgradePasswordHash,
  writeSignInFailures,
} from './repository.ts'
import { requireCustomer } from './requireCustomer.ts'
import { failuresAfterTry, isSignInLocked } from './rules.ts'
import { digestOf, storeToken, TOKEN_LENGTH } from './tokens.ts'

const HOUR_MS = 3_600_000

const SIGN_IN_REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

type PasswordTry =
  | { readonly verdict: 'right'; readonly customer: CustomerRow }
  | { readonly verdict: 'wrong' | 'locked'; readonly customer?: undefined }

/** The failures of one client are counted, so that a stranger cannot lock the owner out. */
export const signInTargetOf = ({ store, clientAddress }: CommerceContext, email: string): SignInTarget => ({
  websiteId: store.websiteId,
  email,
  client: clientAddress === null ? '' : digestOf(`from ${clientAddress}`),
})

/**
 * Whether the password is that of the account with this address; a correct one resets the failures, and gets a hash of
 * the present cost.
 */
export async function tryPassword(context: CommerceContext, email: string, password: string): Promise<PasswordTry> {
  const { db, store, clock } = context
  const target = signInTargetOf(context, email)
  // The attempt is counted before the password is checked: of many guesses sent at once, only the allowed number is
  // checked.
  const mayTry = inTransaction(db, () => {
    const record = signInFailures(db, target)
    if (isSignInLocked(record, clock.now())) return false
    const failures = failuresAfterTry(record, clock.now())
    writeSignInFailures(db, target, { failures, lastFailureAt: clock.now() })
    return true
  })
  const customer = mayTry ? findCustomerByEmail(db, store.websiteId, email) : undefined
  const hash = customer?.password_hash ?? null
  const isRight = await verifyPassword(password, hash, context.passwordCost)
  if (!customer || !isRight) return { verdict: mayTry ? 'wrong' : 'locked' }
  clearSignInFailures(db, target)
  if (hash !== null && isOutdatedHash(hash, context.passwordCost)) {
    const salt = context.randomText(SALT_LENGTH)
    upgradePasswordHash(db, customer, await hashPassword(password, salt, context.passwordCost))
  }
  return { verdict: 'right', customer }
}

async function generateCustomerToken(_: unknown, args: { email: string; password: string }, context: CommerceContext) {
  const { db, store, clock } = context
  if (!args.email) throw inputError('Specify the "email" value.')
  if (!args.password) throw inputError('Specify the "password" value.')
  const { customer } = await tryPassword(context, args.email, args.password)
  if (!customer) throw notAuthenticated(SIGN_IN_REFUSED)
  if (customer.confirmation_key !== null) {
    throw notAuthenticated(
      context.profile === '2.4.7' ? SIGN_IN_REFUSED : "This account isn't confirmed. Verify and try again.",
    )
  }
  const token = context.randomText(TOKEN_LENGTH)
  const lifetimeMs = store.config.customerAccessTokenLifetimeHours * HOUR_MS
  return inTransaction(db, () => {
    if (!isAccessUnchanged(context, customer)) throw notAuthenticated(SIGN_IN_REFUSED)
    storeToken(db, customer.id, token, { now: clock.now(), expiresAt: clock.now() + lifetimeMs }, context.oddities)
    return { token }
  })
}

function revokeCustomerToken(_: unknown, __: unknown, context: CommerceContext) {
  endAccess(context, requireCustomer(context), 'signed-out')
  return { result: true }
}

export const signInMutations = { generateCustomerToken, revokeCustomerToken }
