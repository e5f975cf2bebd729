import { expect, test } from 'vitest'
import { seed } from '#shop-folder/seed/seed.ts'
import { countryNames } from '#src/features/store/countryNames.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

test('countries are named in the language of the store, in the order of the settings', () => {
  expect(countryNames(['IT', 'DE', 'VA'], 'it-IT')).toBe('Italia, Germania e Città del Vaticano')
  expect(countryNames(['IT', 'DE'], 'de-DE')).toBe('Italien und Deutschland')
})

test('without a setting nothing is named', () => {
  expect(countryNames([], 'it-IT')).toBe('')
})

test('the countries that the demo shop names are those of its carriers', () => {
  const served = new Set(seed.shippingMethods.flatMap(({ countries }) => countries))
  expect(new Set(SHOP.deliveryCountries)).toEqual(served)
})
