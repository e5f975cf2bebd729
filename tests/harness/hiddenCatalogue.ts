import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows } from '#server/commerce/db/rows.ts'
import { reindexCatalog } from '#server/commerce/modules/catalog/lists/indexer.ts'
import { isIndexable, readPage, readSitemap, sitemapsOf } from './crawl.ts'
import { fetchFeed, readFeed } from './productFeed.ts'
import type { ShopServer } from './servers/shopServer.ts'

/** The states of products in which shoppers see them in part or not at all: in sitemap and feed, in lists, in search. */
const CASES = {
  'a disabled product': {
    change: 'UPDATE product SET is_enabled = 0 WHERE id = :id',
    isFound: false,
    isListed: false,
    isShown: false,
    isSearched: false,
  },
  'a product that is not visible individually': {
    change: 'UPDATE product SET visibility = 1 WHERE id = :id',
    isFound: false,
    isListed: false,
    isShown: false,
    isSearched: false,
  },
  'a product of the catalogue only': {
    change: 'UPDATE product SET visibility = 2 WHERE id = :id',
    isFound: true,
    isListed: true,
    isShown: true,
    isSearched: false,
    availability: 'InStock',
  },
  'a product of the search only': {
    change: 'UPDATE product SET visibility = 3 WHERE id = :id',
    isFound: true,
    isListed: true,
    isShown: false,
    isSearched: true,
    availability: 'InStock',
  },
  'a sold out product': {
    change: 'UPDATE stock_item SET quantity = 0, reserved = 0, is_managed = 1 WHERE product_id = :id',
    isFound: true,
    isListed: true,
    isShown: true,
    isSearched: true,
    availability: 'OutOfStock',
  },
} as const

export type PlainProduct = { readonly id: number; readonly sku: string; readonly path: string; readonly name: string }

const HIDE_SOLD_OUT = `UPDATE store SET config = json_set(config, '$.areSoldOutProductsHidden', json('true'))`

/** Salable simple products of a store view, in lists and search, that are no part of another product. */
const plainProducts = (db: DatabaseSync, store: string): readonly PlainProduct[] =>
  allRows(
    db,
    `SELECT product.id, sku, '/' || request_path AS path, name FROM url_rewrite
     JOIN product ON product.id = entity_id JOIN product_index i ON i.product_id = product.id
     JOIN product_text t ON t.product_id = product.id AND t.store_id = 0
     WHERE entity_type = 'product' AND redirect_code = 0 AND type = 'simple' AND visibility = 4 AND is_salable = 1
     AND url_rewrite.store_id = (SELECT id FROM store WHERE code = ?)
     AND product.id NOT IN (SELECT child_id FROM grouped_item)
     AND product.id NOT IN (SELECT product_id FROM bundle_selection) ORDER BY entity_id`,
    [store],
  )

/** Products that no list contains: one of the search, a sold-out one that the merchant hides, and one that is gone. */
export type UnlistedProducts = Readonly<Record<'searched' | 'soldOut' | 'gone', PlainProduct>>

/** Products of a running shop that {@link unlistProducts} can take out of its lists. */
export function listedProducts(shop: ShopServer, store: string): UnlistedProducts {
  const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
  const [searched, soldOut, gone] = plainProducts(db, store)
  db.close()
  if (!searched || !soldOut || !gone) throw new Error('The shop has too few products.')
  return { searched, soldOut, gone }
}

/** Takes the products out of the lists, after the host has read the catalogue. */
export async function unlistProducts(shop: ShopServer, products: UnlistedProducts): Promise<void> {
  await Promise.all((await sitemapsOf(shop.url)).map(readSitemap))
  await shop.restart(() => {
    const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
    db.exec(HIDE_SOLD_OUT)
    db.prepare(CASES['a product of the search only'].change).run({ id: products.searched.id })
    db.prepare(CASES['a sold out product'].change).run({ id: products.soldOut.id })
    db.prepare(CASES['a disabled product'].change).run({ id: products.gone.id })
    reindexCatalog(db, new Date().toISOString().slice(0, 10))
    db.close()
  })
}

/** The parameters of the pages that are shown over a product's page. */
const OVERLAYS = ['quick=1', 'zoom=1', 'specs=1'] as const

type Offered = {
  readonly '@type': string
  readonly offers?: { readonly availability?: string }
  readonly itemListElement?: readonly { readonly url?: string }[]
}

/**
 * Hides a product in each way, and a category, and compares pages, lists, sitemap, feed and structured data with one
 * another.
 */
