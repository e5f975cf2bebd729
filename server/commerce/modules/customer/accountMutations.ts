import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { alreadyExists, type CommerceError, inputError, notAuthenticated } from '../../engine/errors.ts'
import {
  postAccountConfirmation,
  postAccountExists,
  postEmailChanged,
  postPasswordChanged,
  postPasswordReset,
  postWelcome,
} from './accountMails.ts'
import { writeCustomAttributes } from './customAttributes.ts'
import { endAccess, isAccessUnchanged } from './endAccess.ts'
import type { NewCustomer } from './newCustomer.ts'
import { hashPassword, SALT_LENGTH } from './passwords.ts'
import {
  type CustomerRow,
  deleteCustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertCustomer,
  moveSubscription,
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
  passwordProblem,
  profileProblem,
  RESET_MAIL_INTERVAL_MS,
} from './rules.ts'
import { tryPassword } from './signIn.ts'
import { digestOf } from './tokens.ts'

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

  await refuseBreached(context, password)
  const passwordHash =
    password == null ? null : await hashPassword(password, context.randomText(SALT_LENGTH), context.passwordCost)
  const confirmationKey = store.config.isAccountConfirmationRequired ? context.randomText(KEY_LENGTH) : null
  const account = { ...person, passwordHash, confirmationKey, createdAt: clock.now() }
  return inTransaction(db, () => {
    const id = insertCustomer(db, store, account)
    // Magento says so. Where addresses are confirmed by mail, nothing needs to: the mail tells the owner.
    if (id === null && confirmationKey === null) throw inputError(EMAIL_TAKEN)
    const customer = id === null ? insertStandIn(context, account) : findCustomer(db, id)
    if (!customer) throw new Error('A new customer is gone')
    writeCustomAttributes(context, customer.id, attributes ?? [], true)
    if (id === null) {
      deleteCustomerRow(db, customer)
      postToOwner(context, args.input.email)
    } else {
      if (isSubscribed) subscribe(context, customer, true)
      if (confirmationKey === null) postWelcome(context, customer)
      else postAccountConfirmation(context, customer, confirmationKey)
    }
    const created: NewCustomer = {
      ...customer,
      email: args.input.email,
      isNew: true,
      isSubscribed: isSubscribed ?? false,
    }
    return { customer: created }
  })
}

/** An account that takes as long to write as a real one, under an address that nobody can have. */
function insertStandIn(
  context: CommerceContext,
  account: Parameters<typeof insertCustomer>[2],
): CustomerRow | undefined {
  const email = `${context.randomText(KEY_LENGTH)}@account.invalid`
  const id = insertCustomer(context.db, context.store, { ...account, email })
  return id === null ? undefined : findCustomer(context.db, id)
}

/** Tells the owner of an account that somebody has tried to create another one with the address. */
function postToOwner(context: CommerceContext, email: string): void {
  const owner = findCustomerByEmail(context.db, context.store.websiteId, email)
  if (!owner) return
  if (owner.confirmation_key === null) postAccountExists(context, owner)
  else postAccountConfirmation(context, owner, owner.confirmation_key)
}

/** Throws if the shop checks passwords against known breaches, and the password was in one. */
async function refuseBreached({ isBreachedPassword }: CommerceContext, password: string | null | undefined) {
  if (password == null || isBreachedPassword === null || !(await isBreachedPassword(password))) return
  throw inputError('This password was found in a data breach. Create a new password and try again.')
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
    const keyHash = digestOf(input.confirmation_key)
    // Without the key the answer does not reveal that the account is active; Magento reveals it to everybody.
    if (customer?.used_confirmation_hash === keyHash) throw inputError('The account is already active.')
    if (!customer?.confirmation_key || digestOf(customer.confirmation_key) !== keyHash) {
      throw inputError('The confirmation token is invalid. Verify the token and try again.')
    }
    updateCustomer(db, customer.id, { confirmation_key: null, used_confirmation_hash: keyHash })
    postWelcome(context, customer)
    return { customer: reread(context, customer) }
  })
}

