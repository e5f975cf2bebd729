import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows } from '#server/commerce/db/rows.ts'
import { reindexCatalog } from '#server/commerce/modules/catalog/lists/indexer.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { readSitemap, sitemapsOf } from '#tests/harness/crawl.ts'
import { fetchFeed, readFeed } from '#tests/harness/productFeed.ts'
import { checkForSearchEngines } from '#tests/harness/searchEngines.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'

const MARKUP = `L'"angolo" & <b>vaso</b> </script><script>alert(1)</script>`

/** The products of the default store's lists that are no part of another one, with their paths. */
const plainProducts = (db: DatabaseSync) =>
  allRows<{ id: number; path: string }>(
    db,
    `SELECT product.id, '/' || request_path AS path FROM product
     JOIN url_rewrite ON entity_type = 'product' AND entity_id = product.id AND redirect_code = 0 AND store_id = 1
     WHERE type = 'simple' AND visibility = 4 AND product.id NOT IN (SELECT child_id FROM grouped_item)
     AND product.id NOT IN (SELECT product_id FROM bundle_selection) ORDER BY product.id`,
  )

/** Changes the catalogue as a merchant may, and returns the path of a product that only a text links. */
function writeOddTexts(db: DatabaseSync): string {
  const [named, foreign, coded, linked] = plainProducts(db)
  if (!named || !foreign || !coded || !linked) throw new Error('The shop has too few products.')
  const run = (sql: string, ...values: readonly (string | number)[]) => db.prepare(sql).run(...values)
  run(
    'UPDATE product_text SET name = ?, meta_title = NULL, meta_description = ? WHERE product_id = ? AND store_id = 0',
    MARKUP,
    MARKUP,
    named.id,
  )
  run('UPDATE product_text SET name = NULL, meta_description = NULL WHERE product_id = ? AND store_id <> 0', named.id)
  // Where Magento's setting “Apply transliteration for product URL” is off, addresses keep the letters of the name.
  run(
    `UPDATE url_rewrite SET request_path = 'tè-verde.html' WHERE entity_type = 'product' AND redirect_code = 0
     AND entity_id = ? AND store_id = 1`,
    foreign.id,
  )
  run(
    `UPDATE product_text SET url_key = 'tè-verde' WHERE product_id = ? AND url_key IS NOT NULL AND store_id IN (0, 1)`,
    foreign.id,
  )
  run('UPDATE product SET sku = ? WHERE id = ?', `A/B "C",D'&<E>`, coded.id)
  run(`UPDATE category_text SET name = ? WHERE category_id = (SELECT min(id) FROM category WHERE level = 3)`, MARKUP)
  // No list and no search shows it, but its page exists. A Magento 2.4.7 does not tell it from a disabled product.
  if (process.env['COMMERCE_PROFILE'] === '2.4.7') run('UPDATE product SET visibility = 3 WHERE id = ?', linked.id)
  else {
    run(`UPDATE store SET config = json_set(config, '$.areSoldOutProductsHidden', json('true'))`)
    run('UPDATE stock_item SET quantity = 0, reserved = 0, is_managed = 1 WHERE product_id = ?', linked.id)
  }
  run(
    `UPDATE cms_page_text SET content = content || ? WHERE store_id IN (0, 1)
     AND page_id = (SELECT id FROM cms_page WHERE identifier = 'chi-siamo')`,
    `<p><a href="${linked.path}">Un pezzo</a> <a href="/tè-verde.html">Un altro</a></p>`,
  )
  return linked.path
}

journey('search engines find every public page once, whatever the merchant writes', async () => {
  const shop = await startShopServer()
  try {
    let linkedOnly = ''
    await shop.restart(() => {
      const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
      linkedOnly = writeOddTexts(db)
      reindexCatalog(db, new Date().toISOString().slice(0, 10))
      db.close()
      for (const suffix of ['', '-wal', '-shm'])
        rmSync(join(shop.dataDirectory, `addresses.sqlite${suffix}`), { force: true })
    })
    await checkForSearchEngines([shop.url], SHOP)

    const listed = (await Promise.all((await sitemapsOf(shop.url)).map(readSitemap))).flat()
    const sitemapOf = (path: string) => listed.find(({ url }) => url === `${shop.url}${path}`)?.sitemap
    expect(sitemapOf('/t%C3%A8-verde.html')).toBe('products-1.xml')
    expect(sitemapOf(linkedOnly)).toBe('products-1.xml')
    const { rows } = readFeed(await (await fetchFeed(`${shop.url}/feeds/products.tsv`)).text())
    const fed = rows.map(({ link }) => link)
    expect(fed).toContain(`${shop.url}/t%C3%A8-verde.html`)
    expect(fed).toContain(`${shop.url}${linkedOnly}`)
  } finally {
    await shop.dispose()
  }
})
