import { expect, test } from 'vitest'
import { sizeGuideOf } from '#src/lib/catalog/sizeGuide.ts'
import { parseUrlSearch, variantParamsOf } from '#src/lib/url/urlSearch.ts'

test('keeps valid values unchanged', () => {
  expect(
    parseUrlSearch({
      page: '-1',
      sort: 'price-asc',
      smalto: 'petrolio',
      taglia: '38',
      a: ['b', '2'],
      c: null,
      d: {},
      e: '',
      f: ['', ''],
    }),
  ).toEqual({
    page: '-1',
    sort: 'price-asc',
    smalto: 'petrolio',
    taglia: '38',
    // Several fields of one name, as a form without script sends them.
    a: 'b_2',
  })
})

test('the rest are texts for the product', () => {
  expect(variantParamsOf(parseUrlSearch({ page: '2', smalto: 'petrolio', taglia: '38', doppio: 'true' }))).toEqual({
    smalto: 'petrolio',
    taglia: '38',
    doppio: 'true',
  })
})

test('an address opens guides to sizes, and no other block of the merchant', () => {
  expect(sizeGuideOf('size-guide')).toBe('size-guide')
  expect(sizeGuideOf('size-guide-vases')).toBe('size-guide-vases')
  for (const other of ['footer-links', 'size-guides', 'size-guide-', '', 1, undefined])
    expect(sizeGuideOf(other)).toBeNull()
})

test('an overlay over a product is not one of its options', () => {
  const search = { zoom: '2', quick: '1', sizes: 'size-guide', specs: '1', smalto: 'petrolio', misura: '38' }
  expect(variantParamsOf(search)).toEqual({ smalto: 'petrolio', misura: '38' })
})
