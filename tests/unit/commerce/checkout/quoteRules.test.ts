import { describe, expect, test } from 'vitest'
import type { PriceRuleRow, ShippingMethodRow } from '#server/commerce/modules/quote/repository.ts'
import {
  cartItemErrors,
  giftMessageOf,
  holdingRules,
  pageInfo,
  quantityProblem,
  shippingRates,
} from '#server/commerce/modules/quote/rules.ts'

const STOCK = { salableQuantity: 3, minSaleQuantity: 1, maxSaleQuantity: 10_000, quantityIncrements: 1 }

describe('quantityProblem', () => {
  test.each([
    [0, STOCK, 'UNDEFINED', 'The product quantity should be greater than 0'],
    [-1, STOCK, 'UNDEFINED', 'The product quantity should be greater than 0'],
    [1.5, STOCK, 'UNDEFINED', 'You cannot use decimal quantity for this product.'],
    [1, { ...STOCK, salableQuantity: 0 }, 'NOT_SALABLE', 'There are no source items with the in stock status'],
    [1, { ...STOCK, minSaleQuantity: 2 }, 'INSUFFICIENT_STOCK', 'The fewest you may purchase is 2.'],
    [20_000, STOCK, 'UNDEFINED', 'The requested qty exceeds the maximum qty allowed in shopping cart'],
    [
      3,
      { ...STOCK, quantityIncrements: 2 },
      'UNDEFINED',
      'You can buy this product only in quantities of 2 at a time.',
    ],
    [4, STOCK, 'INSUFFICIENT_STOCK', 'The requested qty is not available'],
  ])('%d of %j', (quantity, stock, code, message) => {
    expect(quantityProblem(quantity, stock, '2.4.7')).toEqual({ code, message })
  })

  test('2.4.8 tells how many are left', () => {
    expect(quantityProblem(4, STOCK, '2.4.8')).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message: 'Only 3 of 4 available',
      quantity: 3,
    })
  })

  test('accepts the available stock, and any quantity of unlimited products', () => {
    expect(quantityProblem(3, STOCK, '2.4.8')).toBeNull()
    expect(quantityProblem(3, { ...STOCK, minSaleQuantity: 3, maxSaleQuantity: 3 }, '2.4.8')).toBeNull()
    expect(quantityProblem(500, { ...STOCK, salableQuantity: Infinity }, '2.4.8')).toBeNull()
  })
})

test('cartItemErrors speaks of quantity or of increments', () => {
  expect(cartItemErrors(2, STOCK)).toBeNull()
  expect(cartItemErrors(4, STOCK)).toEqual([{ code: 'ITEM_QTY', message: 'The requested qty is not available' }])
  expect(cartItemErrors(3, { ...STOCK, quantityIncrements: 2 })).toMatchObject([{ code: 'ITEM_INCREMENTS' }])
  const soldOut = { ...STOCK, quantityIncrements: 2, salableQuantity: 0 }
  expect(cartItemErrors(3, soldOut)).toMatchObject([{ code: 'ITEM_QTY' }])
})

test('pageInfo counts a page that is not full', () => {
  const pages = (total: number) => pageInfo(total, 20, 1).total_pages
  expect([pages(0), pages(1), pages(20), pages(21)]).toEqual([0, 1, 1, 2])
  expect(pageInfo(21, 20, 2)).toEqual({ current_page: 2, page_size: 20, total_pages: 2 })
})

test('giftMessageOf reads the stored message', () => {
  expect(giftMessageOf(null)).toBeNull()
  expect(giftMessageOf('{"to":"Ada","from":"Ugo","message":"Ciao"}')).toEqual({
    to: 'Ada',
    from: 'Ugo',
    message: 'Ciao',
  })
})

const COUPON: PriceRuleRow = {
  id: 1,
  label: 'Benvenuto',
  coupon_code: 'BENVENUTO10',
  action: 'by_percent',
  amount: 10,
  subtotal_from_cents: null,
  grants_free_shipping: 0,
  from_date: null,
  to_date: null,
  uses_per_customer: null,
  used_by_customer: 0,
  stops_further_rules: 0,
}
const AUTOMATIC: PriceRuleRow = { ...COUPON, id: 2, coupon_code: null, grants_free_shipping: 1 }
const TODAY = { subtotalCents: 5_000, today: '2026-11-21' }

describe('holdingRules', () => {
  test('names the coupon as the rule spells it', () => {
    expect(holdingRules([COUPON], TODAY)).toEqual({
      discounts: [{ ruleId: 1, label: 'Benvenuto', action: { kind: 'by_percent', percent: 10 } }],
      grantsFreeShipping: false,
      couponCode: 'BENVENUTO10',
    })
  })

  test.each<Partial<PriceRuleRow>>([
    { from_date: '2026-11-22' },
    { to_date: '2026-11-20' },
    { subtotal_from_cents: 5_001 },
    { uses_per_customer: 1, used_by_customer: 1 },
  ])('leaves out a rule with %j', (change) => {
    expect(holdingRules([{ ...COUPON, ...change }], TODAY)).toMatchObject({ discounts: [], couponCode: null })
  })

  test('days and thresholds include their ends', () => {
    const rule = { ...COUPON, from_date: '2026-11-21', to_date: '2026-11-21', subtotal_from_cents: 5_000 }
    expect(holdingRules([rule], TODAY).couponCode).toBe('BENVENUTO10')
  })

  test('a fixed amount is in whole cents', () => {
    const { discounts } = holdingRules([{ ...COUPON, action: 'cart_fixed', amount: 499.6 }], TODAY)
    expect(discounts.map(({ action }) => action)).toEqual([{ kind: 'cart_fixed', cents: 500 }])
  })

  test('a rule may end the list', () => {
    const both = holdingRules([COUPON, AUTOMATIC], TODAY)
    expect(both.discounts).toHaveLength(2)
    expect(both.grantsFreeShipping).toBe(true)
    expect(holdingRules([{ ...COUPON, stops_further_rules: 1 }, AUTOMATIC], TODAY).discounts).toHaveLength(1)
  })
})

describe('shippingRates', () => {
  const method = (code: string, price: number, from: number | null): ShippingMethodRow => ({
    carrier_code: code,
    method_code: code,
    carrier_title: code,
    method_title: code,
    price_cents: price,
    tax_percent: 22,
    subtotal_from_cents: from,
    countries: '["IT"]',
  })
  const taxOf = (percent: number) => ({ percent, title: String(percent) })
  const METHODS = [method('freeshipping', 0, 7_900), method('flatrate', 690, null)]
  const codesFor = (goodsCents: number, countryId = 'IT') =>
    shippingRates(METHODS, { countryId, goodsCents, isFree: false, taxOf }).map((rate) => rate.carrierCode)

  test('free shipping begins at its threshold', () => {
    expect(codesFor(7_899)).toEqual(['flatrate'])
    expect(codesFor(7_900)).toEqual(['freeshipping', 'flatrate'])
  })

  test('nothing is sent where no method goes', () => {
    expect(codesFor(7_900, 'US')).toEqual([])
  })

  test('a rule that grants free shipping makes every method free', () => {
    const rates = shippingRates(METHODS, { countryId: 'IT', goodsCents: 1, isFree: true, taxOf })
    expect(rates.map((rate) => rate.cents)).toEqual([0, 0])
    const paid = shippingRates(METHODS, { countryId: 'IT', goodsCents: 1, isFree: false, taxOf })
    expect(paid).toMatchObject([{ carrierCode: 'flatrate', cents: 690, taxPercent: 22, taxTitle: '22' }])
  })
})
