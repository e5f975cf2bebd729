import { expect, test } from 'vitest'
import { parseUrlSearch, searchValue, variantParamsOf } from '#src/lib/urlSearch.ts'

test('keeps a list’s state, checked, and everything else as it stands', () => {
  expect(parseUrlSearch({ page: '-1', sort: 'price-asc', smalto: 'petrolio', taglia: 38, a: ['b'], c: null })).toEqual({
    sort: 'price-asc',
    smalto: 'petrolio',
    taglia: 38,
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
