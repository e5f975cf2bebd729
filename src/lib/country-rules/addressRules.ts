import { provincesOfPostcode } from './italianPostcodes.ts'

/** The rules of a country's post for addresses, beside the settings of the backend. */
export type AddressRules = {
  /** The digits of every postcode there; left out, the backend decides about postcodes. */
  readonly postcodeDigits?: 4 | 5
  /** No address is without a postcode, whatever the settings of the backend say. */
  readonly isPostcodeNeeded?: boolean
  /** The codes of the regions in which a complete postcode may be; empty for other texts. */
  readonly regionsOfPostcode?: (postcode: string) => readonly string[]
  /** The word in the place of a house number that does not exist; left out, a missing number is not pointed out. */
  readonly withoutNumber?: string
}

/** By ISO 3166-1 code. The digits are those of Magento's own `zip_codes.xml`. */
const ADDRESS_RULES: Readonly<Record<string, AddressRules>> = {
  AT: { postcodeDigits: 4 },
  DE: { postcodeDigits: 5 },
  ES: { postcodeDigits: 5 },
  FR: { postcodeDigits: 5 },
  // The Italian post writes "senza numero civico" for a house without a number.
  IT: { postcodeDigits: 5, isPostcodeNeeded: true, regionsOfPostcode: provincesOfPostcode, withoutNumber: 'snc' },
}

const NONE: AddressRules = {}

export const addressRulesOf = (countryCode: string): AddressRules => ADDRESS_RULES[countryCode] ?? NONE
