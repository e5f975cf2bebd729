import * as v from 'valibot'
import { postcodeForm } from '#src/lib/buyersWords.ts'
import { addressRulesOf } from '#src/lib/country-rules/addressRules.ts'
import type { AddressCountry } from './addressCountries.ts'
import { countryOf } from './addressCountries.ts'
import { isWholePostcode } from './postcode.ts'

/** The rules of an address; each has its own message (see addressMessages.ts). */
export type AddressRule =
  | 'firstname-missing'
  | 'lastname-missing'
  | 'street-missing'
  | 'postcode-missing'
  | 'postcode-not-four-digits'
  | 'postcode-not-five-digits'
  | 'city-missing'
  | 'region-missing'
  | 'region-foreign'
  | 'telephone-missing'
  | 'telephone-malformed'

/** Loose on purpose: people write numbers in many ways, and the courier needs at least a local one. */
const TELEPHONE = /^[+(]?(?:[\s()./-]*\d){6,15}[\s).]*$/

const rule = (code: AddressRule): AddressRule => code
const text = (missing: AddressRule) => v.pipe(v.string(), v.trim(), v.nonEmpty(missing))

/** An address without rules, for drafts and for addresses that are not used. */
export const anyAddress = v.object({
  countryCode: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  company: v.string(),
  street: v.string(),
  streetMore: v.string(),
  postcode: v.string(),
  city: v.string(),
  regionId: v.string(),
  // Drafts of earlier builds lack it.
  regionName: v.fallback(v.string(), ''),
  telephone: v.string(),
})

/** The rules of the person at an address. */
const person = {
  firstname: text('firstname-missing'),
  lastname: text('lastname-missing'),
  telephone: v.pipe(text('telephone-missing'), v.regex(TELEPHONE, rule('telephone-malformed'))),
}

/** The name and telephone of an address; the other fields have no rules. */
export const personAtAddressSchema = v.object({ ...anyAddress.entries, ...person })

/** An address by the rules of its country. */
export const addressSchema = (countries: readonly AddressCountry[]) =>
  v.lazy((input) => {
    const code = (input as { countryCode?: unknown } | null)?.countryCode
    const country = countryOf(countries, typeof code === 'string' ? code : '')
    return v.object({
      ...anyAddress.entries,
      ...person,
      street: text('street-missing'),
      postcode: postcodeSchema(country),
      city: text('city-missing'),
      regionId: regionSchema(country),
    })
  })

function postcodeSchema({ id, isPostcodeOptional }: AddressCountry) {
  const { postcodeDigits, isPostcodeNeeded } = addressRulesOf(id)
  const malformed = rule(postcodeDigits === 4 ? 'postcode-not-four-digits' : 'postcode-not-five-digits')
  const isWhole = v.check((postcode: string) => isWholePostcode(postcode, id), malformed)
  const isMissable = isPostcodeOptional && !isPostcodeNeeded
  const typed = v.pipe(v.string(), v.transform(postcodeForm))
  return isMissable ? v.pipe(typed, isWhole) : v.pipe(typed, v.nonEmpty(rule('postcode-missing')), isWhole)
}

function regionSchema({ regions, isRegionRequired }: AddressCountry) {
  const ids = new Set(regions.map(({ id }) => String(id)))
  const known = v.check((id: string) => id === '' || ids.has(id), rule('region-foreign'))
  return isRegionRequired ? v.pipe(text('region-missing'), known) : v.pipe(v.string(), known)
}
