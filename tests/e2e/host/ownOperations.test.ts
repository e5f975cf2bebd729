import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { addToCart, fillGuestDetails, openPage, placeOrder, signIn, waitForQuantity } from '../walk.ts'

/** The default of production: only operations of the storefront are executed. */
const OWN = { COMMERCE_OPERATIONS: 'own' } as const

let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer(OWN)
})
afterAll(() => shop.dispose())

const post = (body: object) =>
  fetch(`${shop.url}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

// A shopper's browser fails the journey when any answer is refused.
journey('a guest orders by the operations of the storefront alone', async ({ browser }) => {
  const shopper = await openShopper(browser, shop.url)
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const product = await page.locator('main [data-layer] li article a').first().getAttribute('href')
  await openPage(page, product ?? '')
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForQuantity(page, 1)
  await openPage(page, '/checkout')
  await fillGuestDetails(page)
  await placeOrder(page)
  await shopper.leave()
})

journey('every page of a customer opens by the operations of the storefront alone', async ({ browser }) => {
  const shopper = await openShopper(browser, shop.url)
  const { page } = shopper
  await signIn(page, { email: 'giulia@example.com', password: 'Ceramica.2026' })
  for (const path of ['/account', '/account/orders', '/wishlist', '/cart', '/checkout', '/search?q=tazza'])
    await openPage(page, path)
  await shopper.leave()
})

journey('any other document is refused: by POST, by GET, in a batch, and introspection', async () => {
  const answers = await Promise.all([
    post({ query: '{ storeConfig { store_code } }' }),
    post({ query: '{ __schema { types { name } } }' }),
    post([{ query: '{ storeConfig { store_code } }' }]),
    fetch(`${shop.url}/api/graphql?query={storeConfig{store_code}}`),
    fetch(`${shop.url}/api/graphql?id=${'0'.repeat(64)}&query={storeConfig{store_code}}`),
  ])
  for (const answer of answers) {
    expect({ status: answer.status, cache: answer.headers.get('cache-control') }).toEqual({
      status: 403,
      cache: 'no-store',
    })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'OPERATION_NOT_ALLOWED' } }] })
  }
})
