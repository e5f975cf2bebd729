import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '#server/commerce/db/migrate.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows, oneRow } from '#server/commerce/db/rows.ts'
import { catalogMigrations } from '#server/commerce/modules/catalog/migrations.ts'
import { commerceModules } from '#server/commerce/modules/commerceModules.ts'
import { openOldShop } from './oldShop.ts'

const OLD = '2020-02-03 04:05:06'

/** A shop whose products were last saved long ago. */
const openShopOfOldProducts = () => openOldShop((db) => db.exec(`UPDATE product SET updated_at = '${OLD}'`))

const DATES = '{ products(filter: { sku: { in: ["TAZZA", "VASO"] } }) { items { sku updated_at } } }'

test('a product has the date on which the shop was filled', async () => {
  const { query } = await openOldShop(() => undefined)
  const { items } = (await query(DATES)).body.data.products as { readonly items: readonly { updated_at: string }[] }
  expect(items.length).toBeGreaterThan(0)
  for (const { updated_at } of items) expect(updated_at).toBe('2026-01-15 12:00:00')
})

const MUG = `(SELECT id FROM product WHERE sku = 'TAZZA')`

test.each([
  ['its settings', `UPDATE product SET weight_kg = 7 WHERE id = ${MUG}`, true],
  ['its price', `UPDATE product_price SET regular_cents = regular_cents + 1 WHERE product_id = ${MUG}`, true],
  ['a text', `UPDATE product_text SET description = 'x' WHERE product_id = ${MUG} AND store_id = 0`, true],
  ['a new picture', `INSERT INTO product_media (product_id, file, position) VALUES (${MUG}, 'x.jpg', 9)`, true],
  ['a removed link', `DELETE FROM product_link WHERE product_id = ${MUG}`, true],
  ['its stock', `UPDATE stock_item SET quantity = 1 WHERE product_id = ${MUG}`, false],
  ['an order', `UPDATE stock_item SET reserved = 1 WHERE product_id = ${MUG}`, false],
  ['its place in a list', `UPDATE category_product SET position = 7 WHERE product_id = ${MUG}`, false],
])('whether %s dates a product', async (_what, sql, isDated) => {
  const { db } = await openShopOfOldProducts()
  db.exec(sql)
  const row = oneRow<{ updated_at: string }>(db, `SELECT updated_at FROM product WHERE id = ${MUG}`, [])
  expect(row?.updated_at !== OLD).toBe(isDated)
  const others = allRows<{ updated_at: string }>(db, `SELECT updated_at FROM product WHERE sku = 'VASO'`, [])
  for (const { updated_at } of others) expect(updated_at).toBe(OLD)
})

/** The tables that a save of a product does not write. */
const OTHERS = ['stock_item', 'category_product'] as const

test('every table of the catalogue with a part of a product dates it', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  migrate(
    db,
    commerceModules.flatMap(({ migrations }) => migrations),
  )
  const text = catalogMigrations.map(({ sql }) => sql).join('\n')
  const tables = allRows<{ name: string }>(db, `SELECT name FROM sqlite_master WHERE type = 'table'`, [])
    .map(({ name }) => name)
    .filter((name) => text.includes(`CREATE TABLE ${name} (`))
  const parentsOf = (name: string) =>
    allRows<{ table: string }>(db, 'SELECT "table" FROM pragma_foreign_key_list(?)', [name]).map(({ table }) => table)
  const isPart = (name: string): boolean =>
    parentsOf(name).some((parent) => parent === 'product' || (parent !== name && isPart(parent)))
  const isDating = (name: string) =>
    allRows(db, `SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND tbl_name = ? AND name GLOB '*_dates_*'`, [name])
      .length === 3
  expect(tables.filter((name) => isPart(name) && !isDating(name)).toSorted()).toEqual(OTHERS.toSorted())
})

test('the products of an older database have the date of their creation', () => {
  const db = openDatabase(':memory:')
  onTestFinished(() => db.close())
  const all = commerceModules.flatMap(({ migrations }) => migrations)
  migrate(
    db,
    all.slice(
      0,
      all.findIndex(({ id }) => id === 'catalog-013-dates-of-products'),
    ),
  )
  db.exec(`INSERT INTO tax_class VALUES (1, 'goods', 22)`)
  db.exec(
    `INSERT INTO product (id, sku, type, visibility, tax_class_id, created_at) VALUES (1, 'A', 'simple', 4, 1, '2025-03-04')`,
  )
  migrate(db, all)
  expect(oneRow(db, 'SELECT updated_at FROM product', [])).toEqual({ updated_at: '2025-03-04 00:00:00' })
})
