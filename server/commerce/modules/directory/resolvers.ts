import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity } from '../../engine/errors.ts'
import type { CommerceModule } from '../../engine/module.ts'
import { findCountry, loadCountries, type Country } from './repository.ts'

/** Names of countries in a language, cached for the request: creating the table is expensive. */
function countryNames(context: CommerceContext, locale: string): Intl.DisplayNames {
  const key = `country names ${locale}`
  const known = context.memo.get(key)
  if (known instanceof Intl.DisplayNames) return known
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  context.memo.set(key, names)
  return names
}

export const directoryResolvers: CommerceModule['resolvers'] = {
  Query: {
    countries: (_root, _args, context: CommerceContext) => loadCountries(context.db),
    country: (_root, args: { id?: string | null }, context) => {
      if (!args.id) throw inputError('Country "id" value should be specified')
      const country = findCountry(context.db, args.id)
      if (!country) throw noSuchEntity("The country isn't available.")
      return country
    },
  },
  Country: {
    // Null, not an empty list, if the country has none: the address form then has a text field.
    available_regions: (country: Country) => (country.regions.length > 0 ? country.regions : null),
    full_name_english: (country: Country, _args, context: CommerceContext) =>
      countryNames(context, 'en').of(country.id) ?? country.id,
    full_name_locale: (country: Country, _args, context: CommerceContext) =>
      countryNames(context, context.store.locale.replace('_', '-')).of(country.id) ?? country.id,
    three_letter_abbreviation: (country: Country) => country.threeLetterCode,
    two_letter_abbreviation: (country: Country) => country.id,
  },
}
