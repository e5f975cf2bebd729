import { afterAll, beforeAll, expect } from 'vitest'
import { openEmbeddedShop, type EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { startCountedBackend, type CountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { openPage } from '../walk.ts'

let engine: EmbeddedShop
let backend: CountedBackend
let shop: ShopServer
let isClosed = false

/** The backend as it is after the merchant has closed the English store view. */
async function answerOf(request: Request): Promise<Response> {
  if (!isClosed) return engine.fetch(request)
  if (request.headers.get('store') === 'en') {
    return Response.json({ errors: [{ message: 'Requested store is not found (en)' }] }, { status: 400 })
  }
  const answer = (await (await engine.fetch(request)).json()) as {
    readonly data?: { readonly availableStores?: readonly { readonly store_code: string }[] }
  }
  const stores = answer.data?.availableStores?.filter(({ store_code }) => store_code !== 'en')
  return Response.json(stores ? { data: { ...answer.data, availableStores: stores } } : answer)
}

beforeAll(async () => {
  engine = openEmbeddedShop('2.4.8')
  backend = await startCountedBackend(answerOf)
  shop = await startShopServer({
    COMMERCE_GRAPHQL_URL: backend.graphqlUrl,
    PAGE_CACHE_SECONDS: '1',
    LOG_LEVEL: 'warn',
  })
})
afterAll(async () => {
  await shop.dispose()
  await backend.close()
  engine.close()
})

journey('a store view that the merchant closes is no longer offered, and its pages say so', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(/404|50\d|400/)
  await openPage(page, '/contact')
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
  expect(await english.count()).toBe(1)

  isClosed = true
  const statusOf = async (path: string) => (await fetch(`${shop.url}${path}`)).status
  // The first page of the closed store view makes the host ask which ones there are.
  await expect.poll(() => statusOf('/en/tableware.html'), { interval: 500 }).toBe(404)
  await openPage(page, '/en/tableware.html')
  expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toBe('Pagina non trovata')
  await openPage(page, '/teiera-pausa.html')
  expect(await english.count()).toBe(0)
  expect(shop.output().match(/no longer has the store view “en”/g)).toHaveLength(1)
  await leave()
})
