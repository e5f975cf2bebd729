import { expect, test } from 'vitest'
import { tierAmount } from '#src/features/product/choices/tierAmount.ts'
import { chargedTiers, tierDiscount } from '#src/features/product/offer/tierDiscount.ts'

test.each([
  [30, 30, 10, 0.1],
  // 29.97 regularly, 14.99 now, 9.99 from six pieces on.
  [14.99, 29.97, 66.67, 0.3336],
  [15, 30, 60, 0.2],
])('a product that costs %d now and %d regularly, with a tier of %d %% off', (price, regular, percent, discount) => {
  expect(tierDiscount(price, regular, percent)).toBeCloseTo(discount, 3)
})

test.each([40, 50])('a tier of %d %% off a halved price is never charged', (percent) => {
  expect(tierDiscount(15, 30, percent)).toBeNull()
})

test('the price of a tier is a whole number of cents', () => {
  expect([tierAmount(29.97, 66.67), tierAmount(27, 63)]).toEqual([9.99, 9.99])
})

test.each([
  ['in any order', ['10 0.3', '5 0.2'], ['5 0.2', '10 0.3']],
  ['with a worse one for more pieces', ['5 0.2', '10 0.1', '20 0.3'], ['5 0.2', '20 0.3']],
  ['of several websites for the same pieces', ['5 0.1', '5 0.2', '5 0.2'], ['5 0.2']],
  ['with the same one for more pieces', ['3 0.1', '6 0.1'], ['3 0.1']],
])('of tiers %s those are shown that are charged', (_name, offered, charged) => {
  const tierOf = (text: string) => {
    const [quantity = 0, discount = 0] = text.split(' ').map(Number)
    return { quantity, discount }
  }
  expect(chargedTiers(offered.map(tierOf))).toEqual(charged.map(tierOf))
})
