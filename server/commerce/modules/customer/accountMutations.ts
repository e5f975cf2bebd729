import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { alreadyExists, type CommerceError, inputError, notAuthenticated } from '../../engine/errors.ts'
import {
  postAccountConfirmation,
  postEmailChanged,
  postPasswordChanged,
  postPasswordReset,
  postWelcome,
} from './accountMails.ts'
import { writeCustomAttributes } from './customAttributes.ts'
import type { NewCustomer } from './newCustomer.ts'
import { hashPassword, SALT_LENGTH } from './passwords.ts'
import {
  type CustomerRow,
  deleteCustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  moveSubscription,
  signInFailures,
  updateCustomer,
  writeSubscription,
} from './repository.ts'
import { requireCustomer } from './requireCustomer.ts'
import {
  accountProblem,
  type CustomerCreateInput,
  type CustomerUpdateInput,
  isEmailAddress,
  isResetTokenAlive,
  isSignInLocked,
  passwordProblem,
  profileProblem,
  RESET_MAIL_INTERVAL_MS,
} from './rules.ts'
import { tryPassword } from './signIn.ts'
import { digestOf, revokeTokens } from './tokens.ts'

const KEY_LENGTH = 32
const EMAIL_TAKEN = 'A customer with the same email address already exists in an associated website.'

/** Throws the error that a rule returned. */
function refuse(problem: CommerceError | null): void {
  if (problem) throw problem
}

const subscribe = (context: CommerceContext, { id, email }: CustomerRow, isSubscribed: boolean) =>
  writeSubscription(context.db, context.store, {
    email,
    customerId: id,
    status: isSubscribed ? 'SUBSCRIBED' : 'UNSUBSCRIBED',
    now: context.clock.now(),
  })

/** The customer after the change. */
function reread(context: CommerceContext, { id }: CustomerRow): CustomerRow {
  const customer = findCustomer(context.db, id)
  if (!customer) throw new Error(`The customer ${id} is gone right after a change`)
  return customer
}

