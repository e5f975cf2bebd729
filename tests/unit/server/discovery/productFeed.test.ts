import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openFeedFiles } from '#server/discovery/feedFiles.ts'
import { COLUMNS, feedItems, feedLine, lackOf, type FeedProduct } from '#server/discovery/feedItems.ts'
import { createProductFeeds } from '#server/discovery/productFeeds.ts'
import type { ProductFeed } from '#src/shop/feedColumns.ts'
import { readFeed } from '#tests/harness/productFeed.ts'

const SURROUNDINGS = {
  addressOf: (path: string) => `https://shop.example/en${path}`,
  origin: 'https://shop.example',
  columns: {
    brand: { attribute: 'maker' },
    gtin: { attribute: 'ean' },
    condition: { text: 'new' },
    color: { attribute: 'colour' },
  },
  lowestPrice: 'lowest',
} as const

const cost = (final: number, regular = final, currency = 'EUR') => ({
  minimum_price: { final_price: { value: final, currency }, regular_price: { value: regular } },
})

const attributes = (values: Readonly<Record<string, string>>) => ({
  items: Object.entries(values).map(([code, value]) => ({ code, value })),
})

const vase: FeedProduct = {
  sku: 'V-1',
  name: 'Vase',
  url_key: 'vase',
  url_suffix: '.html',
  stock_status: 'IN_STOCK',
  image: { url: 'https://cdn.example/media/catalog/product/a.jpg' },
  price_range: cost(12.5),
  description: { html: '<p>Thrown <b>by hand</b>.</p><style>p{}</style><ul><li>1&nbsp;l</li><li>A &amp; B</li></ul>' },
  categories: [
    { name: 'Home', breadcrumbs: null },
    { name: 'Vases', breadcrumbs: [{ category_name: 'Home' }] },
  ],
}

test('a product is one row with the words of its description and its deepest category', () => {
  expect(feedItems(vase, SURROUNDINGS)).toEqual([
    {
      id: 'V-1',
      title: 'Vase',
      description: 'Thrown by hand. 1 l A & B',
      link: 'https://shop.example/en/vase.html',
      image_link: 'https://shop.example/media/catalog/product/a.jpg?width=1280',
      availability: 'in_stock',
      price: '12.50 EUR',
      product_type: 'Home > Vases',
      condition: 'new',
    },
  ])
})

test('each variant is a row with its own price, picture, stock and choices', () => {
  const variant = (sku: string, label: string, rest: object = {}) => ({
    attributes: [{ code: 'colour', label }],
    product: { sku, stock_status: 'OUT_OF_STOCK', price_range: cost(14, 20), ...rest },
  })
  const [blue, red] = feedItems(
    {
      ...vase,
      custom_attributesV2: attributes({ maker: 'Rossi', ean: '4006381333931', colour: 'many' }),
      variants: [
        variant('V-B', 'Sky Blue', { custom_attributesV2: attributes({ ean: '96385074' }) }),
        variant('V-R', 'Red', { custom_attributesV2: attributes({ ean: '96385075', lowest: '18.5' }) }),
        null,
      ],
    },
    SURROUNDINGS,
  )
  expect(blue).toMatchObject({
    id: 'V-B',
    item_group_id: 'V-1',
    title: 'Vase, Sky Blue',
    link: 'https://shop.example/en/vase.html?colour=sky-blue',
    availability: 'out_of_stock',
    // Without the lowest price of thirty days no reduction is announced.
    price: '14.00 EUR',
    brand: 'Rossi',
    gtin: '96385074',
    color: 'Sky Blue',
    image_link: 'https://shop.example/media/catalog/product/a.jpg?width=1280',
  })
  expect(blue).not.toHaveProperty('sale_price')
  expect(red).toMatchObject({ price: '18.50 EUR', sale_price: '14.00 EUR' })
  // Its check digit is wrong.
  expect(red).not.toHaveProperty('gtin')
})

test.each([
  ['without a price', { price_range: cost(0) }, ['price']],
  ['without a picture', { image: null }, ['image_link']],
  ['with a long id', { sku: 'V'.repeat(51) }, ['id']],
  ['without a name', { name: ' ' }, ['title']],
])('a product %s is left out', (_how, change, lacks) => {
  expect(feedItems({ ...vase, ...change }, SURROUNDINGS).map(lackOf)).toEqual([lacks])
})

test('amounts have the decimals of their currency, and links to download are paid too', () => {
  expect(feedItems({ ...vase, price_range: cost(1200, 1200, 'JPY') }, SURROUNDINGS)[0]?.price).toBe('1200 JPY')
  const book = { ...vase, price_range: cost(0), links_purchased_separately: 1 }
  const links = { downloadable_product_links: [{ price: 5 }, { price: 3.9 }] }
  expect(feedItems({ ...book, ...links }, SURROUNDINGS)[0]?.price).toBe('3.90 EUR')
})

