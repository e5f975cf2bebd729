import { graphql, readInlineData } from 'react-relay'
import type { addressCountries_country$key } from '#src/__generated__/addressCountries_country.graphql.ts'
import type { addressCountries_storeConfig$key } from '#src/__generated__/addressCountries_storeConfig.graphql.ts'

/** The requirements of directory and settings for addresses in a country. */
export type AddressCountry = {
  readonly id: string
  readonly name: string
  readonly regions: readonly AddressRegion[]
  readonly isRegionRequired: boolean
  readonly isPostcodeOptional: boolean
}

/** `code` comes from the directory: in Italy the two letters of the province. */
export type AddressRegion = { readonly id: number; readonly code: string; readonly name: string }

type DirectoryCountry = {
  readonly id: string | null | undefined
  readonly full_name_locale: string | null | undefined
  readonly available_regions:
    | readonly (
        | {
            readonly id: number | null | undefined
            readonly code: string | null | undefined
            readonly name: string | null | undefined
          }
        | null
        | undefined
      )[]
    | null
    | undefined
}

type CountrySettings = {
  /** Comma-separated, as in Magento's settings. */
  readonly countries_with_required_region: string | null | undefined
  readonly optional_zip_countries: string | null | undefined
}

/** Like {@link addressCountries}, from a query's answer. */
export function readAddressCountries(
  directory: readonly (addressCountries_country$key | null | undefined)[],
  storeConfig: addressCountries_storeConfig$key | null,
  intlLocale: string,
): readonly AddressCountry[] {
  const countries = directory.flatMap((country) =>
    country
      ? readInlineData(
          graphql`
            fragment addressCountries_country on Country @inline {
              id
              full_name_locale
              available_regions {
                id
                code
                name
              }
            }
          `,
          country,
        )
      : [],
  )
  const settings = readInlineData(
    graphql`
      fragment addressCountries_storeConfig on StoreConfig @inline {
        store_code
        countries_with_required_region
        optional_zip_countries
      }
    `,
    storeConfig,
  )
  return addressCountries(countries, settings, intlLocale)
}

/** The countries of delivery, by name, with their requirements. */
export function addressCountries(
  directory: readonly (DirectoryCountry | null | undefined)[],
  settings: CountrySettings | null | undefined,
  intlLocale: string,
): readonly AddressCountry[] {
  const regionRequired = codesOf(settings?.countries_with_required_region)
  const postcodeOptional = codesOf(settings?.optional_zip_countries)
  return directory
    .flatMap((country) => {
      if (!country?.id) return []
      const regions = (country.available_regions ?? []).flatMap((region) =>
        region?.id != null && region.name ? { id: region.id, code: region.code ?? '', name: region.name } : [],
      )
      return {
        id: country.id,
        name: country.full_name_locale ?? country.id,
        regions: regions.toSorted((a, b) => a.name.localeCompare(b.name, intlLocale)),
        isRegionRequired: regions.length > 0 && regionRequired.has(country.id),
        isPostcodeOptional: postcodeOptional.has(country.id),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, intlLocale))
}

const codesOf = (list: string | null | undefined): ReadonlySet<string> =>
  new Set((list ?? '').split(',').filter(Boolean))

/** A country that is not listed has only the general rules; the backend decides. */
export const countryOf = (countries: readonly AddressCountry[], id: string): AddressCountry =>
  countries.find((country) => country.id === id) ?? {
    id,
    name: id,
    regions: [],
    isRegionRequired: false,
    isPostcodeOptional: false,
  }
