import { graphql, readInlineData } from 'react-relay'
import type { addressBook_customer$key } from '#src/__generated__/addressBook_customer.graphql.ts'
import type { AddressValues } from './addressValues.ts'

/** A saved address of the customer, in the form's format. */
export type BookAddress = {
  readonly id: number
  readonly isDefaultShipping: boolean
  readonly isDefaultBilling: boolean
  readonly values: AddressValues
}

/** The lines after the first: the form has two, stores may have more, and clients of other makers fill them. */
export const furtherLines = (street: readonly (string | null | undefined)[] | null | undefined): string =>
  (street ?? []).slice(1).filter(Boolean).join(', ')

/** The customer's address book, without incomplete entries. */
export function readAddressBook(customer: addressBook_customer$key | null | undefined): readonly BookAddress[] {
  const book = readInlineData(
    graphql`
      fragment addressBook_customer on Customer @inline {
        addresses {
          id
          default_shipping
          default_billing
          firstname
          lastname
          company
          street
          city
          region {
            region_id
            region
          }
          postcode
          country_code
          telephone
        }
      }
    `,
    customer ?? null,
  )
  return (book?.addresses ?? []).flatMap((address) =>
    address?.id != null && address.country_code
      ? {
          id: address.id,
          isDefaultShipping: address.default_shipping === true,
          isDefaultBilling: address.default_billing === true,
          values: {
            countryCode: address.country_code,
            firstname: address.firstname ?? '',
            lastname: address.lastname ?? '',
            company: address.company ?? '',
            street: address.street?.[0] ?? '',
            streetMore: furtherLines(address.street),
            postcode: address.postcode ?? '',
            city: address.city ?? '',
            // Magento answers 0 for an address without a region.
            regionId: address.region?.region_id ? String(address.region.region_id) : '',
            regionName: address.region?.region_id ? '' : (address.region?.region ?? ''),
            telephone: address.telephone ?? '',
          },
        }
      : [],
  )
}