export async function checkHiddenCatalogue(shop: ShopServer, store: string): Promise<void> {
  type Row = { readonly id: number; readonly path: string; readonly name: string }
  const products = new Map<keyof typeof CASES, Row>()
  const categories: Row[] = []
  await shop.restart(() => {
    const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
    const paths = (type: string, condition: string) =>
      allRows<Row>(
        db,
        `SELECT entity_id AS id, '/' || request_path AS path,
           coalesce((SELECT name FROM product_text WHERE product_id = entity_id AND store_id = 0), '') AS name
         FROM url_rewrite
         WHERE entity_type = '${type}' AND redirect_code = 0 AND store_id = (SELECT id FROM store WHERE code = ?)
         AND entity_id IN (${condition}) ORDER BY entity_id`,
        [store],
      )
    // A part of another product would change that one too.
    const simple = paths(
      'product',
      `SELECT product.id FROM product JOIN product_index ON product_id = product.id WHERE product.type = 'simple' AND is_salable = 1
       AND visibility = 4 AND id NOT IN (SELECT child_id FROM grouped_item)
       AND id NOT IN (SELECT product_id FROM bundle_selection)`,
    )
    for (const [at, [name, { change }]] of Object.entries(CASES).entries()) {
      const row = simple[at]
      if (!row) throw new Error('The shop has too few products.')
      products.set(name as keyof typeof CASES, row)
      db.prepare(change).run({ id: row.id })
    }
    categories.push(...paths('category', 'SELECT id FROM category WHERE level = 3').slice(0, 1))
    for (const { id } of categories) db.prepare('UPDATE category SET is_active = 0 WHERE id = ?').run(id)
    reindexCatalog(db, new Date().toISOString().slice(0, 10))
    db.close()
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(join(shop.dataDirectory, `addresses.sqlite${suffix}`), { force: true })
  })

  const entries = (await Promise.all((await sitemapsOf(shop.url)).map(readSitemap))).flat()
  const listed = new Set(entries.map(({ url }) => url))
  const { rows } = readFeed(await (await fetchFeed(`${shop.url}/feeds/products.tsv`)).text())
  const fed = new Map(rows.map((row) => [row['link'], row['availability']]))
  const lists = await Promise.all([...listed].map(async (url) => (await readPage(url)).jsonLd as readonly Offered[]))
  const shown = new Set(
    lists
      .flat()
      .filter((data) => data['@type'] === 'ItemList')
      .flatMap(({ itemListElement = [] }) => itemListElement.map(({ url }) => url)),
  )
  expect(listed.size).toBeGreaterThan(0)
  expect(shown.size).toBeGreaterThan(0)

  for (const [name, { path, name: productName }] of products) {
    const url = `${shop.url}${path}`
    const expected = CASES[name]
    const page = await readPage(url)
    const results = await readPage(`${shop.url}/search?q=${encodeURIComponent(productName)}`)
    const overlays = await Promise.all(OVERLAYS.map((overlay) => readPage(`${url}?${overlay}`)))
    const [product] = (page.jsonLd as readonly Offered[]).filter((data) => data['@type'] === 'Product')
    expect(
      {
        status: page.status,
        isIndexable: isIndexable(page),
        isListed: listed.has(url),
        isShown: shown.has(url),
        isSearched: results.links.includes(url),
        overlays: overlays.map(({ status, html }) =>
          html.includes(productName) ? status : `${status} without its name`,
        ),
        availability: product?.offers?.availability?.replace(/.*\//, ''),
        fed: fed.get(url),
      },
      name,
    ).toEqual({
      status: expected.isFound ? 200 : 404,
      isIndexable: expected.isFound,
      isListed: expected.isListed,
      isShown: expected.isShown,
      isSearched: expected.isSearched,
      overlays: OVERLAYS.map(() => (expected.isFound ? 200 : '404 without its name')),
      availability: expected.isFound ? expected.availability : undefined,
      fed: expected.isListed ? (expected.availability === 'InStock' ? 'in_stock' : 'out_of_stock') : undefined,
    })
  }
  for (const { path } of categories) {
    const url = `${shop.url}${path}`
    const page = await readPage(url)
    expect([page.status, isIndexable(page), listed.has(url)], path).toEqual([404, false, false])
  }
  expect(categories).toHaveLength(1)
}

/**
 * Sells a product out in a shop that leaves such products out of lists, and looks for it everywhere. A Magento 2.4.7 does
 * not tell it from a disabled one, so its page is missing there.
 */
export async function checkHiddenSoldOut(shop: ShopServer, store: string, hasPage: boolean): Promise<void> {
  const found: PlainProduct[] = []
  await shop.restart(() => {
    const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
    db.exec(HIDE_SOLD_OUT)
    found.push(...plainProducts(db, store).slice(0, 2))
    const [gone] = found
    if (!gone) throw new Error('The shop has too few products.')
    db.prepare(CASES['a sold out product'].change).run({ id: gone.id })
    reindexCatalog(db, new Date().toISOString().slice(0, 10))
    db.close()
  })
  const entries = (await Promise.all((await sitemapsOf(shop.url)).map(readSitemap))).flat()
  const stateOf = async ({ path, name }: PlainProduct) => {
    const url = `${shop.url}${path}`
    const page = await readPage(url)
    const [product] = (page.jsonLd as readonly Offered[]).filter((data) => data['@type'] === 'Product')
    const results = await readPage(`${shop.url}/search?q=${encodeURIComponent(name)}`)
    return {
      status: page.status,
      availability: product?.offers?.availability?.replace(/.*\//, ''),
      isListed: entries.some((entry) => entry.url === url),
      isSearched: results.links.includes(url),
    }
  }
  expect(await Promise.all(found.map(stateOf))).toEqual([
    {
      status: hasPage ? 200 : 404,
      availability: hasPage ? 'OutOfStock' : undefined,
      isListed: false,
      isSearched: false,
    },
    { status: 200, availability: 'InStock', isListed: true, isSearched: true },
  ])
}
