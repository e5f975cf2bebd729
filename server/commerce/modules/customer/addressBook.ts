import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { addressCountry } from '../directory/addressCountry.ts'
import { type AddressInput, bookAddress } from './addressRules.ts'
import {
  type CustomerAddressRow,
  type CustomerRow,
  deleteCustomerAddressRow,
  findCustomerAddress,
  insertCustomerAddress,
  setDefaultAddresses,
  updateCustomerAddressRow,
} from './repository.ts'
import { requireCustomer } from './requireCustomer.ts'

/** The answer of `CustomerAddress`. */
export function addressOf(customer: CustomerRow, address: CustomerAddressRow) {
  return {
    ...address,
    street: JSON.parse(address.street) as string[],
    region: { region: address.region, region_code: address.region_code, region_id: address.region_id },
    default_billing: customer.default_billing_id === address.id,
    default_shipping: customer.default_shipping_id === address.id,
  }
}

/** An address of the signed-in customer's own book. */
export function ownAddress(context: CommerceContext, customer: CustomerRow, id: number): CustomerAddressRow {
  const address = findCustomerAddress(context.db, id)
  if (!address) throw noSuchEntity(`Could not find a address with ID "${id}"`)
  if (address.customer_id !== customer.id) {
    throw notAuthorized(`Current customer does not have permission to address with ID "${id}"`)
  }
  return address
}

/** The id of a default address: `true` sets it, `false` removes it, any other value keeps it. */
const defaultAfter = (current: number | null, id: number, wish: boolean | null | undefined): number | null =>
  wish === true ? id : wish === false && current === id ? null : current

/** Applies the default flags and returns the saved address. */
function savedAddress(context: CommerceContext, customer: CustomerRow, id: number, input: AddressInput) {
  const { db } = context
  const defaults = {
    billing: defaultAfter(customer.default_billing_id, id, input.default_billing),
    shipping: defaultAfter(customer.default_shipping_id, id, input.default_shipping),
  }
  setDefaultAddresses(db, customer.id, defaults)
  return addressOf(
    { ...customer, default_billing_id: defaults.billing, default_shipping_id: defaults.shipping },
    ownAddress(context, customer, id),
  )
}

export const countryOf = (context: CommerceContext) => (code: string) => addressCountry(context, code)

function createCustomerAddress(_: unknown, { input }: { input: AddressInput }, context: CommerceContext) {
  const customer = requireCustomer(context)
  if (Object.keys(input).length === 0) throw inputError('"input" value must be specified')
  return inTransaction(context.db, () => {
    const id = insertCustomerAddress(
      context.db,
      customer.id,
      bookAddress(input, null, countryOf(context), context.oddities),
    )
    return savedAddress(context, customer, id, input)
  })
}

function updateCustomerAddress(
  _: unknown,
  { id, input }: { id: number; input?: AddressInput | null },
  context: CommerceContext,
) {
  const customer = requireCustomer(context)
  if (!input || Object.keys(input).length === 0) throw inputError('"input" value must be specified')
  return inTransaction(context.db, () => {
    const address = ownAddress(context, customer, id)
    updateCustomerAddressRow(context.db, id, bookAddress(input, address, countryOf(context), context.oddities))
    return savedAddress(context, customer, id, input)
  })
}

function deleteCustomerAddress(_: unknown, { id }: { id: number }, context: CommerceContext) {
  const customer = requireCustomer(context)
  return inTransaction(context.db, () => {
    ownAddress(context, customer, id)
    for (const [kind, defaultId] of [
      ['billing', customer.default_billing_id],
      ['shipping', customer.default_shipping_id],
    ] as const) {
      if (defaultId === id)
        throw inputError(`Customer Address ${id} is set as default ${kind} address and can not be deleted`)
    }
    deleteCustomerAddressRow(context.db, id)
    return true
  })
}

export const addressBookMutations = { createCustomerAddress, updateCustomerAddress, deleteCustomerAddress }
