import { expect, test } from 'vitest'
import { parseUrlSearch, searchValue, variantParamsOf } from '#src/lib/urlSearch.ts'

test('keeps what is a value, as it stands there', () => {
  expect(
    parseUrlSearch({
      page: '-1',
      sort: 'price-asc',
      smalto: 'petrolio',
      taglia: 38,
      a: ['b', 2],
      c: null,
      d: {},
      e: '',
      f: ['', ''],
    }),
  ).toEqual({
    page: -1,
    sort: 'price-asc',
    smalto: 'petrolio',
    taglia: 38,
    // Several fields of one name, as a form without script sends them.
    a: 'b_2',
  })
})

test('the rest are texts for the product', () => {
  expect(variantParamsOf(parseUrlSearch({ page: 2, smalto: 'petrolio', taglia: 38, doppio: true }))).toEqual({
    smalto: 'petrolio',
    taglia: '38',
    doppio: 'true',
  })
})

test.each([
  ['38', 38],
  ['038', '038'],
  ['38-½', '38-½'],
  ['petrolio', 'petrolio'],
])('%s is written without quotes', (slug, value) => {
  expect(searchValue(slug)).toBe(value)
})
