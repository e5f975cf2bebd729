import { expect, test } from 'vitest'
import { shopProblems } from '#server/shop/shopProblems.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { storeAttributes, storeCountry, storeCurrency } from '#src/shop/storeFacts.ts'

const [store] = SHOP.stores

test('a store has the facts of the shop', () => {
  expect(storeCountry(store)).toBe(SHOP.country)
  expect(storeCurrency(store)).toBe(SHOP.currency)
  expect(storeAttributes(store)).toEqual(SHOP.attributes)
})

test('a store overrides single facts of the shop', () => {
  const own = { ...store, country: 'US', currency: 'USD', attributes: { care: 'care_us', sizeGuide: null } }
  expect(shopProblems({ ...SHOP, stores: [own] })).toEqual([])
  expect([storeCountry(own), storeCurrency(own)]).toEqual(['US', 'USD'])
  expect(storeAttributes(own)).toEqual({ ...SHOP.attributes, care: 'care_us', sizeGuide: null })
})
