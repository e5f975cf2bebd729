import type { CommerceContext } from '../../engine/context.ts'
import { inputError } from '../../engine/errors.ts'
import { findCountry, type Region } from './repository.ts'

/** Magento's `customer/address/street_lines`. */
const MAX_STREET_LINES = 2

/** The directory's and the store configuration's data about the country of an address. */
export type AddressCountry = {
  readonly id: string
  readonly isRegionRequired: boolean
  readonly isPostcodeOptional: boolean
  readonly regions: readonly Region[]
}

/**
 * The country of an address with the store's requirements; undefined if the shop does not sell there. Letter case is
 * ignored.
 */
export function addressCountry({ db, store }: CommerceContext, code: string): AddressCountry | undefined {
  const country = findCountry(db, code.toUpperCase())
  return (
    country && {
      id: country.id,
      isRegionRequired: store.config.countriesWithRequiredRegion.includes(country.id),
      isPostcodeOptional: store.config.optionalZipCountries.includes(country.id),
      regions: country.regions,
    }
  )
}

export function checkStreetLines(street: readonly string[]): void {
  if (street.length <= MAX_STREET_LINES) return
  throw inputError(`"Street Address" cannot contain more than ${MAX_STREET_LINES} lines.`)
}
