import { SeedError } from '../../seed/seedError.ts'
import type { SeedShop } from '../../seed/types.ts'
import { COUNTRIES } from './countries/countries.ts'

/** Throws {@link SeedError} for default countries that no address form of the embedded engine could show. */
export function checkCountries({ stores }: Pick<SeedShop, 'stores'>): void {
  const places = stores.flatMap(({ config: { defaultCountry } }, at) =>
    defaultCountry in COUNTRIES ? [] : [`stores[${at}].config.defaultCountry is "${defaultCountry}"`],
  )
  if (places.length === 0) return
  const known = Object.keys(COUNTRIES).join(', ')
  throw new SeedError(`the countries of the embedded engine are ${known}, but ${places.join('; ')}`)
}
