import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSchema, parse, validate } from 'graphql'
import { expect, onTestFinished, test } from 'vitest'
import { openAddressIndex, type Entry } from '#server/discovery/addressIndex.ts'
import { MOST_HITS, readCategories, readProducts, readRoute, readSearched } from '#server/discovery/readCatalogue.ts'
import { alternatesOf, sitemap, sitemapIndex, URLS_A_SITEMAP } from '#server/discovery/sitemaps.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { StoreDefinition } from '#src/shop/defineShop.ts'

type Variables = {
  readonly filter: { readonly price?: { readonly from: string; readonly to?: string } }
  readonly pageSize?: number
  readonly currentPage?: number
}

/** A backend with products at these prices, which lists as few of them as a search engine does. */
function backendOf(prices: readonly number[]): CommerceGateway {
  return {
    handle: async (request) => {
      const { query, variables } = (await request.json()) as { query: string; variables: Variables }
      const { from = '0', to = 'Infinity' } = variables.filter.price ?? {}
      const found = prices.flatMap((price, place) => (price >= Number(from) && price <= Number(to) ? [place] : []))
      if (query.includes('total_count')) return Response.json({ data: { products: { total_count: found.length } } })
      const { pageSize = 0, currentPage = 0 } = variables
      expect(pageSize * currentPage).toBeLessThanOrEqual(MOST_HITS)
      const items = found
        .slice(pageSize * (currentPage - 1), pageSize * currentPage)
        .map((place) => ({ sku: `${place}` }))
      return Response.json({ data: { products: { items } } })
    },
  }
}

async function skusIn(prices: readonly number[]): Promise<ReadonlySet<string>> {
  const source = { gateway: backendOf(prices), store: 'x', signal: AbortSignal.timeout(30_000), hasFeed: false }
  const skus = new Set<string>()
  for await (const products of readProducts(source)) for (const { sku } of products) skus.add(sku ?? '')
  return skus
}

test('a catalogue with more products than the backend lists at once is read whole', async () => {
  const prices = Array.from({ length: 25_000 }, (_, place) => (place % 7_000) / 10)
  expect((await skusIn(prices)).size).toBe(25_000)
})

test('too many products of one price are an error that names it', async () => {
  await expect(skusIn(Array.from({ length: MOST_HITS + 1 }, () => 12.5))).rejects.toThrow(
    /10001 products cost between 12\.49 and 12\.5/,
  )
})

test.each([true, false])('every question is valid in the schema, with a feed: %s', async (hasFeed) => {
  const schema = buildSchema(readFileSync(new URL('../../../../schema.graphql', import.meta.url), 'utf8'))
  const asked: string[] = []
  const gateway: CommerceGateway = {
    handle: async (request) => {
      const { query } = (await request.json()) as { query: string }
      asked.push(query)
      expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([])
      const categories = { total_count: 1, items: query.includes('parent_category_uid') ? [] : [{ uid: 'Mg==' }] }
      return Response.json({ data: { products: { total_count: 1, items: [] }, categories, route: null } })
    },
  }
  const source = { gateway, store: 'x', signal: AbortSignal.timeout(30_000), hasFeed }
  for await (const products of readProducts(source)) expect(products).toEqual([])
  for await (const categories of readCategories(source)) expect(categories).toEqual([])
  for await (const products of readProducts(source, 'search')) expect(products).toEqual([])
  await readSearched(source, ['x'])
  await readRoute(source, '/x')
  expect(new Set(asked).size).toBe(5)
})

const store = (code: string, intlLocale: string, basePath: `/${string}`): StoreDefinition => ({
  locale: intlLocale.slice(0, 2),
  magentoStoreCode: code,
  basePath,
  intlLocale,
  label: code,
})

const STORES = [store('a', 'it-IT', '/'), store('b', 'en-GB', '/en')] as const
const ORIGIN = 'https://shop.example'

const product = (key: string, path: string, changedAt: string | null = null): Entry => ({
  kind: 'products',
  key,
  path,
  changedAt,
  picture: '/media/a&b.jpg?width=1280',
})

function indexOf(entries: Readonly<Record<string, readonly Entry[]>>) {
  const index = openAddressIndex(':memory:')
  const reading = index.begin()
  for (const [code, each] of Object.entries(entries)) reading.add(code, each)
  return { index, isChanged: reading.finish(1) }
}

