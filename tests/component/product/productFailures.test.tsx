import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { stageProduct } from './productStage.tsx'
import { BOWL } from './productStage.tsx'

beforeEach(() => {
  document.head.querySelectorAll('title, meta, link[rel=canonical]').forEach((element) => element.remove())
})

const CATEGORY = {
  __typename: 'CategoryTree',
  uid: 'tavola',
  name: 'Tavola',
  level: 2,
  url_path: 'tavola',
  url_suffix: '.html',
  breadcrumbs: null,
}
const text = (code: string, value: string) => ({ __typename: 'AttributeValue', code, value })
const WHOLE = {
  ...BOWL,
  categories: [CATEGORY],
  rating_summary: 80,
  review_count: 3,
  price_tiers: [{ quantity: 6, discount: { percent_off: 10 } }],
  custom_attributesV2: { items: [...BOWL.custom_attributesV2.items, text('produttore', 'Terra e Smalto')] },
}
const block = (identifier: string, content: string) => ({
  __typename: 'CmsBlock',
  identifier,
  title: 'Spedizione e resi',
  content,
})
const ROOTS = {
  storeConfig: { store_code: 'it', weight_unit: 'kgs' },
  cmsBlocks: {
    items: [
      block('product-delivery', '<p>In doppia scatola.</p>'),
      block('product-delivery-note', '<p>Parte subito.</p>'),
    ],
  },
}

/** The parts of a complete page, and how to find them. */
const WIDGETS = {
  name: () => screen.queryByRole('heading', { level: 1, name: 'Ciotola' }),
  way: () => screen.queryByRole('link', { name: 'Tavola' }),
  gallery: () => screen.queryByRole('img', { name: 'ciotola' }),
  stars: () => screen.queryByText(/su 5, recensioni: 3/),
  price: () => screen.queryAllByText(/22,00/)[0] ?? null,
  scale: () => screen.queryByText(/Da 6 pezzi/),
  stock: () => screen.queryByText('Disponibile'),
  summary: () => screen.queryByText('Si tiene fra le mani.'),
  options: () => screen.queryByRole('group', { name: 'Smalto' }),
  button: () => screen.queryByRole('button', { name: 'Aggiungi al carrello' }),
  note: () => screen.queryByText('Parte subito.'),
  description: () => screen.queryByText('Fatta al tornio.'),
  features: () => screen.queryByRole('heading', { name: 'Caratteristiche' }),
  safety: () => screen.queryByText('Produttore: Terra e Smalto'),
  delivery: () => screen.queryByText('In doppia scatola.'),
}
type Widget = keyof typeof WIDGETS
const missing = () => Object.keys(WIDGETS).filter((widget) => WIDGETS[widget as Widget]() === null)

const failed = (...path: readonly string[]) => ({
  message: 'Internal server error',
  path: ['products', 'items', 0, ...path],
})

test('a whole answer shows every widget', async () => {
  await stageProduct({ product: WHOLE, page: ROOTS })
  expect(missing()).toEqual([])
})

describe('check 79: one failing field hides one widget, never the page', () => {
  const UNCHOOSABLE: readonly Widget[] = ['options', 'button']
  test.each<[string, readonly Widget[]]>([
    ['name', ['name']],
    ['url_key', []],
    ['url_suffix', []],
    ['canonical_url', []],
    ['meta_title', []],
    ['meta_description', []],
    ['short_description', ['summary']],
    ['description', ['description']],
    ['categories', ['way']],
    ['image', []],
    ['media_gallery', []],
    ['small_image', []],
    ['sku', []],
    ['stock_status', ['stock']],
    ['only_x_left_in_stock', []],
    ['price_tiers', ['scale']],
    ['custom_attributesV2', ['features', 'safety']],
    ['options', []],
    ['configurable_options', UNCHOOSABLE],
    ['variants', UNCHOOSABLE],
  ])('%s of the product', async (field, lost) => {
    await stageProduct({ product: { ...WHOLE, [field]: null }, page: ROOTS, errors: [failed(field)] })
    expect(missing()).toEqual(lost)
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('')
    expect(screen.queryByText(/Non esiste in questa combinazione/)).toBeNull()
  })

  test.each<[string, readonly Widget[]]>([
    ['attributesList', ['features']],
    ['cmsBlocks', ['note', 'delivery']],
  ])('%s beside the product', async (field, lost) => {
    const errors = [{ message: 'Internal server error', path: [field] }]
    await stageProduct({ product: WHOLE, page: { ...ROOTS, [field]: null }, errors })
    expect(missing()).toEqual(lost)
  })

  test('the amounts of a price', async () => {
    const none = {
      final_price: { value: null, currency: null },
      regular_price: { value: null },
      fixed_product_taxes: null,
    }
    const price_range = { minimum_price: none, maximum_price: none }
    await stageProduct({
      product: { ...WHOLE, price_range },
      page: ROOTS,
      errors: [failed('price_range', 'minimum_price')],
    })
    expect(missing()).toEqual(['price', 'scale'])
  })

  test('an answer without the parts of a bundle leaves the rest of the page', async () => {
    await stageProduct({
      product: { ...WHOLE, __typename: 'BundleProduct' },
      page: ROOTS,
      choices: { items: null },
      errors: [failed('items')],
    })
    // A bundle has no variants.
    expect(missing()).toEqual(['options'])
  })
})

test('a page whose other queries never get an answer is whole without them', async () => {
  const { sent } = await stageProduct({ product: WHOLE, page: ROOTS, silent: true })
  expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(['ProductPageQuery', 'ProductLateQuery']))
  expect(missing()).toEqual([])
})
