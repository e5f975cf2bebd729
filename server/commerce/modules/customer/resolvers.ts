import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { alreadyExists, inputError } from '../../engine/errors.ts'
import { toMagentoDate } from '../../engine/magentoDate.ts'
import type { TypeResolvers } from '../../engine/module.ts'
import { accountMutations } from './accountMutations.ts'
import { addressBookMutations, addressOf } from './addressBook.ts'
import { contactUs } from './contact.ts'
import { attributesForm, customAttributes } from './customAttributes.ts'
import { isNewCustomer } from './newCustomer.ts'
import {
  customerAddresses,
  type CustomerRow,
  findCustomerByEmail,
  subscriptionStatus,
  writeSubscription,
} from './repository.ts'
import { requireCustomer } from './requireCustomer.ts'
import { isEmailAddress } from './rules.ts'
import { signInMutations } from './signIn.ts'
import { storeCreditResolvers } from './storeCredit.ts'

function subscribeEmailToNewsletter(_: unknown, args: { email: string }, context: CommerceContext) {
  const { db, store, customerId, clock } = context
  if (!store.config.isNewsletterEnabled && !context.oddities.subscribesWhileOff) {
    throw inputError('Cannot create a newsletter subscription.')
  }
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

/** Reveals which addresses have an account only if the store allows it; otherwise all of them are reported as free. */
function isEmailAvailable(_: unknown, args: { email: string }, { db, store }: CommerceContext) {
  if (!args.email) throw inputError('Email must be specified')
  if (!isEmailAddress(args.email)) throw inputError('Email is invalid')
  const isKnown = store.config.isGuestCheckoutLoginEnabled && findCustomerByEmail(db, store.websiteId, args.email)
  return { is_email_available: !isKnown }
}

export const customerResolvers: Readonly<Record<string, TypeResolvers>> = {
  Query: {
    customer: (_: unknown, __: unknown, context) => requireCustomer(context),
    isEmailAvailable,
    attributesForm,
  },
  Mutation: {
    ...signInMutations,
    ...accountMutations,
    ...addressBookMutations,
    subscribeEmailToNewsletter,
    contactUs,
  },
  ...storeCreditResolvers,
  Customer: {
    store_credit: (customer: CustomerRow) => customer,
    custom_attributes: customAttributes,
    confirmation_status: (customer: CustomerRow, _: unknown, { store, oddities }) => {
      if (oddities.failsOnNewCustomers && isNewCustomer(customer))
        throw inputError('No such entity with customerId = 0')
      return store.config.isAccountConfirmationRequired ? 'ACCOUNT_CONFIRMED' : 'ACCOUNT_CONFIRMATION_NOT_REQUIRED'
    },
    // The answer about a new customer repeats the request: the address may have an owner who must stay unknown.
    is_subscribed: (customer: CustomerRow, _: unknown, { db }) =>
      isNewCustomer(customer)
        ? customer.isSubscribed
        : subscriptionStatus(db, customer.website_id, customer.email) === 'SUBSCRIBED',
    addresses: (customer: CustomerRow, _: unknown, { db }) =>
      customerAddresses(db, customer.id).map((address) => addressOf(customer, address)),
    default_billing: (customer: CustomerRow) => customer.default_billing_id?.toString() ?? null,
    default_shipping: (customer: CustomerRow) => customer.default_shipping_id?.toString() ?? null,
    created_at: (customer: CustomerRow) => toMagentoDate(customer.created_at),
  },
}
