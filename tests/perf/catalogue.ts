// `npm run bench:catalogue [-- products]`: the background reading of a catalogue (decision 99) with its sitemaps and
// product feed, from a backend that answers at once: every tenth product has five variants. Prints the time, the sizes
// and how far the memory grows.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openAddressIndex } from '#server/discovery/addressIndex.ts'
import { createCatalogueReader } from '#server/discovery/catalogueReader.ts'
import { openFeedFiles } from '#server/discovery/feedFiles.ts'
import { createProductFeeds } from '#server/discovery/productFeeds.ts'
import { sitemap, URLS_A_SITEMAP } from '#server/discovery/sitemaps.ts'

const ORIGIN = 'https://shop.example'
const PRODUCTS = Number(process.argv[2] ?? 100_000)
const VARIANTS = 5
const TEXT =
  '<p>A vase of stoneware, thrown by hand and glazed twice. It holds water and goes into the oven.</p>'.repeat(5)
const store = { locale: 'it', magentoStoreCode: 'default', basePath: '/', intlLocale: 'it-IT', label: 'it' } as const

const priceOf = (place: number) => (place % 50_000) / 100 + 1
const offered = (place: number, sku: string) => ({
  sku,
  stock_status: 'IN_STOCK',
  image: { url: `${ORIGIN}/media/catalog/product/${place}.jpg` },
  price_range: {
    minimum_price: {
      final_price: { value: priceOf(place), currency: 'EUR' },
      regular_price: { value: priceOf(place) },
    },
  },
  custom_attributesV2: { items: [{ code: 'maker', value: 'Maker' }] },
})
const productAt = (place: number) => ({
  ...offered(place, `P-${place}`),
  name: `Vase ${place}`,
  url_key: `vase-${place}`,
  url_suffix: '.html',
  updated_at: '2026-11-01 10:00:00',
  description: { html: TEXT },
  media_gallery: [],
  categories: [{ name: 'Vases', breadcrumbs: [{ category_name: 'Home' }] }],
  ...(place % 10 === 0 && {
    variants: Array.from({ length: VARIANTS }, (_, at) => ({
      attributes: [{ code: 'colour', label: `Colour ${at}` }],
      product: offered(place, `P-${place}-${at}`),
    })),
  }),
})

type Asked = {
  readonly query: string
  readonly variables: {
    readonly filter?: { readonly price?: { readonly from: string; readonly to?: string } }
    readonly pageSize?: number
    readonly currentPage?: number
  }
}

/** By price, so that a slice of prices is read without looking at all products. */
const byPrice = Array.from({ length: PRODUCTS }, (_, place) => place).toSorted((a, b) => priceOf(a) - priceOf(b))
/** The first place whose price is not below, or is above, the limit. */
function placeOf(isBefore: (price: number) => boolean): number {
  let [low, high] = [0, byPrice.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(priceOf(byPrice[middle] ?? 0))) low = middle + 1
    else high = middle
  }
  return low
}

const gateway = {
  async handle(request: Request): Promise<Response> {
    const { query, variables } = (await request.json()) as Asked
    if (!query.includes('products(')) return Response.json({ data: { categories: { items: [] }, route: null } })
    const { from = '0', to = 'Infinity' } = variables.filter?.price ?? {}
    const [start, end] = [placeOf((price) => price < Number(from)), placeOf((price) => price <= Number(to))]
    if (query.includes('total_count')) return Response.json({ data: { products: { total_count: end - start } } })
    const { pageSize = 0, currentPage = 0 } = variables
    const first = start + pageSize * (currentPage - 1)
    const items = byPrice.slice(first, Math.min(first + pageSize, end)).map(productAt)
    return Response.json({ data: { products: { items } } })
  },
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

const folder = mkdtempSync(join(tmpdir(), 'vetrina-catalogue-'))
try {
  const index = openAddressIndex(join(folder, 'addresses.sqlite'))
  const files = openFeedFiles(join(folder, 'feeds'))
  const attributes = {
    lowestPrice: null,
    unitPrice: null,
    care: null,
    safety: null,
    manufacturer: null,
    sizeGuide: null,
  }
  let written: object = {}
  const reader = createCatalogueReader({
    index,
    feeds: createProductFeeds({
      files,
      feed: { columns: { brand: { attribute: 'maker' } } },
      attributes,
      shopOrigin: ORIGIN,
      log: { info: (facts: object) => void (written = facts) },
    }),
    gateway,
    stores: () => [store],
    allStores: [store],
    shopOrigin: ORIGIN,
    render: () => Promise.resolve(new Response('', { status: 404 })),
    isInUrlSpace: () => false,
    onChange: () => undefined,
    log: {
      warn: (facts: object) => {
        throw new Error('The catalogue could not be read', { cause: facts })
      },
    },
    now: Date.now,
    renewalMs: Infinity,
  })
  const before = process.memoryUsage().rss
  let highest = before
  const startedAt = performance.now()
  reader.want()
  while (index.readAt() === null) {
    highest = Math.max(highest, process.memoryUsage().rss)
    await delay(100)
  }
  const seconds = (performance.now() - startedAt) / 1000
  const feed = files.find(store.magentoStoreCode)
  const size = megabytes(statSync(feed?.path ?? '').size)
  console.log(`${PRODUCTS} products read in ${seconds.toFixed(1)} s; the feed has ${size} (gzip):`, written)
  let bytes = 0
  for (const chunk of index.chunks(store.magentoStoreCode, URLS_A_SITEMAP))
    for (const line of sitemap(index, chunk, store, ORIGIN)) bytes += line.length
  highest = Math.max(highest, process.memoryUsage().rss)
  console.log(`Sitemaps: ${megabytes(bytes)}. Memory: ${megabytes(before)} before, ${megabytes(highest)} at most.`)
  index.close()
} finally {
  rmSync(folder, { recursive: true })
}
