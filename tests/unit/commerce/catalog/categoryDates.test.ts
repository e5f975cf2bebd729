import { expect, test } from 'vitest'
import { migrate } from '#server/commerce/db/migrate.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { commerceModules } from '#server/commerce/modules/commerceModules.ts'
import { openOldShop } from './oldShop.ts'

const DATES =
  '{ categories(filters: { url_path: { in: ["tavola", "casa", "casa/vasi"] } }) { items { url_path updated_at } } }'

/** A shop whose categories were last written long ago, and its database. */
async function openShopOfOldLists() {
  const { db, query } = await openOldShop(() => undefined)
  type Row = { readonly url_path: string; readonly updated_at: string }
  const dates = async () => {
    const { items } = (await query(DATES)).body.data.categories as { readonly items: readonly Row[] }
    return new Map(items.map((row) => [row.url_path, row.updated_at]))
  }
  const written = await dates()
  db.exec(`UPDATE category SET updated_at = '2020-02-03 04:05:06'`)
  return { db, dates, written }
}

test('a category has the date on which the shop was filled', async () => {
  const { written } = await openShopOfOldLists()
  expect([...written]).toEqual([
    ['tavola', '2026-01-15 12:00:00'],
    ['casa', '2026-01-15 12:00:00'],
    ['casa/vasi', '2026-01-15 12:00:00'],
  ])
})

const TABLE = `(SELECT category_id FROM category_text WHERE url_path = 'tavola' LIMIT 1)`
const VASES = `(SELECT category_id FROM category_text WHERE url_path = 'casa/vasi' LIMIT 1)`
const MUG = `(SELECT id FROM product WHERE sku = 'TAZZA')`

/** The columns of a category, from another one. */
const columns = (
  id: string,
  path: string,
) => `(id, path, level, position, is_active, is_anchor, include_in_menu, display_mode)
  SELECT ${id}, ${path}, level + 1, 1, 1, 1, 1, 'PRODUCTS' FROM category`

test.each([
  ['its settings', `UPDATE category SET is_anchor = 0 WHERE id = ${TABLE}`, ['tavola']],
  ['a text', `UPDATE category_text SET description = 'x' WHERE category_id = ${TABLE} AND store_id = 0`, ['tavola']],
  ['a removed text', `DELETE FROM category_text WHERE category_id = ${TABLE} AND store_id > 1`, ['tavola']],
  ['a new product', `INSERT INTO category_product VALUES (${VASES}, ${MUG}, 9)`, ['casa/vasi']],
  ['another place of a product', `UPDATE category_product SET position = 7 WHERE product_id = ${MUG}`, ['tavola']],
  ['a removed product', `DELETE FROM category_product WHERE product_id = ${MUG}`, ['tavola']],
  [
    'a product that moves',
    `UPDATE category_product SET category_id = ${VASES} WHERE product_id = ${MUG}`,
    ['tavola', 'casa/vasi'],
  ],
  ['the stock of a product', `UPDATE stock_item SET quantity = 1 WHERE product_id = ${MUG}`, []],
  ['a new list below it', `INSERT INTO category ${columns('99', `path || '/99'`)} WHERE id = ${TABLE}`, ['tavola']],
  ['a list below it that moves', `UPDATE category SET path = '1/x' || path WHERE id = ${VASES}`, ['casa', 'casa/vasi']],
])('a category has the date of the change of %s', async (_what, sql, changed) => {
  const { db, dates } = await openShopOfOldLists()
  db.exec(sql)
  const now = await dates()
  const dated = [...now].filter(([, date]) => date !== '2020-02-03 04:05:06')
  expect(dated.map(([path]) => path)).toEqual(changed)
  for (const [path, date] of dated) expect(Date.parse(`${date}Z`), path).toBeGreaterThan(Date.parse('2026-01-01'))
})

test('the categories of an older database have the date of the database, and a new one that of its insertion', () => {
  const db = openDatabase(':memory:')
  const all = commerceModules.flatMap(({ migrations }) => migrations)
  migrate(
    db,
    all.slice(
      0,
      all.findIndex(({ id }) => id === 'catalog-012-dates-of-categories'),
    ),
  )
  const insert = (id: number) =>
    db.exec(`INSERT INTO category (id, path, level, position, is_active, is_anchor, include_in_menu, display_mode)
      VALUES (${id}, '${id}', 1, 1, 1, 1, 1, 'PRODUCTS')`)
  insert(1)
  db.exec(`UPDATE migration SET applied_at = unixepoch('2025-06-07 08:09:10') WHERE id = 'catalog-001-catalogue'`)
  migrate(db, all)
  insert(2)
  const rows = db.prepare('SELECT id, updated_at FROM category ORDER BY id').all()
  expect(rows).toEqual([
    { id: 1, updated_at: '2025-06-07 08:09:10' },
    { id: 2, updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) },
  ])
  db.close()
})
