import { describe, expect, test } from 'vitest'
import { emptyCheckout } from '#src/features/checkout/form/checkoutValues.ts'
import { keepPlace, readKeptPlace } from '#src/pages/cart/estimate/keptPlace.ts'
import { isWholePostcode } from '#src/features/address/postcode.ts'
import { draftAt, openingPlace, withPostcode } from '#src/pages/cart/estimate/estimatePlace.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const country = (id: string, regions: readonly (readonly [number, string])[] = []) => ({
  id,
  name: id,
  regions: regions.map(([regionId, code]) => ({ id: regionId, code, name: code })),
  isRegionRequired: false,
  isPostcodeOptional: false,
})
const ITALY = country('IT', [
  [1, 'FI'],
  [2, 'CA'],
  [3, 'OR'],
])
const COUNTRIES = [country('FR'), ITALY]
const FLORENCE = { countryCode: 'IT', postcode: '50123', regionId: '1' }
const BARE = { countryCode: 'IT', postcode: '', regionId: '' }

const draftWith = (shipping: Readonly<Record<string, string>>) => {
  const values = emptyCheckout('IT')
  return { ...values, shipping: { ...values.shipping, ...shipping } }
}

describe('where an estimate begins', () => {
  test('at the checkout’s input, then at the last estimate, then in the country of the store', () => {
    const typed = draftWith({ postcode: '20121', regionId: '9', firstname: 'Anna' })
    const milan = { countryCode: 'IT', postcode: '20121', regionId: '9' }
    expect(openingPlace({ draft: typed, kept: FLORENCE }, COUNTRIES, 'IT')).toEqual(milan)
    expect(openingPlace({ draft: emptyCheckout('IT'), kept: FLORENCE }, COUNTRIES, 'IT')).toEqual(FLORENCE)
    expect(openingPlace({ draft: null, kept: null }, COUNTRIES, 'IT')).toEqual(BARE)
  })
  test('never where the shop does not deliver', () => {
    const oslo = { countryCode: 'NO', postcode: '0150', regionId: '' }
    expect(openingPlace({ draft: null, kept: oslo }, COUNTRIES, 'IT')).toEqual(BARE)
    expect(openingPlace({ draft: null, kept: null }, COUNTRIES, 'NO').countryCode).toBe('FR')
  })
  test('the last one is stored, and invalid data is ignored', () => {
    const storage = createMemoryStorage()
    expect(readKeptPlace(storage)).toBeNull()
    keepPlace(storage, FLORENCE)
    expect(readKeptPlace(storage)).toEqual(FLORENCE)
    storage.set('vetrina.estimatePlace', '{"countryCode":"IT"}')
    expect(readKeptPlace(storage)).toBeNull()
  })
})

describe('a postcode', () => {
  test('takes the province that it can only be in', () => {
    expect(withPostcode(BARE, '50123', ITALY)).toEqual(FLORENCE)
  })
  test('of two provinces leaves the one that was chosen, and takes none', () => {
    expect(withPostcode({ ...BARE, regionId: '3' }, '09170', ITALY).regionId).toBe('3')
    expect(withPostcode(BARE, '09170', ITALY).regionId).toBe('')
    expect(withPostcode(FLORENCE, '09170', ITALY).regionId).toBe('')
  })
  test('is whole with five digits in Italy, and as it is elsewhere', () => {
    expect(['', '50123', '5012', 'SW1A'].map((text) => isWholePostcode(text, 'IT'))).toEqual([true, true, false, false])
    expect(isWholePostcode('SW1A 1AA', 'GB')).toBe(true)
  })
})

describe('the initial values of the checkout', () => {
  test('the place and the method of the estimate, and the other input there', () => {
    const begun = draftAt(null, FLORENCE, 'flatrate|flatrate', 'anna@example.com')
    expect(begun).toMatchObject({ email: 'anna@example.com', shippingMethod: 'flatrate|flatrate' })
    expect(begun?.shipping).toEqual({ ...emptyCheckout('IT').shipping, ...FLORENCE })
    const typed = { ...draftWith({}), email: 'eva@example.com', notes: 'Suonare due volte' }
    expect(draftAt(typed, FLORENCE, 'a|b', '')).toMatchObject({ email: 'eva@example.com', notes: 'Suonare due volte' })
  })
  test('never another place under an address that was typed', () => {
    expect(draftAt(draftWith({ street: 'Via Roma 3' }), FLORENCE, 'a|b', '')).toBeNull()
  })
})
