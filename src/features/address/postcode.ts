import { addressRulesOf } from '#src/lib/country-rules/addressRules.ts'
import type { AddressCountry, AddressRegion } from './addressCountries.ts'

/** Whether a postcode has the digits of its country; the backend decides where a country has no such rule. */
export function isWholePostcode(postcode: string, countryCode: string): boolean {
  const { postcodeDigits } = addressRulesOf(countryCode)
  return postcode === '' || !postcodeDigits || (postcode.length === postcodeDigits && /^\d+$/.test(postcode))
}

/** The possible regions of a complete postcode; empty if it does not tell. */
export function likelyRegions(postcode: string, { id, regions }: AddressCountry): readonly AddressRegion[] {
  const codes = addressRulesOf(id).regionsOfPostcode?.(postcode) ?? []
  return regions.filter(({ code }) => codes.includes(code))
}
