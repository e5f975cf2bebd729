import type { DatabaseSync } from 'node:sqlite'
import { allRows, oneRow, runSql } from '../../db/rows.ts'
import type { StoreView } from '../../engine/context.ts'
import type { SeedStoreConfig } from '../../seed/types.ts'

type StoreRow = {
  id: number
  code: string
  name: string
  website_id: number
  website_code: string
  website_name: string
  locale: string
  root_category_id: number
  config: string
}

/** Active store views in display order; the first is the default one. */
export function loadStores(db: DatabaseSync): readonly StoreView[] {
  const rows = allRows<StoreRow>(
    db,
    `SELECT store.id, store.code, store.name, website_id, website.code AS website_code, website.name AS website_name, locale, root_category_id, config
     FROM store JOIN website ON website.id = website_id
     WHERE is_active ORDER BY sort_order, store.id`,
  )
  return rows.map((row) => {
    const config: SeedStoreConfig = JSON.parse(row.config)
    return {
      id: row.id,
      code: row.code,
      name: row.name,
      websiteId: row.website_id,
      websiteCode: row.website_code,
      websiteName: row.website_name,
      locale: row.locale,
      baseCurrency: config.baseCurrencyCode,
      displayCurrency: config.defaultDisplayCurrencyCode,
      exchangeRate: config.exchangeRate ?? 1,
      currencies: [
        { code: config.defaultDisplayCurrencyCode, rate: config.exchangeRate ?? 1 },
        ...Object.entries(config.otherCurrencies ?? {}).map(([code, rate]) => ({ code, rate })),
      ],
      rootCategoryId: row.root_category_id,
      config,
    }
  })
}

/** The salt of this installation's cache ids, created on first use. */
export function cacheIdSalt(db: DatabaseSync, randomText: (length: number) => string): string {
  runSql(db, `INSERT INTO setting (name, value) VALUES ('cache_id_salt', ?) ON CONFLICT DO NOTHING`, [randomText(32)])
  const row = oneRow<{ value: string }>(db, `SELECT value FROM setting WHERE name = 'cache_id_salt'`)
  if (!row) throw new Error('The cache id salt is missing from the table setting')
  return row.value
}
