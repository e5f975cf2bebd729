import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ADDRESS_COLUMNS, addressColumnsOf } from '#server/commerce/db/addressTable.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { allRows } from '#server/commerce/db/rows.ts'
import { openShop, smallShop } from '../smallShop.ts'

/** The columns of the engine's tables of addresses, by table. */
function addressTables(): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vetrina-addresses-'))
  const path = join(folder, 'shop.sqlite')
  const shop = openShop('2.4.8', smallShop, path)
  const db = openDatabase(path)
  try {
    const tables = allRows<{ name: string }>(
      db,
      `SELECT name FROM sqlite_schema WHERE type = 'table' AND name LIKE '%\\_address' ESCAPE '\\' ORDER BY name`,
    )
    return new Map(
      tables.map(({ name: table }) => [
        table,
        allRows<{ name: string }>(db, 'SELECT name FROM pragma_table_info(?)', [table]).map(({ name }) => name),
      ]),
    )
  } finally {
    db.close()
    shop.close()
    rmSync(folder, { recursive: true })
  }
}

const columns = addressTables()
const tables = [...columns.keys()]

test('there are three tables of addresses', () => {
  expect(tables).toEqual(['customer_address', 'quote_address', 'sales_order_address'])
})

test.each(tables)('%s has every column that addresses have in common', (table) => {
  expect(columns.get(table)).toEqual(expect.arrayContaining([...ADDRESS_COLUMNS]))
})

test('the only other common column of the three tables is their key', () => {
  const [first = [], ...others] = [...columns.values()]
  const shared = first.filter((column) => others.every((columns) => columns.includes(column)))
  expect(shared.toSorted()).toEqual(['id', ...ADDRESS_COLUMNS].toSorted())
})

test('the columns of a row leave out those of its table', () => {
  const row = { id: 7, customer_id: 1, ...Object.fromEntries(ADDRESS_COLUMNS.map((column) => [column, column])) }
  expect(Object.keys(addressColumnsOf(row as never))).toEqual([...ADDRESS_COLUMNS])
})
