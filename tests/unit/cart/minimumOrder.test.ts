import { describe, expect, test } from 'vitest'
import { minimumOrderOf, missingForMinimum } from '#src/features/cart/totals/minimumOrder.ts'

const mark = (attributes: string) => `<p>Da <data itemprop="eligibleTransactionVolume" ${attributes}>25 €</data></p>`
const USUAL = { amount: 25, includesTax: true, includesDiscount: true }

describe('the mark of a minimum', () => {
  test('has the options that Magento installs, or those of its attributes', () => {
    expect(minimumOrderOf(mark('value="25"'))).toEqual(USUAL)
    expect(minimumOrderOf(mark('data-tax-including="1" data-include-discount-amount="1" value="25"'))).toEqual(USUAL)
    expect(minimumOrderOf(mark('value="25.50" data-tax-including="0"'))).toEqual({
      ...USUAL,
      amount: 25.5,
      includesTax: false,
    })
    expect(minimumOrderOf(mark('data-include-discount-amount="0" value="25"'))).toEqual({
      ...USUAL,
      includesDiscount: false,
    })
  })

  test.each(['', 'value=""', 'value="0"', 'value="-5"', 'value="25,00"', 'value="1.234.5"', 'data-value="25"'])(
    'says nothing with the attributes %j',
    (attributes) => expect(minimumOrderOf(mark(attributes))).toBeNull(),
  )

  test.each([null, undefined, '', '<p>Da 25 €</p>', '<data itemprop="freeShippingThreshold" value="79">79 €</data>'])(
    'is not in %j',
    (html) => expect(minimumOrderOf(html)).toBeNull(),
  )
})

describe('the missing amount', () => {
  // A discount of 10 on prices of 100 with a tax of 22 %, as Magento answers it.
  const gross = { subtotal: 81.97, subtotalWithDiscount: 73.77, discounts: [-10], taxes: [16.23] }
  // The same discount on prices without tax.
  const net = { subtotal: 100, subtotalWithDiscount: 90, discounts: [10], taxes: [12.6, 7.2] }

  test.each([
    { sums: gross, includesTax: true, includesDiscount: true, missing: 30 },
    { sums: gross, includesTax: true, includesDiscount: false, missing: 20 },
    { sums: gross, includesTax: false, includesDiscount: true, missing: 48.03 },
    { sums: gross, includesTax: false, includesDiscount: false, missing: 38.03 },
    { sums: net, includesTax: true, includesDiscount: true, missing: 10.2 },
    { sums: net, includesTax: true, includesDiscount: false, missing: 0.2 },
    { sums: net, includesTax: false, includesDiscount: true, missing: 30 },
    { sums: net, includesTax: false, includesDiscount: false, missing: 20 },
  ])(
    'of 120 with tax: $includesTax, after discount: $includesDiscount, is $missing',
    ({ sums, missing, ...options }) => {
      expect(missingForMinimum({ amount: 120, ...options }, sums)).toBe(missing)
    },
  )

  test('has no dust of the numbers of a computer, and is not positive once the minimum is reached', () => {
    const sums = { subtotal: 0.3, subtotalWithDiscount: 0.1, discounts: [], taxes: [0.2] }
    expect(missingForMinimum({ ...USUAL, amount: 0.3 }, sums)).toBeCloseTo(0, 10)
    expect(missingForMinimum({ ...USUAL, amount: 0.2 }, sums)).toBe(-0.1)
  })
})
