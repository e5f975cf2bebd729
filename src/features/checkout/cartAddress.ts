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
  }
}

/** An address that the cart already has. */
type SavedAddress = {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null | undefined
  readonly street: readonly (string | null | undefined)[]
  readonly city: string
  readonly region: { readonly region_id: number | null | undefined } | null | undefined
  readonly postcode: string | null | undefined
  readonly country: { readonly code: string }
  readonly telephone: string | null | undefined
}

export const addressValuesOf = (address: SavedAddress): AddressValues => ({
  countryCode: address.country.code,
  firstname: address.firstname,
  lastname: address.lastname,
  company: address.company ?? '',
  street: address.street[0] ?? '',
  streetMore: address.street[1] ?? '',
  postcode: address.postcode ?? '',
  city: address.city,
  regionId: address.region?.region_id == null ? '' : String(address.region.region_id),
  telephone: address.telephone ?? '',
})
