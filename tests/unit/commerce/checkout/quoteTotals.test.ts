import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AppliedDiscount,
  apportion,
  collectTotals,
  type TotalsLine,
} from '#server/commerce/modules/quote/totals.ts'

const line = (unitCents: number, quantity = 1, taxPercent = 22): TotalsLine => ({
  id: 1,
  quantity,
  unitCents,
  taxPercent,
  taxTitle: `IVA ${taxPercent}%`,
})
const percent = (amount: number): AppliedDiscount => ({
  ruleId: 1,
  label: 'Benvenuto',
  action: { kind: 'by_percent', percent: amount },
})
const SHIPPING = { cents: 690, taxPercent: 22, taxTitle: 'IVA 22%' }

describe('collectTotals', () => {
  test('takes the tax out of prices that include it', () => {
    const totals = collectTotals([line(12_200)], [], null)

    expect(totals).toMatchObject({ subtotalInclTax: 12_200, subtotalExclTax: 10_000, tax: 2_200, grandTotal: 12_200 })
    expect(totals.taxes).toEqual([{ title: 'IVA 22%', percent: 22, cents: 2_200 }])
  })

  test('takes the tax out of a piece and of a row apart', () => {
    const { lines } = collectTotals([line(1_990, 3)], [], null)
    expect(lines).toMatchObject([{ unitInclTax: 1_990, unitExclTax: 1_631, rowInclTax: 5_970, rowExclTax: 4_893 }])
  })

  test('tells only of rates and rules that take something', () => {
    const totals = collectTotals([line(1_000), line(500, 1, 0), line(0, 1, 4)], [percent(0), percent(10)], null)
    expect(totals.taxes).toEqual([{ title: 'IVA 22%', percent: 22, cents: 162 }])
    expect(totals.lines.map(({ discounts }) => discounts.length)).toEqual([1, 1, 0])
    expect(totals.discounts).toEqual([{ ruleId: 1, label: 'Benvenuto', cents: 150 }])
  })

  test('taxes the amount after the discount', () => {
    const totals = collectTotals([line(12_200)], [percent(10)], SHIPPING)

    expect(totals).toMatchObject({
      discount: 1_220,
      subtotalWithDiscountExclTax: 9_000,
      shippingInclTax: 690,
      shippingExclTax: 566,
      tax: 1_980 + 124,
      grandTotal: 10_980 + 690,
    })
    expect(totals.discounts).toEqual([{ ruleId: 1, label: 'Benvenuto', cents: 1_220 }])
  })

  test('lists each rate of tax once, shipping with the goods of its rate', () => {
    const totals = collectTotals([line(2_440), line(1_040, 1, 4), line(1_220)], [], SHIPPING)

    expect(totals.taxes).toEqual([
      { title: 'IVA 22%', percent: 22, cents: 440 + 220 + 124 },
      { title: 'IVA 4%', percent: 4, cents: 40 },
    ])
  })

  test('a fixed discount never exceeds the goods and never pays the shipping', () => {
    const gift: AppliedDiscount = { ruleId: 2, label: 'Regalo', action: { kind: 'cart_fixed', cents: 5_000 } }
    const totals = collectTotals([line(1_000, 2)], [gift], SHIPPING)

    expect(totals).toMatchObject({ discount: 2_000, grandTotal: 690 })
  })

  test('a second rule applies to the amount after the first one', () => {
    const second: AppliedDiscount = { ...percent(50), ruleId: 2 }
    const totals = collectTotals([line(10_000)], [percent(10), second], null)

    expect(totals.discounts.map((discount) => discount.cents)).toEqual([1_000, 4_500])
  })

  test('an empty cart is all zeros', () => {
    expect(collectTotals([], [percent(10)], null)).toMatchObject({ grandTotal: 0, tax: 0, discounts: [], taxes: [] })
  })
})

const lines = fc.array(
  fc.record({
    id: fc.nat(),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    unitCents: fc.integer({ min: 0, max: 1_000_000 }),
    taxPercent: fc.constantFrom(0, 4, 5, 10, 22, 8.25),
    taxTitle: fc.constantFrom('IVA', 'VAT'),
  }),
  { maxLength: 12 },
)
const discounts = fc.array(
  fc.record({
    ruleId: fc.nat({ max: 3 }),
    label: fc.constantFrom('a', 'b'),
    action: fc.oneof(
      fc.record({ kind: fc.constant('by_percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ kind: fc.constant('cart_fixed' as const), cents: fc.integer({ min: 0, max: 100_000_000 }) }),
    ),
  }),
  { maxLength: 3 },
)
const shipping = fc.option(
  fc.record({ cents: fc.nat({ max: 100_000 }), taxPercent: fc.constantFrom(0, 22), taxTitle: fc.constant('IVA') }),
)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

describe('whatever the cart', () => {
  test('lines, discounts, tax and shipping add up to the grand total, in whole cents, never below zero', () => {
    fc.assert(
      fc.property(lines, discounts, shipping, (someLines, someDiscounts, someShipping) => {
        const totals = collectTotals(someLines, someDiscounts, someShipping)

        expect(totals.grandTotal).toBe(
          sum(totals.lines.map((each) => each.rowInclTax)) - totals.discount + totals.shippingInclTax,
        )
        expect(totals.grandTotal).toBe(totals.subtotalWithDiscountExclTax + totals.shippingExclTax + totals.tax)
        expect(sum(totals.taxes.map((tax) => tax.cents))).toBe(totals.tax)
        expect(sum(totals.discounts.map((discount) => discount.cents))).toBe(totals.discount)
        expect(sum(totals.lines.map((each) => each.discount))).toBe(totals.discount)
        for (const each of totals.lines) {
          expect(each.discount).toBeGreaterThanOrEqual(0)
          expect(each.discount).toBeLessThanOrEqual(each.rowInclTax)
          expect(each.tax).toBeGreaterThanOrEqual(0)
        }
        for (const value of Object.values(totals).filter((figure) => typeof figure === 'number')) {
          expect(Number.isInteger(value)).toBe(true)
          expect(value).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  test('apportion loses no cent and gives no part more than its weight', () => {
    const weights = fc.array(fc.nat({ max: 100_000_000_000 }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (someWeights, share) => {
        const amount = Math.floor(sum(someWeights) * share)
        const parts = apportion(amount, someWeights)

        expect(sum(parts)).toBe(amount)
        for (const [index, part] of parts.entries()) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(someWeights[index] ?? 0)
        }
      }),
    )
  })
})

describe('prices without tax', () => {
  test('get the tax on top, of the amount after the discount', () => {
    const totals = collectTotals([line(10_000)], [percent(10)], { cents: 500, taxPercent: 0, taxTitle: '' }, true)
    expect(totals).toMatchObject({
      subtotalExclTax: 10_000,
      subtotalInclTax: 12_200,
      discount: 1_000,
      subtotalWithDiscountExclTax: 9_000,
      shippingInclTax: 500,
      tax: 1_980,
      grandTotal: 9_000 + 1_980 + 500,
    })
    expect(totals.taxes).toEqual([{ title: 'IVA 22%', percent: 22, cents: 1_980 }])
  })

  test('always add up to the grand total', () => {
    fc.assert(
      fc.property(lines, discounts, shipping, (someLines, someDiscounts, someShipping) => {
        const totals = collectTotals(someLines, someDiscounts, someShipping, true)
        expect(totals.grandTotal).toBe(totals.subtotalExclTax - totals.discount + totals.shippingExclTax + totals.tax)
        expect(sum(totals.taxes.map((tax) => tax.cents))).toBe(totals.tax)
      }),
    )
  })
})
