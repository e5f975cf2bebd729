import { plainText, postcodeForm } from '#src/lib/buyersWords.ts'
import type { AddressCountry } from './addressCountries.ts'
import { countryOf } from './addressCountries.ts'
import type { AddressValues } from './addressValues.ts'

/** The fields that all of Magento's address inputs have, apart from the form of country and region. */
export type TypedAddress = {
  readonly firstname: string
  readonly lastname: string
  readonly company: string | null
  readonly street: readonly string[]
  readonly city: string
  readonly postcode: string | null
  readonly telephone: string
  readonly country_code: string
  readonly region_id: number | null
  /** Only of a country without a list of regions. */
  readonly region?: string | undefined
}

const textOrNull = (text: string): string | null => text.trim() || null

/** The address as input for the backend. A region of another country is removed. */
export function typedAddressOf(values: AddressValues, countries: readonly AddressCountry[]): TypedAddress {
  const { regions } = countryOf(countries, values.countryCode)
  const region = regions.find(({ id }) => String(id) === values.regionId)
  const regionName = regions.length === 0 ? textOrNull(values.regionName) : null
  return {
    firstname: plainText(values.firstname),
    lastname: plainText(values.lastname),
    company: textOrNull(values.company),
    street: [values.street, values.streetMore].map((line) => line.trim()).filter(Boolean),
    city: values.city.trim(),
    region_id: region?.id ?? null,
    ...(regionName !== null && { region: regionName }),
    postcode: textOrNull(postcodeForm(values.postcode)),
    country_code: values.countryCode,
    telephone: values.telephone.trim(),
  }
}

/** The address as `CustomerAddressInput`. The country came from the backend's directory, so its code is in the enum. */
export function customerAddressOf<TCountryCode extends string>(
  values: AddressValues,
  countries: readonly AddressCountry[],
) {
  const { region_id: regionId, region, country_code: country, ...address } = typedAddressOf(values, countries)
  return {
    ...address,
    country_code: country as TCountryCode,
    region: { region_id: regionId, ...(region !== undefined && { region }) },
  }
}
