import { expect, test } from 'vitest'
import { hasDearerChoices, leastAddition } from '#src/shop/leastAddition.ts'

const part = (
  price: number,
  quantity: number,
  tiers: readonly (readonly [quantity: number, percentOff: number])[] = [],
) => ({
  quantity,
  product: {
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: { final_price: { value: price }, regular_price: { value: price } } },
    price_tiers: tiers.map(([least, percent]) => ({ quantity: least, discount: { percent_off: percent } })),
  },
})

const bundle = (...items: readonly (readonly ReturnType<typeof part>[])[]) => ({
  dynamic_price: true,
  items: items.map((options) => ({ required: true, options })),
})

test('a part of a bundle costs the price of the tier that its quantity reaches', () => {
  expect(leastAddition(bundle([part(24, 4, [[4, 10]])]))).toBe(-9.6)
  expect(leastAddition(bundle([part(24, 3, [[4, 10]])]))).toBe(0)
  expect(
    leastAddition(
      bundle(
        [
          part(24, 4, [
            [2, 5],
            [4, 10],
          ]),
        ],
        [part(10, 2, [[2, 50]])],
      ),
    ),
  ).toBe(-19.6)
})

test('the cheapest part counts, with and without its tier', () => {
  expect(leastAddition(bundle([part(24, 4), part(26, 4, [[4, 10]])]))).toBe(-2.4)
  expect(leastAddition(bundle([part(20, 4), part(26, 4, [[4, 10]])]))).toBe(0)
})

test('parts that cannot or need not be bought change nothing', () => {
  const soldOut = { ...part(24, 4, [[4, 10]]) }
  const product = { ...soldOut.product, stock_status: 'OUT_OF_STOCK' }
  expect(leastAddition(bundle([{ ...soldOut, product }, part(24, 4)]))).toBe(0)
  expect(leastAddition({ dynamic_price: true, items: [{ required: false, options: [part(24, 4, [[4, 10]])] }] })).toBe(
    0,
  )
})

test('a bundle with a price of its own has no tiers of parts, and a special price tells nothing about them', () => {
  const { items } = bundle([part(24, 4, [[4, 10]])])
  expect(leastAddition({ dynamic_price: false, items })).toBe(0)
  expect(leastAddition({ dynamic_price: true, special_price: 90, items })).toBe(0)
})

test('links that are sold separately cost the cheapest of them', () => {
  const downloadable_product_links = [{ price: 3.9 }, { price: 1.9 }]
  expect(leastAddition({ links_purchased_separately: 1, downloadable_product_links })).toBe(1.9)
  expect(leastAddition({ links_purchased_separately: 0, downloadable_product_links })).toBe(0)
})

test('an option that has to be chosen costs its cheapest value, a percentage that of the price', () => {
  const price_range = { minimum_price: { final_price: { value: 40 } } }
  const fixed = (price: number) => ({ price, price_type: 'FIXED' })
  const percent = (price: number) => ({ price, price_type: 'PERCENT' })
  const options = [
    { required: true, value: fixed(6) },
    { required: true, values: [fixed(12), percent(25)] },
    { required: false, value: fixed(5) },
    { required: false, values: [fixed(2)] },
  ]
  expect(leastAddition({ price_range, options })).toBe(16)
  // A variant has a price of its own.
  expect(leastAddition({ price_range, options }, 20)).toBe(11)
  expect(leastAddition({ price_range, options: [{ required: true, values: [fixed(0), fixed(6)] }] })).toBe(0)
})

test('answers with other surcharges and a second link cost more than the least purchase', () => {
  const values = (...prices: readonly number[]) => prices.map((price) => ({ price, price_type: 'FIXED' }))
  const withOption = (required: boolean, ...prices: readonly number[]) => ({
    options: [{ required, values: values(...prices) }],
  })
  expect(hasDearerChoices(withOption(true, 3, 6))).toBe(true)
  expect(hasDearerChoices(withOption(true, 3, 3))).toBe(false)
  expect(hasDearerChoices(withOption(false, 3, 6))).toBe(false)
  const options = [{ required: true, values: [...values(1), { price: 10, price_type: 'PERCENT' }] }]
  const priced = (value: number) => ({ options, price_range: { minimum_price: { final_price: { value } } } })
  expect([10, 20].map((price) => hasDearerChoices(priced(price)))).toEqual([false, true])
  const links = (...prices: readonly number[]) => ({
    links_purchased_separately: 1,
    downloadable_product_links: prices.map((price) => ({ price })),
  })
  expect(hasDearerChoices(links(2))).toBe(false)
  expect(hasDearerChoices(links(2, 2))).toBe(true)
  expect(hasDearerChoices({ ...links(2, 2), links_purchased_separately: 0 })).toBe(false)
})
