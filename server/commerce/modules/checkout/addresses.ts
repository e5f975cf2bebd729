import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity, notAuthorized } from '../../engine/errors.ts'
import { findCustomerAddress, saveCustomerAddress } from '../customer/repository.ts'
import { addressCountry } from '../directory/addressCountry.ts'
import { findPickupLocation } from '../pickup/repository.ts'
import type { NewQuoteAddress } from '../quote/repository.ts'
import { addressFields, type CartAddressInput } from './rules.ts'

/** An address given as fields or by its entry in the customer's address book. */
export type AddressChoice = {
  readonly address?: CartAddressInput | null
  readonly customer_address_id?: number | null
}

/** An address of a cart without the fields that only the shipping address has. */
export type ResolvedAddress = Omit<NewQuoteAddress, 'same_as_billing' | 'customer_notes' | 'pickup_location_code'>

/**
 * Validates and completes the address of a mutation; an address entered by a signed-in shopper is also saved in the
 * address book unless `save_in_address_book` is false.
 *
 * @param kind names the input in Magento's messages, `shipping` or `billing`
 */
export function resolveAddress(
  context: CommerceContext,
  choice: AddressChoice,
  kind: 'shipping' | 'billing',
): ResolvedAddress {
  const { db, customerId } = context
  const { address, customer_address_id: bookId } = choice
  if (address && bookId) {
    throw inputError(`The ${kind} address cannot contain "customer_address_id" and "address" at the same time.`)
  }
  if (bookId) return fromAddressBook(context, bookId)
  if (!address) {
    throw inputError(
      kind === 'shipping'
        ? 'The shipping address must contain either "customer_address_id" or "address".'
        : 'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    )
  }
  const fields = addressFields(address, addressCountry(context, address.country_code))
  const isSaved = customerId !== null && address.save_in_address_book !== false
  return { ...fields, customer_address_id: isSaved ? saveCustomerAddress(db, customerId, fields) : null }
}

type ShippingChoice = AddressChoice & { readonly pickup_location_code?: string | null }

/**
 * As {@link resolveAddress}; for an order with pickup only the name is used, the place is that of the location, and
 * nothing is saved in the address book.
 */
export function resolveShippingAddress(
  context: CommerceContext,
  choice: ShippingChoice,
): ResolvedAddress & Pick<NewQuoteAddress, 'pickup_location_code'> {
  const { db, store } = context
  const code = choice.pickup_location_code || null
  if (code === null) return { ...resolveAddress(context, choice, 'shipping'), pickup_location_code: null }
  const address = choice.address && { ...choice.address, save_in_address_book: false }
  const person = resolveAddress(context, { ...choice, ...(address && { address }) }, 'shipping')
  const location = findPickupLocation(db, store.id, code)
  if (!location) {
    throw noSuchEntity(
      `Can not find Pickup Location with code ${code} for website Sales Channel "${store.websiteCode}".`,
    )
  }
  return {
    ...person,
    customer_address_id: null,
    street: JSON.stringify([location.street]),
    city: location.city,
    region: location.region,
    region_code: location.region_code,
    region_id: location.region_id,
    postcode: location.postcode,
    country_code: location.country_id,
    pickup_location_code: code,
  }
}

function fromAddressBook(context: CommerceContext, bookId: number): ResolvedAddress {
  if (context.customerId === null) throw notAuthorized()
  const entry = findCustomerAddress(context.db, bookId)
  if (!entry) throw noSuchEntity(`Could not find a address with ID "${bookId}"`)
  if (entry.customer_id !== context.customerId) {
    throw notAuthorized(`Current customer does not have permission to address with ID "${bookId}"`)
  }
  const { id, customer_id: _, ...fields } = entry
  return { ...fields, customer_address_id: id }
}
