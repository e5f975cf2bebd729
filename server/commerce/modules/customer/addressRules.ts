import type { AddressColumns } from '../../db/addressTable.ts'
import { inputError, MagentoDefect } from '../../engine/errors.ts'
import type { Oddities } from '../../engine/profile/oddities.ts'
import { type AddressCountry, checkStreetLines } from '../directory/addressCountry.ts'
import type { CustomerAddressRow } from './repository.ts'

type RegionInput = {
  readonly region?: string | null
  readonly region_code?: string | null
  readonly region_id?: number | null
}

/** `CustomerAddressInput`: an absent field stays unchanged. */
export type AddressInput = {
  readonly prefix?: string | null
  readonly firstname?: string | null
  readonly middlename?: string | null
  readonly lastname?: string | null
  readonly suffix?: string | null
  readonly company?: string | null
  readonly street?: readonly (string | null)[] | null
  readonly city?: string | null
  readonly region?: RegionInput | null
  readonly postcode?: string | null
  readonly country_code?: string | null
  readonly telephone?: string | null
  readonly fax?: string | null
  readonly vat_id?: string | null
  readonly default_billing?: boolean | null
  readonly default_shipping?: boolean | null
}

/**
 * Validates an address of the address book like Magento and returns it in stored form. Stricter than at checkout: if a
 * region is required, only its id counts.
 *
 * @param known the entry that changes, null for a new one
 * @param countryOf finds a country the shop sells to by its code
 */
export function bookAddress(
  input: AddressInput,
  known: CustomerAddressRow | null,
  countryOf: (code: string) => AddressCountry | undefined,
  oddities: Oddities,
): AddressColumns {
  const text = (name: Exclude<keyof AddressInput, 'street' | 'region' | `default_${string}`>): string | null => {
    const value = input[name] === undefined ? known?.[name] : input[name]
    return value?.trim() ?? null
  }
  const street = input.street?.filter((line) => line !== null) ?? streetOf(known)
  const code = text('country_code')
  if (!code && oddities.failsOnMissingCountry) throw new MagentoDefect('An address without a country')
  const country = code === null ? undefined : countryOf(code)
  const fields = {
    postcode: text('postcode'),
    city: text('city'),
    country_id: code,
    firstname: text('firstname'),
    lastname: text('lastname'),
    street: street.join(''),
    telephone: text('telephone'),
  }
  const missing = Object.entries(fields).flatMap(([name, value]) =>
    value?.trim() || (name === 'postcode' && country?.isPostcodeOptional) ? [] : [name],
  )
  if (missing.length > 0) throw inputError(`Required parameters are missing: ${missing.join(', ')}`)
  checkStreetLines(street)
  if (!country) throw inputError(`Invalid value of "${code}" provided for the countryId field.`)
  const region = regionOf(input.region, known, country)
  return {
    prefix: text('prefix'),
    firstname: fields.firstname ?? '',
    middlename: text('middlename'),
    lastname: fields.lastname ?? '',
    suffix: text('suffix'),
    company: text('company'),
    street: JSON.stringify(street),
    city: fields.city ?? '',
    region: region.name,
    region_code: region.code,
    region_id: region.id,
    postcode: fields.postcode,
    country_code: country.id,
    telephone: fields.telephone,
    fax: text('fax'),
    vat_id: text('vat_id'),
  }
}

const streetOf = (known: CustomerAddressRow | null): readonly string[] => (known ? JSON.parse(known.street) : [])

type ChosenRegion = { readonly id: number | null; readonly code: string | null; readonly name: string | null }

function regionOf(
  input: RegionInput | null | undefined,
  known: CustomerAddressRow | null,
  country: AddressCountry,
): ChosenRegion {
  const id = input ? input.region_id : known?.region_id
  const code = (input ? input.region_code : known?.region_code) || null
  const name = (input ? input.region : known?.region) || null
  if (id) {
    const region = country.regions.find((each) => each.id === id && (code === null || each.code === code))
    if (region) return region
    throw inputError(
      input
        ? 'The region_id does not match the selected country or region'
        : 'The specified region is not a part of the selected country or region',
    )
  }
  if (country.isRegionRequired) throw inputError('A region_id is required for the specified country code')
  return { id: null, code, name }
}
