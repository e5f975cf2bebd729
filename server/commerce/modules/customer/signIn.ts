import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, notAuthenticated } from '../../engine/errors.ts'
import { verifyPassword } from './passwords.ts'
import {
  clearSignInFailures,
  type CustomerRow,
  findCustomerByEmail,
  signInFailures,
  writeSignInFailures,
} from './repository.ts'
import { requireCustomer } from './requireCustomer.ts'
import { failuresAfterTry, isSignInLocked } from './rules.ts'
import { revokeTokens, storeToken, TOKEN_LENGTH } from './tokens.ts'

const HOUR_MS = 3_600_000

const SIGN_IN_REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

type PasswordTry =
  | { readonly verdict: 'right'; readonly customer: CustomerRow }
  | { readonly verdict: 'wrong' | 'locked'; readonly customer?: undefined }

/** Whether the password is that of the account with this address; a correct one resets the failures. */
export async function tryPassword(context: CommerceContext, email: string, password: string): Promise<PasswordTry> {
  const { db, store, clock } = context
  // The attempt is counted before the password is checked: of many guesses sent at once, only the allowed number is
  // checked.
  const mayTry = inTransaction(db, () => {
    const record = signInFailures(db, store.websiteId, email)
    if (isSignInLocked(record, clock.now())) return false
    const failures = failuresAfterTry(record, clock.now())
    writeSignInFailures(db, store.websiteId, email, { failures, lastFailureAt: clock.now() })
    return true
  })
  const customer = mayTry ? findCustomerByEmail(db, store.websiteId, email) : undefined
  const isRight = await verifyPassword(password, customer?.password_hash ?? null)
  if (!customer || !isRight) return { verdict: mayTry ? 'wrong' : 'locked' }
  clearSignInFailures(db, store.websiteId, email)
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
  storeToken(db, customer.id, token, { now: clock.now(), expiresAt: clock.now() + lifetimeMs }, context.oddities)
  return { token }
}

function revokeCustomerToken(_: unknown, __: unknown, context: CommerceContext) {
  revokeTokens(context.db, requireCustomer(context).id, context.clock.now())
  return { result: true }
}

export const signInMutations = { generateCustomerToken, revokeCustomerToken }
