import { afterAll, beforeAll, expect } from 'vitest'
import { openEmbeddedShop, type EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { ConnectionCut, startCountedBackend, type CountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { addToCart, cartDialog, openPage, waitForCart, waitForQuantity } from '../walk.ts'

/** How a backend can fail. */
const FAILURES = {
  'answers 503': async () => new Response('', { status: 503 }),
  'cuts its connections in the middle': async () => {
    throw new ConnectionCut()
  },
  hangs: () => new Promise<never>(() => undefined),
} as const

let engine: EmbeddedShop
let backend: CountedBackend
let shop: ShopServer
let failure: (() => Promise<Response>) | null = null
beforeAll(async () => {
  engine = openEmbeddedShop('2.4.8')
  backend = await startCountedBackend((request) => failure?.() ?? engine.fetch(request))
  // Cached pages are fresh only for a short time, so that the backend is asked again.
  shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl, PAGE_CACHE_SECONDS: '1' })
})
afterAll(async () => {
  await shop.dispose()
  await backend.close()
  engine.close()
})

journey.for(Object.entries(FAILURES))(
  'a shopper sees the last known cart and the pages of others while the backend %s',
  async ([, fail], { browser }) => {
    failure = null
    const { page, allow, leave } = await openShopper(browser, shop.url)
    allow(/50[234]/)
    const answered = await fetch(`${shop.url}/teiera-pausa.html`)
    expect(answered.status).toBe(200)
    await answered.text()
    await openPage(page, '/teiera-pausa.html')
    await addToCart(page)
    await waitForCart(page, 1)
    await openPage(page, '/cart')
    await cartDialog(page).getByRole('spinbutton').waitFor()
    await openPage(page, '/teiera-pausa.html')

    failure = fail
    const again = await page.goto('/teiera-pausa.html')
    expect(again?.status()).toBe(200)
    await waitForQuantity(page, 1)
    await page.getByRole('link', { name: /^Carrello/ }).click()
    await cartDialog(page).getByRole('spinbutton').waitFor()
    await leave()
  },
)
