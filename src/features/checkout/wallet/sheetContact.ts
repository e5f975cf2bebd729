import * as v from 'valibot'
import { countryOf } from '#src/features/address/addressCountries.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { addressSchema } from '#src/features/address/addressSchema.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import { isWholePostcode, likelyRegions } from '#src/features/address/postcode.ts'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { postcodeForm } from '#src/lib/buyersWords.ts'
import { addressRulesOf } from '#src/lib/country-rules/addressRules.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { FieldRule } from '../form/checkoutSchema.ts'
import { isFieldRule } from '../form/fieldMessages.ts'

type Contact = ApplePayJS.ApplePayPaymentContact

/** A fault of a contact by the rules of the form, with its place in the sheet. */
export type ContactFault = { readonly field: ApplePayJS.ApplePayErrorContactField; readonly rule: FieldRule }

const FIELDS: Readonly<Partial<Record<keyof AddressValues, ApplePayJS.ApplePayErrorContactField>>> = {
  firstname: 'name',
  lastname: 'name',
  street: 'addressLines',
  postcode: 'postalCode',
  city: 'locality',
  regionId: 'administrativeArea',
  telephone: 'phoneNumber',
}

/** The place in the sheet of a field of the form, or of its path. */
export const sheetFieldOf = (path: string): ApplePayJS.ApplePayErrorContactField => {
  const name = path.split('.').at(-1) ?? ''
  return name === 'email'
    ? 'emailAddress'
    : (Object.entries(FIELDS).find(([key]) => key === name)?.[1] ?? 'postalAddress')
}

const sameText = (a: string, b: string) => a.localeCompare(b, undefined, { sensitivity: 'base' }) === 0

/** The contact as values of the form. Before the authorisation the sheet tells only the place. */
export function addressOfContact(contact: Contact, countries: readonly AddressCountry[]): AddressValues {
  const countryCode = contact.countryCode?.toUpperCase() ?? ''
  const country = countryOf(countries, countryCode)
  const postcode = postcodeForm(contact.postalCode ?? '')
  const likely = likelyRegions(postcode, country)
  const area = contact.administrativeArea?.trim() ?? ''
  const named = country.regions.find(({ code, name }) => area !== '' && (sameText(code, area) || sameText(name, area)))
  const region = (likely.length === 1 ? likely[0] : undefined) ?? named
  const [street = '', ...more] = contact.addressLines ?? []
  return {
    ...emptyAddress(countryCode),
    firstname: contact.givenName?.trim() ?? '',
    lastname: contact.familyName?.trim() ?? '',
    street,
    streetMore: more.join(', '),
    postcode,
    city: contact.locality?.trim() ?? '',
    regionId: region ? String(region.id) : '',
    telephone: contact.phoneNumber?.trim() ?? '',
  }
}

/** The postcode's rule that a place breaks; null if the costs of a delivery can be asked. */
export function placeFault(
  { countryCode, postcode }: AddressValues,
  countries: readonly AddressCountry[],
): ContactFault | null {
  const { isPostcodeOptional } = countryOf(countries, countryCode)
  const { isPostcodeNeeded, postcodeDigits } = addressRulesOf(countryCode)
  if (postcode === '' && (isPostcodeNeeded || !isPostcodeOptional))
    return { field: 'postalCode', rule: 'postcode-missing' }
  if (isWholePostcode(postcode, countryCode)) return null
  return {
    field: 'postalCode',
    rule: postcodeDigits === 4 ? 'postcode-not-four-digits' : 'postcode-not-five-digits',
  }
}

/** The faults of an address, one for each field of the sheet; empty if it can be ordered to. */
export function addressFaults(address: AddressValues, countries: readonly AddressCountry[]): readonly ContactFault[] {
  const checked = v.safeParse(addressSchema(countries), address)
  if (checked.success) return []
  const faults = new Map<string, ContactFault>()
  for (const { message, path } of checked.issues) {
    const field = sheetFieldOf(String(path?.[0]?.key))
    if (isFieldRule(message) && !faults.has(field)) faults.set(field, { field, rule: message })
  }
  return [...faults.values()]
}

/** The e-mail in the form in which it is sent. */
export function emailOfContact(contact: Contact): Result<string, readonly ContactFault[]> {
  const checked = v.safeParse(emailSchema, contact.emailAddress ?? '')
  if (checked.success) return succeeded(checked.output)
  const rules = checked.issues.flatMap(({ message }) => (isFieldRule(message) ? message : []))
  return failed(rules.slice(0, 1).map((rule) => ({ field: 'emailAddress', rule })))
}