test('options that have to be chosen are paid too, for each variant', () => {
  const options = [
    { required: true, values: [{ price: 6, price_type: 'FIXED' }] },
    { required: true, value: { price: 10, price_type: 'PERCENT' } },
  ]
  expect(feedItems({ ...vase, price_range: cost(20), options }, SURROUNDINGS)[0]?.price).toBe('28.00 EUR')
  const product = { sku: 'V-B', stock_status: 'IN_STOCK', price_range: cost(30) }
  const variants = [{ attributes: [{ code: 'colour', label: 'Blue' }], product }]
  expect(feedItems({ ...vase, price_range: cost(20), options, variants }, SURROUNDINGS)[0]?.price).toBe('39.00 EUR')
})

test('no text of a catalogue breaks a rule of the feed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: fc.constantFrom('a', ' ', '\t', '\n', '"', '<p>', '&nbsp;', '😀', '\u0000'), maxLength: 6_000 }),
  )
  fc.assert(
    fc.property(text, text, text, (name, html, maker) => {
      const product = {
        ...vase,
        name,
        description: { html },
        custom_attributesV2: attributes({ maker, ean: maker, colour: name }),
      }
      const items = feedItems(product, SURROUNDINGS).filter((item) => lackOf(item).length === 0)
      const lines = [COLUMNS, ...items.map((item) => COLUMNS.map((column) => item[column] ?? ''))].map(feedLine)
      const { rows, faults } = readFeed(lines.join(''))
      expect(faults).toEqual([])
      expect(rows.map((row) => row['title'])).toEqual(items.map(({ title }) => title))
    }),
  )
})

function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-feeds-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, files: openFeedFiles(folder) }
}

const contentOf = (path: string | undefined) => gunzipSync(readFileSync(path ?? '')).toString()

async function written(files: ReturnType<typeof openFeedFiles>, ...texts: readonly string[]) {
  const writing = files.begin('it')
  for (const text of texts) await writing.write(text)
  await writing.finish()
  return files.find('it')
}

test('a feed replaces the last one when it is finished, and its tag changes with its content', async () => {
  const { folder, files } = openFolder()
  expect(files.find('it')).toBeNull()
  const large = 'x'.repeat(300_000)
  const first = await written(files, large, large)
  expect(contentOf(first?.path)).toBe(large + large)
  const unfinished = files.begin('it')
  await unfinished.write('y')
  expect(files.find('it')).toEqual(first)
  await unfinished.abandon()
  expect(await written(files, large + large)).toEqual(first)
  const other = await written(files, 'z')
  expect(other?.etag).not.toBe(first?.etag)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('another process of the host finds the feed, and the next one removes all that a stopped host left', async () => {
  const { folder, files } = openFolder()
  const other = openFeedFiles(folder)
  expect(await written(files, 'x')).toEqual(other.find('it'))
  expect(await written(files, 'y')).toEqual(other.find('it'))
  writeFileSync(join(folder, 'it.4000000.writing'), '')
  writeFileSync(join(folder, 'it.0123456789abcdef.tsv.gz'), '')
  const unfinished = files.begin('en')
  await written(files, 'z')
  expect(contentOf(other.find('it')?.path)).toBe('z')
  await unfinished.finish()
  expect(readdirSync(folder).map((name) => name.replace(/\..*/, ''))).toEqual(['en', 'it'])
})

test('a product that is listed and also a variant is one row', async () => {
  const { files } = openFolder()
  const messages: object[] = []
  const feed: ProductFeed = { columns: {} }
  const store = { locale: 'it', magentoStoreCode: 'it', basePath: '/', intlLocale: 'it-IT', label: 'it' } as const
  const feeds = createProductFeeds({
    files,
    feed,
    attributes: { lowestPrice: null, unitPrice: null, care: null, safety: null, manufacturer: null, sizeGuide: null },
    shopOrigin: 'https://shop.example',
    log: { info: (facts: object) => void messages.push(facts) },
  })
  const reading = feeds.begin(store)
  await reading.add([
    vase,
    { ...vase, sku: 'G', variants: [{ product: { ...vase } }] },
    { ...vase, sku: 'X', image: null },
  ])
  await reading.finish()
  expect(readFeed(contentOf(files.find('it')?.path)).rows.map(({ id }) => id)).toEqual(['V-1'])
  expect(messages).toEqual([{ store: 'it', rows: 1, leftOut: 1, example: { id: 'X', lacks: ['image_link'] } }])
})
