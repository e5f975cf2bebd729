import { expect, test } from 'vitest'
import { facetsOf, knownIn, priceBoundsOf, promotedOf } from '#src/features/catalogue/filters/facets.ts'
import type { Aggregation } from '#src/features/catalogue/filters/facets.ts'

const options = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([label, count], index) => ({ value: String(index + 1), label, count }))
const glaze = (counts: Readonly<Record<string, number>>): Aggregation => ({
  code: 'smalto',
  label: 'Smalto',
  options: options(counts),
})
const size = (counts: Readonly<Record<string, number>>): Aggregation => ({
  code: 'misura',
  label: 'Misura',
  options: options(counts),
})
const countsOf = (facets: ReturnType<typeof facetsOf>, code: string) =>
  Object.fromEntries(
    facets.find((facet) => facet.code === code)?.options.map(({ label, count }) => [label, count]) ?? [],
  )

const OPEN = [glaze({ Petrolio: 5, Cremisi: 4, Ocra: 1 }), size({ Piccola: 6, Grande: 3 })]
const WITHOUT_NONE = new Map<string, readonly Aggregation[]>()

test('an attribute’s own choice does not remove its other values; other attributes count the remaining products', () => {
  const now = [glaze({ Petrolio: 5 }), size({ Piccola: 2 })]
  const facets = facetsOf({ open: OPEN, now, without: WITHOUT_NONE }, { smalto: ['petrolio-1'] }, 5)
  expect(countsOf(facets, 'smalto')).toEqual({ Petrolio: 5, Cremisi: 4, Ocra: 1 })
  expect(countsOf(facets, 'misura')).toEqual({ Piccola: 2 })
})

test('with two attributes each is counted without its own filter, and the choice is kept', () => {
  const without = new Map([
    ['smalto', [glaze({ Petrolio: 2 }), size({ Piccola: 3 })]],
    ['misura', [glaze({ Petrolio: 5 }), size({ Piccola: 4, Grande: 1 })]],
  ])
  const facets = facetsOf({ open: OPEN, now: [], without }, { smalto: ['ocra-3'], misura: ['piccola-1'] }, 0)
  expect(countsOf(facets, 'smalto')).toEqual({ Petrolio: 2, Ocra: 0 })
  expect(countsOf(facets, 'misura')).toEqual({ Piccola: 4, Grande: 1 })
})

test('an attribute with the same value for all products is not offered', () => {
  expect(facetsOf({ open: [glaze({ Petrolio: 3 })], now: null, without: WITHOUT_NONE }, {}, 3)).toEqual([])
})

test('check 4: at most six promoted filters, the most common values first', () => {
  const facets = facetsOf({ open: OPEN, now: null, without: WITHOUT_NONE }, {}, 10)
  expect(promotedOf(facets, 10).map(({ label }) => label)).toEqual(['Petrolio', 'Cremisi', 'Ocra', 'Piccola', 'Grande'])
})

test('a yes/no attribute is offered as its yes alone', () => {
  const dishwasher = (no: number, yes: number): Aggregation => ({
    code: 'lavastoviglie',
    label: 'Lavastoviglie',
    options: [
      { value: '0', label: 'No', count: no },
      { value: '1', label: 'Sì', count: yes },
    ].filter(({ count }) => count > 0),
  })
  const offered = (no: number, yes: number, filters = {}) =>
    facetsOf(
      { open: [dishwasher(no, yes)], now: null, without: WITHOUT_NONE, yesNo: new Set(['lavastoviglie']) },
      filters,
      no + yes,
    )
  expect(offered(3, 7)).toMatchObject([{ label: 'Lavastoviglie', yes: { token: 'si-1', count: 7 } }])
  expect(promotedOf(offered(3, 7), 10)).toMatchObject([
    { code: 'lavastoviglie', token: 'si-1', label: 'Lavastoviglie' },
  ])
  // All or no products: there is no choice.
  expect(offered(0, 7)).toEqual([])
  expect(offered(3, 0)).toEqual([])
  // A filter in the address can always be removed.
  expect(offered(3, 0, { lavastoviglie: ['no-0'] })).toMatchObject([{ options: [{ token: 'no-0' }] }])
})

test('values that are missing in the list are distinguished from existing ones', () => {
  const filters = { smalto: ['petrolio-1', 'oro-99'], tessuto: ['lino-3'], price: ['1-2'] }
  expect(knownIn(OPEN, filters)).toEqual({ smalto: ['petrolio-1'], price: ['1-2'] })
  expect(knownIn([], filters)).toBe(filters)
})

test('prices lie between the bounds of the buckets', () => {
  const buckets = ['20_30', '30_40', '290_300'].map((value) => ({ value, label: value, count: 1 }))
  expect(priceBoundsOf([{ code: 'price', label: 'Prezzo', options: buckets }])).toEqual({ lowest: 20, highest: 300 })
  expect(priceBoundsOf([])).toBeNull()
})
