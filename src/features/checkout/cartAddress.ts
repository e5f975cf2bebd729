import { graphql, readInlineData } from 'react-relay'
import type { cartAddress_address$key } from '#src/__generated__/cartAddress_address.graphql.ts'
import { codiceFiscaleOf } from '#src/lib/codiceFiscale.ts'
import { partitaIvaDigits } from '#src/lib/partitaIva.ts'
import type { AddressCountry } from './addressCountries.ts'
import { countryOf } from './addressCountries.ts'
import type { AddressValues, CheckoutValues, PickupPlace } from './checkoutValues.ts'

/** The part of Magento's `CartAddressInput` that the form fills. */
export type CartAddressFields = {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  readonly region_id: number | null
  readonly postcode: string | null
  readonly country_code: string
  readonly telephone: string
  readonly vat_id: string | null
  readonly fax: string | null
  /** What is typed reaches the cart many times before it is ordered; Magento would keep each of them. */
  readonly save_in_address_book: boolean
}

const textOrNull = (text: string): string | null => text.trim() || null

/** The address as the cart takes it. A region that is not one of the country's never leaves the form. */
export function cartAddressOf(values: AddressValues, countries: readonly AddressCountry[]): CartAddressFields {
  const { regions } = countryOf(countries, values.countryCode)
  const region = regions.find(({ id }) => String(id) === values.regionId)
  return {
    firstname: values.firstname.trim(),
    lastname: values.lastname.trim(),
    company: textOrNull(values.company),
    street: [values.street, values.streetMore].map((line) => line.trim()).filter(Boolean),
    city: values.city.trim(),
    region_id: region?.id ?? null,
    postcode: textOrNull(values.postcode),
    country_code: values.countryCode,
    telephone: values.telephone.trim(),
    vat_id: null,
    fax: null,
    save_in_address_book: false,
  }
}

/** The address of a cart that is collected: a person at the shop's place. */
export const pickupAddressOf = (person: CartAddressFields, place: PickupPlace): CartAddressFields => ({
  ...person,
  company: null,
  street: [place.street],
  city: place.city,
  region_id: place.regionId === '' ? null : Number(place.regionId),
  postcode: textOrNull(place.postcode),
  country_code: place.countryCode,
  save_in_address_book: false,
})

type CompanyInvoice = Pick<CheckoutValues, 'invoiceCompany' | 'vatId' | 'invoiceDelivery'>

/**
 * The address of an invoice to a company. Magento has no field for where an electronic invoice is delivered: `fax` is the
 * one of its address that carts, orders and what the merchant prints all have, and that nothing else is typed into.
 */
export function companyAddressOf(address: CartAddressFields, invoice: CompanyInvoice): CartAddressFields {
  const isItalian = address.country_code === 'IT'
  const delivery = textOrNull(invoice.invoiceDelivery)
  return {
    ...address,
    company: invoice.invoiceCompany.trim(),
    vat_id: isItalian ? partitaIvaDigits(invoice.vatId) : invoice.vatId.trim(),
    fax: isItalian && delivery ? (delivery.includes('@') ? delivery : delivery.toUpperCase()) : null,
  }
}

/** The address of a person's bill. A tax code is a person's VAT number to Magento. */
export const personAddressOf = (address: CartAddressFields, fiscalCode: string): CartAddressFields => ({
  ...address,
  vat_id: address.country_code === 'IT' ? codiceFiscaleOf(fiscalCode) || null : null,
})

/** The form's values of an address that the cart already has. */
export function addressValuesOf(address: cartAddress_address$key): AddressValues {
  const saved = readInlineData(
    graphql`
      fragment cartAddress_address on ShippingCartAddress @inline {
        firstname
        lastname
        company
        street
        city
        region {
          region_id
        }
        postcode
        country {
          code
        }
        telephone
      }
    `,
    address,
  )
  return {
    countryCode: saved.country.code,
    firstname: saved.firstname,
    lastname: saved.lastname,
    company: saved.company ?? '',
    street: saved.street[0] ?? '',
    streetMore: saved.street[1] ?? '',
    postcode: saved.postcode ?? '',
    city: saved.city,
    regionId: saved.region?.region_id == null ? '' : String(saved.region.region_id),
    telephone: saved.telephone ?? '',
  }
}
