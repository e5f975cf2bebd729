import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows } from '#server/commerce/db/rows.ts'
import { reindexCatalog } from '#server/commerce/modules/catalog/lists/indexer.ts'
import { isIndexable, readPage, readSitemap, sitemapsOf } from './crawl.ts'
import { fetchFeed, readFeed } from './productFeed.ts'
import type { ShopServer } from './servers/shopServer.ts'

/** The states of products and categories in which shoppers see them in part or not at all. */
const CASES = {
  'a disabled product': {
    change: 'UPDATE product SET is_enabled = 0 WHERE id = :id',
    isFound: false,
  },
  'a product that is not visible individually': {
    change: 'UPDATE product SET visibility = 1 WHERE id = :id',
    isFound: false,
  },
  'a product of the catalogue only': {
    change: 'UPDATE product SET visibility = 2 WHERE id = :id',
    isFound: true,
    availability: 'InStock',
  },
  'a sold out product': {
    change: 'UPDATE stock_item SET quantity = 0, reserved = 0, is_managed = 1 WHERE product_id = :id',
    isFound: true,
    availability: 'OutOfStock',
  },
} as const

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
  type Row = { readonly id: number; readonly path: string }
  const products = new Map<keyof typeof CASES, Row>()
  const categories: Row[] = []
  await shop.restart(() => {
    const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
    const paths = (type: string, condition: string) =>
      allRows<Row>(
        db,
        `SELECT entity_id AS id, '/' || request_path AS path FROM url_rewrite
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

  for (const [name, { path }] of products) {
    const url = `${shop.url}${path}`
    const expected = CASES[name]
    const page = await readPage(url)
    const [product] = (page.jsonLd as readonly Offered[]).filter((data) => data['@type'] === 'Product')
    expect(
      {
        status: page.status,
        isIndexable: isIndexable(page),
        isListed: listed.has(url),
        isShown: shown.has(url),
        availability: product?.offers?.availability?.replace(/.*\//, ''),
        fed: fed.get(url),
      },
      name,
    ).toEqual({
      status: expected.isFound ? 200 : 404,
      isIndexable: expected.isFound,
      isListed: expected.isFound,
      isShown: expected.isFound,
      availability: expected.isFound ? expected.availability : undefined,
      fed: expected.isFound ? (expected.availability === 'InStock' ? 'in_stock' : 'out_of_stock') : undefined,
    })
  }
  for (const { path } of categories) {
    const url = `${shop.url}${path}`
    const page = await readPage(url)
    expect([page.status, isIndexable(page), listed.has(url)], path).toEqual([404, false, false])
  }
  expect(categories).toHaveLength(1)
}
