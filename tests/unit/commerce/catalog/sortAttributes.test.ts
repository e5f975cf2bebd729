import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SeedAttribute, SeedAttributeValue, SeedProduct } from '#server/commerce/seed/types.ts'
import { openShop, smallShop, type TestShop } from '../smallShop.ts'

const attribute = (
  code: string,
  input: SeedAttribute['input'],
  { isSearchable = true, options = [] as SeedAttribute['options'] } = {},
): SeedAttribute => ({
  code,
  label: { it: `${code} it`, en: `${code} en` },
  input,
  swatch: null,
  isConfigurable: false,
  isFilterable: false,
  isSearchable,
  isVisibleOnFront: false,
  isUsedForSorting: true,
  position: 900,
  options,
})
const text = (it: string, en: string): SeedAttributeValue => ({ kind: 'text', text: { it, en } })
const VALUES: Readonly<Record<string, Readonly<Record<string, SeedAttributeValue>>>> = {
  TAZZA: {
    venduti: { kind: 'decimal', value: 9 },
    collezione: text('Zolla', 'Ash'),
    firma: { kind: 'options', options: ['m'] },
  },
  PIATTO: {
    venduti: { kind: 'decimal', value: 10 },
    collezione: text('alba', 'Wave'),
    firma: { kind: 'options', options: ['a'] },
  },
  VASO: { venduti: { kind: 'decimal', value: 2.5 } },
}
const SINCE: Readonly<Record<string, string>> = { PIATTO: '2025-12-01', VASO: '2026-01-10' }

const withValues = (product: SeedProduct): SeedProduct => ({
  ...product,
  newFrom: SINCE[product.sku] ?? null,
  attributes: { ...product.attributes, ...VALUES[product.sku] },
})

let shop: TestShop
beforeAll(() => {
  const signature = (code: string, label: string) => ({ code, label: { it: label, en: label }, swatch: null })
  shop = openShop('2.4.8', {
    ...smallShop,
    attributes: [
      ...smallShop.attributes,
      attribute('venduti', 'decimal'),
      attribute('collezione', 'text'),
      attribute('firma', 'select', { options: [signature('m', 'Mara'), signature('a', 'Ada')] }),
      attribute('segreto', 'text', { isSearchable: false }),
    ],
    products: smallShop.products.map(withValues),
  })
})
afterAll(() => {
  expect(shop.logged).toEqual([])
  shop.close()
})

const ask = (sort: object, store = 'it') =>
  shop.query(
    `query ($sort: ProductAttributeSortInput) { products(filter: {}, sort: $sort) { items { sku } } }`,
    { sort },
    { store },
  )
const skus = async (sort: object, store?: string) => {
  const { body } = await ask(sort, store)
  expect(body.errors).toBeUndefined()
  return body.data.products.items.map((item: { sku: string }) => item.sku)
}

test.each<[string, 'ASC' | 'DESC', readonly string[]]>([
  ['venduti', 'ASC', ['VASO', 'TAZZA', 'PIATTO', 'FINITO']],
  ['venduti', 'DESC', ['PIATTO', 'TAZZA', 'VASO', 'FINITO']],
  ['news_from_date', 'DESC', ['VASO', 'PIATTO', 'FINITO', 'TAZZA']],
  ['news_from_date', 'ASC', ['PIATTO', 'VASO', 'FINITO', 'TAZZA']],
  ['firma', 'ASC', ['PIATTO', 'TAZZA', 'VASO', 'FINITO']],
])('by %s %s, products without a value last', async (code, direction, expected) => {
  expect(await skus({ [code]: direction })).toEqual(expected)
})

test('texts in the language of the store view, in any letter case', async () => {
  expect((await skus({ collezione: 'ASC' })).slice(0, 2)).toEqual(['PIATTO', 'TAZZA'])
  expect((await skus({ collezione: 'ASC' }, 'en')).slice(0, 2)).toEqual(['TAZZA', 'PIATTO'])
})

test('sort_fields names every attribute used for sorting, the schema only those that are searchable', async () => {
  const { body } = await shop.query('{ products(filter: {}) { sort_fields { options { value label } } } }')
  const { options } = body.data.products.sort_fields
  expect(options.slice(3)).toContainEqual({ value: 'venduti', label: 'venduti it' })
  expect(options.map(({ value }: { value: string }) => value).toSorted()).toEqual(
    ['position', 'name', 'price', 'news_from_date', 'venduti', 'collezione', 'firma', 'segreto'].toSorted(),
  )
  expect((await ask({ segreto: 'ASC' })).body.errors?.[0]?.message).toMatch(/"segreto" is not defined by type/)
})

test('a number is a text field with a checked input', async () => {
  const { body } = await shop.query(
    `{ attributesList(entityType: CATALOG_PRODUCT, filters: { is_searchable: true }) {
      items { code frontend_input frontend_class } } }`,
  )
  expect(body.data.attributesList.items).toEqual(
    expect.arrayContaining([
      { code: 'venduti', frontend_input: 'TEXT', frontend_class: 'validate-number' },
      { code: 'news_from_date', frontend_input: 'DATE', frontend_class: null },
    ]),
  )
})
