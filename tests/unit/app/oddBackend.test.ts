import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { reindexCatalog } from '#server/commerce/modules/catalog/lists/indexer.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedShop, SeedStoreConfig } from '#server/commerce/seed/types.ts'
import { stageDocuments } from './documentStage.ts'
import type { Spoil } from './documentStage.ts'

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
  const statuses = async () => {
    const documents = [
      await staged.open('/piatto-fondo.html'),
      await staged.open('/tavola.html'),
      await staged.open('/chi-siamo'),
      await staged.open('/piatto-piano.html'),
      await staged.open('/casa.html'),
    ]
    return documents.map(({ status, heading }) => (status === 200 ? status : `${status} ${heading}`))
  }
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  const db = openDatabase(databasePath)
  db.exec(
    `UPDATE product SET is_enabled = 0;
     UPDATE category SET is_active = 0 WHERE level > 1;
     UPDATE cms_page SET is_active = 0 WHERE identifier = 'chi-siamo';
     UPDATE url_rewrite SET entity_id = 1000000 WHERE request_path IN ('piatto-piano.html', 'casa.html')`,
  )
  reindexCatalog(db, '2026-11-25')
  db.close()
  expect(await statuses()).toEqual(Array.from({ length: 5 }, () => '404 Pagina non trovata'))
})

test.each(['/%20?width=96', '/0'])(
  'the path %s, which Magento refuses to look up, is a page that does not exist',
  async (path) => {
    const staged = await stage({})
    expect(await staged.open(path)).toMatchObject({ status: 404, heading: 'Pagina non trovata', reported: [] })
  },
)

const failingField =
  (field: string): Spoil =>
  async (answer) => {
    const { data } = (await (await answer()).json()) as { data: object }
    return Response.json({
      data: { ...data, [field]: null },
      errors: [{ message: 'Internal server error', path: [field] }],
    })
  }

test.each([
  ['/piatto-fondo.html', 'Piatto Fondo'],
  ['/tavola.html', 'Tavola'],
  ['/tavola/piatti.html', 'Piatti'],
  ['/chi-siamo', 'Chi siamo'],
])('%s is shown where the backend fails to look its path up', async (path, heading) => {
  const staged = await stage({})
  const document = await staged.open(path, { resolveUrlQuery: failingField('route') })
  expect(document).toMatchObject({ status: 200, heading: expect.stringContaining(heading) as string })
})

test('a path that the backend can look up in no way is not said to be missing', async () => {
  const staged = await stage({})
  const spoilt = { resolveUrlQuery: failingField('route'), findByPathQuery: failingField('products') }
  expect(await staged.open('/nessuna-pagina.html', spoilt)).toMatchObject({ status: 503, heading: 'Torniamo subito' })
})