test('sitemaps are split, carry dates that the backend told, and escape addresses', () => {
  const entries = Array.from({ length: URLS_A_SITEMAP + 2 }, (_, place) => product(`${place}`, `/p${place}.html`))
  const { index } = indexOf({ a: entries, b: [product('1', '/p?1.html', '2026-03-01T10:00:00Z')] })
  expect(index.chunks('a', URLS_A_SITEMAP).map(({ number }) => number)).toEqual([1, 2])
  expect(sitemapIndex(index, STORES[0], ORIGIN)).toContain('<loc>https://shop.example/sitemaps/products-2.xml</loc>')
  const second = [...sitemap(index, { kind: 'products', number: 2 }, STORES[0], ORIGIN)]
  expect(second.filter((line) => line.includes('<loc>'))).toHaveLength(2)
  expect(second.join('')).not.toContain('lastmod')
  const english = [...sitemap(index, { kind: 'products', number: 1 }, STORES[1], ORIGIN)].join('')
  expect(english).toContain('<lastmod>2026-03-01T10:00:00Z</lastmod>')
  expect(english).toContain('<image:loc>https://shop.example/media/a&amp;b.jpg?width=1280</image:loc>')
  expect(sitemapIndex(index, STORES[1], ORIGIN)).toContain('<lastmod>2026-03-01T10:00:00Z</lastmod>')
  index.close()
})

test('a page names itself and the same page in other stores, and a page of one store names none', () => {
  const { index } = indexOf({
    a: [product('1', '/uno.html'), product('2', '/due.html')],
    b: [product('1', '/one.html')],
  })
  const of = (path: string, at: 0 | 1) => alternatesOf(index, path, STORES[at], { stores: STORES, shopOrigin: ORIGIN })
  const expected = [
    { hreflang: 'it-IT', href: 'https://shop.example/uno.html' },
    { hreflang: 'en-GB', href: 'https://shop.example/en/one.html' },
    { hreflang: 'x-default', href: 'https://shop.example/uno.html' },
  ]
  expect(of('/uno.html', 0)).toEqual(expected)
  expect(of('/one.html', 1)).toEqual(expected)
  expect(of('/due.html', 0)).toEqual([])
  index.close()
})

test('a new reading replaces the last one when it is finished, and tells whether an address changed', () => {
  const { index, isChanged } = indexOf({ a: [product('1', '/uno.html')] })
  expect(isChanged).toBe(true)
  const again = index.begin()
  expect(again.add('a', [product('1', '/uno.html'), product('1', '/uno.html')])).toEqual([true, false])
  expect(again.has('a', '/uno.html')).toBe(true)
  expect(again.finish(2)).toBe(false)
  const abandoned = index.begin()
  abandoned.add('a', [product('1', '/altro.html')])
  abandoned.abandon()
  expect([...index.counterparts('a', '/uno.html')]).toEqual([['a', '/uno.html']])
  const changed = index.begin()
  changed.add('a', [product('1', '/altro.html')])
  expect(changed.finish(3)).toBe(true)
  expect(index.readAt()).toBe(3)
  index.close()
})

test('the path of a product is known after it has left the lists, and its new one when it is back', () => {
  const { index } = indexOf({
    a: [product('1', '/uno.html'), product('2', '/due.html')],
    b: [product('1', '/one.html')],
  })
  const read = (readAt: number, ...entries: readonly Entry[]) => {
    const reading = index.begin()
    reading.add('a', entries)
    reading.finish(readAt)
  }
  const year = 365 * 24 * 60 * 60_000
  expect(index.productPath('a', '1')).toBe('/uno.html')
  for (const readAt of [2, 3, 4]) {
    read(readAt, product('2', '/due.html'))
    expect(index.productPath('a', '1')).toBe('/uno.html')
  }
  expect(index.productPath('b', '1')).toBe('/one.html')
  expect(index.productPath('b', '2')).toBeNull()
  expect(index.productPath('a', 'none')).toBeNull()
  read(5, product('1', '/altro.html'))
  expect(index.productPath('a', '1')).toBe('/altro.html')
  read(6, product('2', '/due.html'))
  expect(index.productPath('a', '1')).toBe('/altro.html')
  read(7 + year, product('2', '/due.html'))
  expect(index.productPath('a', '1')).toBeNull()
  index.close()
})

test('another process of the host knows a reading as soon as it is finished', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-addresses-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [one, other] = [openAddressIndex(join(folder, 'a.sqlite')), openAddressIndex(join(folder, 'a.sqlite'))]
  for (const [readAt, path] of [
    [1, '/uno.html'],
    [2, '/due.html'],
    [3, '/tre.html'],
  ] as const) {
    const reading = one.begin()
    reading.add('a', [product('1', path)])
    reading.finish(readAt)
    expect(other.readAt()).toBe(readAt)
    expect([...other.counterparts('a', path)]).toEqual([['a', path]])
    expect([...other.entries('a', { kind: 'products', number: 1 }, 10)].map((entry) => entry.path)).toEqual([path])
  }
  one.close()
  other.close()
})
