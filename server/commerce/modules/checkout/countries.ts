import type { CommerceContext } from '../../engine/context.ts'
import { findCountry } from '../directory/repository.ts'
import type { AddressCountry } from './rules.ts'

/** The country of an address with the store's demands on it; undefined where the shop does not sell. Letter case is free. */
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
