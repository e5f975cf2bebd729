import type { CountryCode } from '../defineShop.ts'

/** The countries whose tax on sales is the value added tax of the European Union or of the United Kingdom. */
const COUNTRIES = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MC MT NL PL PT RO SE SI SK'.split(' '),
)

/** Whether the tax on sales is called value added tax in a country; elsewhere it is just called tax. */
export const hasValueAddedTax = (country: CountryCode): boolean => COUNTRIES.has(country)
