import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { reindexCatalog } from '#server/commerce/modules/catalog/lists/indexer.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedShop, SeedStoreConfig } from '#server/commerce/seed/types.ts'
import { stageDocuments } from './documentStage.ts'

const folder = mkdtempSync(join(tmpdir(), 'vetrina-odd-'))
const databasePath = join(folder, 'shop.sqlite')
afterAll(() => rmSync(folder, { recursive: true }))

const opened: Awaited<ReturnType<typeof stageDocuments>>[] = []
afterEach(() => opened.splice(0).forEach((stage) => stage.close()))

/** The shop in front of a Magento 2.4.7. */
async function stage(options: Parameters<typeof stageDocuments>[3]) {
  const staged = await stageDocuments('open-source', [], '2.4.7', options)
  opened.push(staged)
  return staged
}

const withConfig = (change: Partial<SeedStoreConfig>): SeedShop => ({
  ...demoShop,
  stores: demoShop.stores.map((store) => ({ ...store, config: { ...store.config, ...change } })),
})

test('where prices are shown in another currency than the base, no price filter is offered', async () => {
  const own = await stage({})
  expect((await own.open('/tavola.html')).html).toContain('Minimo')
  const foreign = await stage({ seed: withConfig({ baseCurrencyCode: 'USD', exchangeRate: 0.9 }) })
  const { status, html, reported } = await foreign.open('/tavola.html')
  expect({ status, reported }).toEqual({ status: 200, reported: [] })
  expect(html).not.toContain('Minimo')
})

test('a product whose reviews are switched off is shown whole', async () => {
  const silent = await stage({ seed: withConfig({ areProductReviewsEnabled: false }) })
  const document = await silent.open('/piatto-fondo.html')
  expect(document).toMatchObject({ status: 200, reported: [] })
})

test('hidden entities that Magento 2.4.7 still finds by their address do not exist for shoppers', async () => {
  const staged = await stage({ databasePath })
  const statuses = async () => [
    (await staged.open('/piatto-fondo.html')).status,
    (await staged.open('/tavola.html')).status,
  ]
  expect(await statuses()).toEqual([200, 200])
  const db = openDatabase(databasePath)
  db.exec(`UPDATE product SET is_enabled = 0; UPDATE category SET is_active = 0 WHERE level > 1`)
  reindexCatalog(db, '2026-11-25')
  db.close()
  expect(await statuses()).toEqual([404, 404])
})
