import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopDefinition } from '#src/shop/defineShop.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { freePort } from '#tests/harness/servers/shopServer.ts'
import { foreignShop } from '#tests/unit/commerce/foreignShop.ts'
import { writeShopFolder } from './fixtures/shopFolder.ts'
import { runShopProcess, type ShopProcess } from './fixtures/shopProcessRunner.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetrina-other-'))
})
afterAll(() => rm(folder, { recursive: true }))

const writeShop = (name: string, seed: object | null, settings: Partial<ShopDefinition> = {}) =>
  writeShopFolder(join(folder, name), { ...(seed && { seed }), settings })

async function start(shopFolder: string, data: string): Promise<{ shop: ShopProcess; origin: string }> {
  const port = String(await freePort())
  const shop = runShopProcess(folder, { PORT: port, DATA_DIR: join(folder, data), SHOP: shopFolder })
  return { shop, origin: `http://localhost:${port}` }
}

const fileStatement = (origin: string) =>
  fetch(`${origin}/api/withdrawals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      name: 'Lena Vogt',
      email: 'lena@example.com',
      orderNumber: '1',
      language: 'de-DE',
      store: 'de',
    }),
  })

test('SHOP runs the embedded engine with the seed of its folder', { timeout: 60_000 }, async () => {
  const nordlicht = await writeShop('nordlicht', foreignShop)
  const { shop, origin } = await start(nordlicht, 'data')
  await shop.ready
  const priceIn = async (headers: Record<string, string>) => {
    const answer = await fetch(`${origin}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({
        query: `{ storeConfig { store_code website_name } products(filter: { sku: { eq: "LAMP-1" } }) {
          items { name price_range { minimum_price { final_price { value currency } } } } } }`,
      }),
    })
    const { data } = await answer.json()
    const [{ name, price_range: range }] = data.products.items
    return [data.storeConfig.store_code, name, range.minimum_price.final_price]
  }
  expect(await priceIn({})).toEqual(['de', 'Leuchte Polar', { value: 80, currency: 'EUR' }])
  expect(await priceIn({ store: 'us' })).toEqual(['us', 'Polar Lamp', { value: 100, currency: 'USD' }])
  const canadian = await priceIn({ store: 'us', 'content-currency': 'CAD' })
  expect(canadian).toEqual(['us', 'Polar Lamp', { value: 120, currency: 'CAD' }])

  expect((await fileStatement(origin)).status).toBe(201)
  const mailFolder = join(folder, 'data/mail')
  await expect.poll(() => readdir(mailFolder).catch(() => []), { timeout: 20_000 }).toHaveLength(1)
  const [mail = ''] = await readdir(mailFolder)
  const letter = await readFile(join(mailFolder, mail), 'utf8')
  expect(letter).toContain('From: Nordlicht')
  expect(letter).toContain('Hiermit widerrufe ich')
  expect(letter).toContain(`USt-IdNr. ${SHOP.legal?.imprint.vatId}`)
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)

  const other = await start(await writeShop('other', foreignShop), 'data')
  expect(await other.shop.ended).toBe(1)
  expect(other.shop.stderr()).toMatch(/seed\.ts: the database holds another shop than "other": .*\n$/)
})

test('a shop without a right of withdrawal refuses statements, and sends no mail', { timeout: 60_000 }, async () => {
  const { legal } = SHOP
  if (!legal) throw new Error('The selected shop states no legal facts')
  const folderOfShop = await writeShop('final', foreignShop, { legal: { ...legal, withdrawal: null } })
  const { shop, origin } = await start(folderOfShop, 'final-data')
  await shop.ready
  const refused = await fileStatement(origin)
  expect(refused.status).toBe(404)
  expect(await refused.json()).toEqual({ message: 'This shop takes no statements of withdrawal.' })
  shop.signal('SIGTERM')
  expect(await shop.ended).toBe(0)
  expect(await readdir(join(folder, 'final-data'))).not.toContain('mail')
})

test('a shop folder without a seed is one line with the remedy', async () => {
  const { shop } = await start(await writeShop('empty', null), 'no-data')
  expect(await shop.ended).toBe(1)
  expect(shop.stderr()).toMatch(/^SHOP: .*empty has no seed\/seed\.ts, .* COMMERCE_GRAPHQL_URL .*\n$/)
})

test('a mistake in a seed is one line', async () => {
  const products = foreignShop.products.map((product) => ({ ...product, name: { us: 'Lamp' } }))
  const { shop } = await start(await writeShop('incomplete', { ...foreignShop, products }), 'incomplete-data')
  expect(await shop.ended).toBe(1)
  expect(shop.stderr()).toMatch(/seed\.ts: the name of the product LAMP-1 has no text for the store view "de"\n$/)
})