/** The older mutation, in whose schema every field is optional. */
async function createCustomer(
  _: unknown,
  { input }: { input: Partial<CustomerCreateInput> },
  context: CommerceContext,
) {
  const missing = (['email', 'firstname', 'lastname'] as const).filter((name) => !input[name])
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`)
  const { email = '', firstname = '', lastname = '' } = input
  return createCustomerV2(_, { input: { ...input, email, firstname, lastname } }, context)
}

async function createCustomerV2(_: unknown, args: { input: CustomerCreateInput }, context: CommerceContext) {
  const { db, store, clock } = context
  const { password, is_subscribed: isSubscribed, custom_attributes: attributes, ...person } = args.input
  refuse(accountProblem(args.input, store.config))

  const passwordHash = password == null ? null : await hashPassword(password, context.randomText(SALT_LENGTH))
  const confirmationKey = store.config.isAccountConfirmationRequired ? context.randomText(KEY_LENGTH) : null
  return inTransaction(db, () => {
    const id = insertCustomer(db, store, { ...person, passwordHash, confirmationKey, createdAt: clock.now() })
    const customer = id === null ? undefined : findCustomer(db, id)
    if (!customer) throw inputError(EMAIL_TAKEN)
    writeCustomAttributes(context, customer.id, attributes ?? [], true)
    if (isSubscribed) subscribe(context, customer, true)
    if (confirmationKey === null) postWelcome(context, customer)
    else postAccountConfirmation(context, customer, confirmationKey)
    return { customer: { ...customer, isNew: true } satisfies NewCustomer }
  })
}

function confirmEmail(
  _: unknown,
  { input }: { input: { email: string; confirmation_key: string } },
  context: CommerceContext,
) {
  const { db, store } = context
  if (!isEmailAddress(input.email)) throw inputError('Email is invalid')
  return inTransaction(db, () => {
    const customer = findCustomerByEmail(db, store.websiteId, input.email)
    if (!customer) throw inputError('There was an error confirming the account')
    if (customer.confirmation_key === null) throw inputError('The account is already active.')
    if (customer.confirmation_key !== input.confirmation_key) {
      throw inputError('The confirmation token is invalid. Verify the token and try again.')
    }
    updateCustomer(db, customer.id, { confirmation_key: null })
    postWelcome(context, customer)
    return { customer: reread(context, customer) }
  })
}

function resendConfirmationEmail(_: unknown, { email }: { email: string }, context: CommerceContext) {
  const { db, store } = context
  if (!isEmailAddress(email)) throw inputError('Email address is not valid')
  return inTransaction(db, () => {
    const customer = findCustomerByEmail(db, store.websiteId, email)
    if (!customer) throw inputError('There is no user registered with that email address.')
    if (customer.confirmation_key === null) throw inputError("Confirmation isn't needed.")
    postAccountConfirmation(context, customer, customer.confirmation_key)
    return true
  })
}

function updateCustomerV2(_: unknown, { input }: { input: CustomerUpdateInput }, context: CommerceContext) {
  const customer = requireCustomer(context)
  const { is_subscribed: isSubscribed, custom_attributes: attributes, ...profile } = input
  if (Object.keys(input).length === 0) throw inputError('"input" value should be specified')
  refuse(profileProblem(profile))
  return inTransaction(context.db, () => {
    updateCustomer(context.db, customer.id, profile)
    writeCustomAttributes(context, customer.id, attributes ?? [], false)
    if (isSubscribed != null) subscribe(context, customer, isSubscribed)
    return { customer: reread(context, customer) }
  })
}

/** Verifies the password of the signed-in customer; failures count like failed sign-ins. */
async function checkOwnPassword(context: CommerceContext, customer: CustomerRow, password: string): Promise<void> {
  const { verdict } = await tryPassword(context, customer.email, password)
  if (verdict === 'locked') throw notAuthenticated('The account is locked.')
  if (verdict === 'wrong') throw notAuthenticated('Invalid login or password.')
}

async function updateCustomerEmail(_: unknown, args: { email: string; password: string }, context: CommerceContext) {
  const { db, store } = context
  const customer = requireCustomer(context)
  if (!isEmailAddress(args.email)) throw inputError(`"${args.email}" is not a valid email address.`)
  await checkOwnPassword(context, customer, args.password)
  return inTransaction(db, () => {
    const owner = findCustomerByEmail(db, store.websiteId, args.email)
    if (owner && owner.id !== customer.id) throw alreadyExists(EMAIL_TAKEN)
    updateCustomer(db, customer.id, { email: args.email })
    moveSubscription(db, customer, args.email)
    if (customer.email !== args.email) postEmailChanged(context, customer, args.email)
    return { customer: reread(context, customer) }
  })
}

async function changeCustomerPassword(
  _: unknown,
  args: { currentPassword: string; newPassword: string },
  context: CommerceContext,
) {
  const customer = requireCustomer(context)
  if (!args.currentPassword) throw inputError('Specify the "currentPassword" value.')
  if (!args.newPassword) throw inputError('Specify the "newPassword" value.')
  await checkOwnPassword(context, customer, args.currentPassword)
  refuse(passwordProblem(args.newPassword, context.store.config))
  const passwordHash = await hashPassword(args.newPassword, context.randomText(SALT_LENGTH))
  return inTransaction(context.db, () => {
    updateCustomer(context.db, customer.id, { password_hash: passwordHash, reset_token_hash: null })
    postPasswordChanged(context, customer)
    return reread(context, customer)
  })
}

function requestPasswordResetEmail(_: unknown, { email }: { email: string }, context: CommerceContext) {
  const { db, store, clock } = context
  if (!email) throw inputError('You must specify an email address.')
  if (!isEmailAddress(email)) throw inputError('The email address has an invalid format.')
  return inTransaction(db, () => {
    const customer = findCustomerByEmail(db, store.websiteId, email)
    if (!customer) throw inputError("Cannot reset the customer's password")
    if (isSignInLocked(signInFailures(db, store.websiteId, email), clock.now())) {
      throw inputError('The account is locked')
    }
    // A second request shortly after the first sends no second mail, which would only annoy the recipient.
    const sentAt = customer.reset_token_hash === null ? null : customer.reset_token_at
    if (sentAt !== null && clock.now() - sentAt < RESET_MAIL_INTERVAL_MS) return true
    const token = context.randomText(KEY_LENGTH)
    updateCustomer(db, customer.id, { reset_token_hash: digestOf(token), reset_token_at: clock.now() })
    postPasswordReset(context, customer, token)
    return true
  })
}

async function resetPassword(
  _: unknown,
  args: { email: string; resetPasswordToken: string; newPassword: string },
  context: CommerceContext,
) {
  const { db, store, clock } = context
  if (!args.email) throw inputError('You must specify an email address.')
  if (!isEmailAddress(args.email)) throw inputError('The email address has an invalid format.')
  if (!args.resetPasswordToken) throw inputError('resetPasswordToken must be specified')
  if (!args.newPassword) throw inputError('newPassword must be specified')
  const customer = findCustomerByEmail(db, store.websiteId, args.email)
  if (!customer) throw inputError("Cannot set the customer's password")
  refuse(passwordProblem(args.newPassword, store.config))
  const passwordHash = await hashPassword(args.newPassword, context.randomText(SALT_LENGTH))
  return inTransaction(db, () => {
    // Read again: of two attempts with one token, only the first finds it.
    const { reset_token_hash: tokenHash, reset_token_at: sentAt } = reread(context, customer)
    if (tokenHash === null || tokenHash !== digestOf(args.resetPasswordToken)) {
      throw inputError('The password token is mismatched. Reset and try again.')
    }
    if (!isResetTokenAlive(sentAt ?? 0, clock.now())) {
      throw inputError('The password token is expired. Reset and try again.')
    }
    updateCustomer(db, customer.id, { password_hash: passwordHash, reset_token_hash: null, confirmation_key: null })
    // A reset ends all sessions, because the old password may be known to a stranger. Magento keeps them.
    revokeTokens(db, customer.id, clock.now())
    postPasswordChanged(context, customer)
    return true
  })
}

function deleteCustomer(_: unknown, __: unknown, context: CommerceContext) {
  const customer = requireCustomer(context)
  inTransaction(context.db, () => deleteCustomerRow(context.db, customer))
  return true
}

export const accountMutations = {
  createCustomer,
  createCustomerV2,
  confirmEmail,
  resendConfirmationEmail,
  updateCustomerV2,
  updateCustomerEmail,
  changeCustomerPassword,
  requestPasswordResetEmail,
  resetPassword,
  deleteCustomer,
}
