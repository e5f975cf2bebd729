import { afterAll, beforeAll, expect } from 'vitest'
import { openEmbeddedShop, type EmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { startCountedBackend, type CountedBackend } from '#tests/harness/countedBackend.ts'
import { journey } from '#tests/harness/journey.ts'
import { openShopper } from '#tests/harness/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/shopServer.ts'
import { addToCart, cartDialog, openPage, waitForCart, waitForQuantity } from './walk.ts'

let engine: EmbeddedShop
let backend: CountedBackend
let shop: ShopServer
let isDown = false
beforeAll(async () => {
  engine = openEmbeddedShop('2.4.8')
  backend = await startCountedBackend((request) =>
    isDown ? Promise.resolve(new Response('', { status: 503 })) : engine.fetch(request),
  )
  shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl })
})
afterAll(async () => {
  await shop.dispose()
  await backend.close()
  engine.close()
})

journey('while the backend is down a shopper sees the last known cart and the pages of others', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(/50[23]/)
  const answered = await fetch(`${shop.url}/teiera-pausa.html`)
  expect(answered.status).toBe(200)
  await answered.text()
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/cart')
  await cartDialog(page).getByRole('spinbutton').waitFor()
  await openPage(page, '/teiera-pausa.html')

  isDown = true
  const again = await page.goto('/teiera-pausa.html')
  expect(again?.status()).toBe(200)
  await waitForQuantity(page, 1)
  await page.getByRole('link', { name: /^Carrello/ }).click()
  await cartDialog(page).getByRole('spinbutton').waitFor()
  await leave()
})
