import { parseSearchTexts, stringifySearchTexts } from '#src/lib/url/searchTexts.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filtersKey, toggledFilters, tokenOf } from '#src/lib/url/listFilters.ts'
import { LIST_SORTS, listSearchParams, withoutLast } from '#src/lib/url/listSearch.ts'
import { countedApart, parseListSearch, priceToken, valueOf } from '#src/lib/url/parseListSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'

const slug = fc.constantFrom('', 'petrolio', 'verde-salvia', '1e5', 'sì', '濃い', '0-10')
const value = fc.oneof(
  fc.nat({ max: 99_999 }).map(String),
  fc.nat({ max: 999 }).map((id) => btoa(String(id))),
)
const tokens = fc.uniqueArray(
  fc.tuple(slug, value).map(([words, option]) => tokenOf(words, option)),
  { minLength: 1, maxLength: 5, selector: valueOf },
)
const amount = fc.oneof(
  fc.nat({ max: 5000 }),
  fc.nat({ max: 5000 }).map((cents) => cents / 100),
)
const price = fc
  .tuple(fc.option(amount), fc.option(amount))
  .map(([from, to]) => priceToken(from, to))
  .filter((token) => token !== null)
const search = fc
  .record(
    {
      pages: fc
        .tuple(fc.integer({ min: 2, max: 500 }), fc.integer({ min: 0, max: 24 }))
        .map(([page, earlier]) => (earlier > 0 ? { page, from: Math.max(1, page - earlier) } : { page })),
      sort: fc.constantFrom(...LIST_SORTS, 'news_from_date-desc' as const),
      filters: fc
        .tuple(
          fc.dictionary(fc.constantFrom('smalto', 'misura', 'category_uid', 'eco_collection'), tokens, {
            noNullPrototype: true,
          }),
          fc.option(price),
        )
        .map(([filters, range]): ListFilters => ({ ...filters, ...(range !== null && { price: [range] }) }))
        .filter((filters) => Object.keys(filters).length > 0),
    },
    { requiredKeys: [], noNullPrototype: true },
  )
  .map(({ pages, ...state }) => ({ ...state, ...pages }))

test('check 5: the URL alone rebuilds the list', () => {
  fc.assert(
    fc.property(search, (state) => {
      const address = stringifySearchTexts(listSearchParams(state))
      const read = parseListSearch(parseUrlSearch(parseSearchTexts(address)))
      expect(read).toEqual(state)
      // The order of choosing is kept: the last one can be removed again.
      expect(Object.keys(read.filters ?? {})).toEqual(Object.keys(state.filters ?? {}))
    }),
  )
})

test('an address is readable', () => {
  const filters = { smalto: ['petrolio-1', 'cremisi-2'], category_uid: [tokenOf('vasi', 'MTI=')], price: ['20-49.9'] }
  expect(stringifySearchTexts(listSearchParams({ page: 2, sort: 'price-asc', filters }))).toBe(
    '?smalto=petrolio-1_cremisi-2&category_uid=vasi-MTI&price=20-49.9&sort=price-asc&page=2',
  )
})

test.each([
  ['?price=50-20', {}],
  ['?price=x', {}],
  ['?price=-', {}],
  ['?price=-50', { price: ['-50'] }],
  ['?price=50', { price: ['50-'] }],
  ['?price=&price=50', { price: ['-50'] }],
  ['?price=20&price=', { price: ['20-'] }],
  ['?price=&price=', {}],
  // As a shopper without scripts writes them.
  ['?price=19%2C90&price=%E2%82%AC+1.200', { price: ['19.9-1200'] }],
  ['?price=20+euro&price=', { price: ['20-'] }],
  ['?smalto=', {}],
  ['?smalto=a-1&smalto=b-2', { smalto: ['a-1', 'b-2'] }],
  ['?smalto=a-1_altro-1_', { smalto: ['a-1'] }],
  ['?smalto={"a":1}', { smalto: ['{"a":1}'] }],
  ['?filters=1&q=tazza&page=2', {}],
])('values written by hand or by a form without scripts: %s', (address, filters) => {
  expect(parseListSearch(parseUrlSearch(parseSearchTexts(address))).filters ?? {}).toEqual(filters)
})

test.each([
  ['?sort=price-asc', { sort: 'price-asc' }],
  ['?sort=news_from_date-desc', { sort: 'news_from_date-desc' }],
  ['?sort=', {}],
  ['?sort=nonsense', {}],
  ['?sort=price', {}],
  ['?sort=price-up', {}],
  ['?sort=-asc', {}],
  ['?sort=Price-asc', {}],
  ['?sort=a%20b-asc', {}],
  ['?sort=a-b-asc', {}],
  [`?sort=${'a'.repeat(61)}-asc`, {}],
])('only the code of an attribute with a direction is an order: %s', (address, sort) => {
  expect(parseListSearch(parseUrlSearch(parseSearchTexts(address)))).toEqual(sort)
})

test.each([
  ['?page=3', { page: 3 }],
  ['?page=1-3', { page: 3, from: 1 }],
  ['?page=2-3', { page: 3, from: 2 }],
  ['?page=3-3', { page: 3 }],
  ['?page=1-1', {}],
  ['?page=3-1', {}],
  ['?page=0-2', {}],
  ['?page=1-2-3', {}],
  ['?page=-2', {}],
  ['?page=1.5', {}],
  ['?page=1-', {}],
  // A foreign address must not cause thousands of requests.
  ['?page=1-9000', { page: 9000, from: 8976 }],
])('7: which pages an address shows: %s', (address, pages) => {
  expect(parseListSearch(parseUrlSearch(parseSearchTexts(address)))).toEqual(pages)
})

test('check 2: values of one filter are combined; choosing again removes a value', () => {
  const one = toggledFilters({}, 'smalto', 'petrolio-1')
  const two = toggledFilters(one, 'smalto', 'cremisi-2')
  const three = toggledFilters(two, 'misura', 'grande-9')
  expect(three).toEqual({ smalto: ['petrolio-1', 'cremisi-2'], misura: ['grande-9'] })
  expect(toggledFilters(three, 'smalto', 'teal-1')).toEqual({ smalto: ['cremisi-2'], misura: ['grande-9'] })
  expect(toggledFilters(one, 'smalto', 'petrolio-1')).toEqual({})
})

test('check 11: the value that was chosen last is the first to go', () => {
  const filters = toggledFilters({ smalto: ['petrolio-1'], misura: ['grande-9'] }, 'smalto', 'cremisi-2')
  expect(withoutLast(filters)).toEqual({ smalto: ['petrolio-1'], misura: ['grande-9'] })
  expect(withoutLast({ smalto: ['petrolio-1'] })).toEqual({})
  expect(withoutLast({})).toEqual({})
})

test('equal lists have one key', () => {
  expect(filtersKey({ b: ['x-2', 'y-1'], a: ['z-3'] })).toBe(filtersKey({ a: ['3'], b: ['1', '2'] }))
  expect(filtersKey({ price: ['10-20'] })).not.toBe(filtersKey({ price: ['5-20'] }))
})

test('only attributes that filter together are counted apart', () => {
  expect(countedApart({ smalto: ['1'] })).toEqual([])
  expect(countedApart({ smalto: ['1'], misura: ['2'] })).toEqual(['misura', 'smalto'])
})
