import { provincesOfPostcode } from '#src/lib/country-rules/italianPostcodes.ts'
import type { AddressCountry, AddressRegion } from './addressCountries.ts'

/** An Italian postcode has five digits; the backend decides about the others. */
export const isWholePostcode = (postcode: string, countryCode: string): boolean =>
  postcode === '' || countryCode !== 'IT' || /^\d{5}$/.test(postcode)

/** The possible regions of a complete postcode; empty if it does not tell. */
export function likelyRegions(postcode: string, { id, regions }: AddressCountry): readonly AddressRegion[] {
  const codes = id === 'IT' ? provincesOfPostcode(postcode) : []
  return regions.filter(({ code }) => codes.includes(code))
}
