import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { alreadyExists, inputError, notAuthenticated, notAuthorized } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { hashPassword, SALT_LENGTH, verifyPassword } from './passwords.ts'
import {
  clearSignInFailures,
  customerAddresses,
  type ContactMessage,
  type CustomerAddressRow,
  type CustomerRow,
  findCustomer,
  findCustomerByEmail,
  insertContactMessage,
  insertCustomer,
  signInFailures,
  subscriptionStatus,
  writeSignInFailures,
  writeSubscription,
} from './repository.ts'
import { accountProblem, type CustomerCreateInput, failuresAfterTry, isEmailAddress, isSignInLocked } from './rules.ts'
import { revokeTokens, storeToken, TOKEN_LENGTH } from './tokens.ts'

const HOUR_MS = 3_600_000

const SIGN_IN_REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'

/** The signed-in customer; refuses guests as Magento does. */
export function requireCustomer(context: CommerceContext): CustomerRow {
  const customer = context.customerId === null ? undefined : findCustomer(context.db, context.customerId)
  if (!customer) throw notAuthorized()
  return customer
}

async function generateCustomerToken(_: unknown, args: { email: string; password: string }, context: CommerceContext) {
  const { db, store, clock } = context
  if (!args.email) throw inputError('Specify the "email" value.')
  if (!args.password) throw inputError('Specify the "password" value.')

  // The try is counted before the password is checked: of many guesses sent at once, only the allowed number is heard.
  const mayTry = inTransaction(db, () => {
    const record = signInFailures(db, store.websiteId, args.email)
    if (isSignInLocked(record, clock.now())) return false
    const failures = failuresAfterTry(record, clock.now())
    writeSignInFailures(db, store.websiteId, args.email, { failures, lastFailureAt: clock.now() })
    return true
  })
  const customer = mayTry ? findCustomerByEmail(db, store.websiteId, args.email) : undefined
  const isRight = await verifyPassword(args.password, customer?.password_hash ?? null)
  if (!customer || !isRight) throw notAuthenticated(SIGN_IN_REFUSED)

  const token = context.randomText(TOKEN_LENGTH)
  const lifetimeMs = store.config.customerAccessTokenLifetimeHours * HOUR_MS
  inTransaction(db, () => {
    clearSignInFailures(db, store.websiteId, args.email)
    storeToken(db, customer.id, token, { now: clock.now(), expiresAt: clock.now() + lifetimeMs })
  })
  return { token }
}

function revokeCustomerToken(_: unknown, __: unknown, context: CommerceContext) {
  revokeTokens(context.db, requireCustomer(context).id, context.clock.now())
  return { result: true }
}

async function createCustomerV2(_: unknown, args: { input: CustomerCreateInput }, context: CommerceContext) {
  const { db, store, clock } = context
  const { password, is_subscribed: isSubscribed, ...person } = args.input
  const problem = accountProblem(args.input, store.config)
  if (problem) throw problem

  const passwordHash = password == null ? null : await hashPassword(password, context.randomText(SALT_LENGTH))
  const customer = inTransaction(db, () => {
    const id = insertCustomer(db, store, { ...person, passwordHash, createdAt: clock.now() })
    if (id !== null && isSubscribed) {
      writeSubscription(db, store, { email: person.email, customerId: id, status: 'SUBSCRIBED', now: clock.now() })
    }
    return id === null ? undefined : findCustomer(db, id)
  })
  if (!customer) {
    throw inputError('A customer with the same email address already exists in an associated website.')
  }
  return { customer }
}

function subscribeEmailToNewsletter(_: unknown, args: { email: string }, context: CommerceContext) {
  const { db, store, customerId, clock } = context
  if (!store.config.isNewsletterEnabled) throw inputError('Cannot create a newsletter subscription.')
  if (!args.email) throw inputError('You must specify an email address to subscribe to a newsletter.')
  if (!isEmailAddress(args.email)) throw inputError('Enter a valid email address.')

  return inTransaction(db, () => {
    const owner = findCustomerByEmail(db, store.websiteId, args.email)
    if (customerId !== null && owner && owner.id !== customerId) {
      throw inputError('Cannot create a newsletter subscription.')
    }
    if (subscriptionStatus(db, store.websiteId, args.email) === 'SUBSCRIBED') {
      throw alreadyExists('This email address is already subscribed.')
    }
    writeSubscription(db, store, {
      email: args.email,
      customerId: owner?.id ?? null,
      status: 'SUBSCRIBED',
      now: clock.now(),
    })
    return { status: 'SUBSCRIBED' }
  })
}

function contactUs(_: unknown, args: { input: ContactMessage }, context: CommerceContext) {
  const { name, email, comment } = args.input
  if (!context.store.config.isContactEnabled) throw inputError('The contact form is unavailable.')
  if (!comment.trim()) throw inputError('Comment field is required.')
  if (!name.trim()) throw inputError('Name field is required.')
  if (!isEmailAddress(email)) {
    throw inputError('The email address is invalid. Verify the email address and try again.')
  }
  insertContactMessage(context.db, context.store.id, args.input, context.clock.now())
  return { status: true }
}

function addressOf(customer: CustomerRow, address: CustomerAddressRow) {
  return {
    ...address,
    street: JSON.parse(address.street) as string[],
    region: { region: address.region, region_code: address.region_code, region_id: address.region_id },
    default_billing: customer.default_billing_id === address.id,
    default_shipping: customer.default_shipping_id === address.id,
  }
}

export const customerResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    customer: (_: unknown, __: unknown, context) => requireCustomer(context),
  },
  Mutation: { generateCustomerToken, revokeCustomerToken, createCustomerV2, subscribeEmailToNewsletter, contactUs },
  Customer: {
    is_subscribed: (customer: CustomerRow, _: unknown, { db }) =>
      subscriptionStatus(db, customer.website_id, customer.email) === 'SUBSCRIBED',
    addresses: (customer: CustomerRow, _: unknown, { db }) =>
      customerAddresses(db, customer.id).map((address) => addressOf(customer, address)),
    default_billing: (customer: CustomerRow) => customer.default_billing_id?.toString() ?? null,
    default_shipping: (customer: CustomerRow) => customer.default_shipping_id?.toString() ?? null,
    created_at: (customer: CustomerRow) => toMagentoDate(customer.created_at),
  },
}
