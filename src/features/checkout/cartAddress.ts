import { graphql, readInlineData } from 'react-relay'
import type { cartAddress_address$key } from '#src/__generated__/cartAddress_address.graphql.ts'
import { partitaIvaDigits } from '#src/lib/partitaIva.ts'
import type { AddressCountry } from './addressCountries.ts'
import { countryOf } from './addressCountries.ts'
import type { AddressValues } from './checkoutValues.ts'

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
    save_in_address_book: false,
  }
}

/** The address of an invoice to a company. */
export const companyAddressOf = (
  address: CartAddressFields,
  { company, vatId }: { readonly company: string; readonly vatId: string },
): CartAddressFields => ({
  ...address,
  company: company.trim(),
  vat_id: address.country_code === 'IT' ? partitaIvaDigits(vatId) : vatId.trim(),
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