function resendConfirmationEmail(_: unknown, { email }: { email: string }, context: CommerceContext) {
  const { db, store } = context
  if (!isEmailAddress(email)) throw inputError('Email address is not valid')
  return inTransaction(db, () => {
    const customer = findCustomerByEmail(db, store.websiteId, email)
    // The answer is the same for addresses without an account, and for confirmed ones. Magento tells them apart.
    if (customer?.confirmation_key) postAccountConfirmation(context, customer, customer.confirmation_key)
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

/** Verifies the password of the signed-in customer and returns the customer. Failures count like failed sign-ins. */
async function checkOwnPassword(
  context: CommerceContext,
  { email }: CustomerRow,
  password: string,
): Promise<CustomerRow> {
  const { verdict, customer } = await tryPassword(context, email, password)
  if (verdict === 'locked') throw notAuthenticated('The account is locked.')
  if (!customer) throw notAuthenticated('Invalid login or password.')
  return customer
}

async function updateCustomerEmail(_: unknown, args: { email: string; password: string }, context: CommerceContext) {
  const { db, store } = context
  const customer = requireCustomer(context)
  if (!isEmailAddress(args.email)) throw inputError(`"${args.email}" is not a valid email address.`)
  const checked = await checkOwnPassword(context, customer, args.password)
  return inTransaction(db, () => {
    if (!isAccessUnchanged(context, checked)) throw notAuthenticated('Invalid login or password.')
    const owner = findCustomerByEmail(db, store.websiteId, args.email)
    if (owner && owner.id !== customer.id) throw alreadyExists(EMAIL_TAKEN)
    updateCustomer(db, customer.id, { email: args.email })
    moveSubscription(db, customer, args.email)
    if (customer.email !== args.email) {
      endAccess(context, customer, 'email-changed')
      postEmailChanged(context, customer, args.email)
    }
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
  const checked = await checkOwnPassword(context, customer, args.currentPassword)
  refuse(passwordProblem(args.newPassword, customer.email, context.store.config))
  await refuseBreached(context, args.newPassword)
  const passwordHash = await hashPassword(args.newPassword, context.randomText(SALT_LENGTH), context.passwordCost)
  return inTransaction(context.db, () => {
    if (!isAccessUnchanged(context, checked)) throw notAuthenticated('Invalid login or password.')
    updateCustomer(context.db, customer.id, { password_hash: passwordHash })
    endAccess(context, customer, 'password-changed')
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
    // The answer is the same without an account, and while sign-in is locked. Magento tells the difference.
    if (!customer) return true
    // A second request shortly after the first sends no second mail, which would only annoy the recipient.
    const sentAt = customer.reset_token_hash === null ? null : customer.reset_token_at
    if (sentAt !== null && clock.now() - sentAt < RESET_MAIL_INTERVAL_MS) return true
    const token = context.randomText(KEY_LENGTH)
    updateCustomer(db, customer.id, { reset_token_hash: digestOf(token), reset_token_at: clock.now() })
    postPasswordReset(context, customer, token)
    return true
  })
}

/** Why a mailed token does not open the account with an address: the same without an account. */
function resetTokenProblem(customer: CustomerRow | undefined, token: string, now: number): CommerceError | null {
  if (!customer || customer.reset_token_hash !== digestOf(token)) {
    return inputError('The password token is mismatched. Reset and try again.')
  }
  return isResetTokenAlive(customer.reset_token_at ?? 0, now)
    ? null
    : inputError('The password token is expired. Reset and try again.')
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
  refuse(passwordProblem(args.newPassword, args.email, store.config))
  // Before the password is hashed, so that the time does not tell whether there is an account.
  refuse(resetTokenProblem(findCustomerByEmail(db, store.websiteId, args.email), args.resetPasswordToken, clock.now()))
  await refuseBreached(context, args.newPassword)
  const passwordHash = await hashPassword(args.newPassword, context.randomText(SALT_LENGTH), context.passwordCost)
  return inTransaction(db, () => {
    // Read again: of two attempts with one token, only the first finds it.
    const customer = findCustomerByEmail(db, store.websiteId, args.email)
    refuse(resetTokenProblem(customer, args.resetPasswordToken, clock.now()))
    if (!customer) return false
    updateCustomer(db, customer.id, { password_hash: passwordHash, confirmation_key: null })
    endAccess(context, customer, 'password-reset')
    postPasswordChanged(context, customer)
    return true
  })
}

function deleteCustomer(_: unknown, __: unknown, context: CommerceContext) {
  const customer = requireCustomer(context)
  inTransaction(context.db, () => {
    endAccess(context, customer, 'account-deleted')
    deleteCustomerRow(context.db, customer)
  })
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
