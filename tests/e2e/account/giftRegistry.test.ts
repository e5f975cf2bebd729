import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { openPage, waitForCart } from '../walk.ts'

/** A feature of a shop on Adobe Commerce. */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ COMMERCE_EDITION: 'commerce' })
})
afterAll(() => shop.dispose())

journey('a guest finds a gift registry by its owner’s address and buys an item', async ({ browser }) => {
  const shopper = await openShopper(browser, shop.url)
  const { page } = shopper
  const layer = page.locator('main [data-layer]')
  await openPage(page, '/contact')
  await page.getByRole('link', { name: 'Trova una lista regalo' }).press('Enter')
  await layer.getByLabel('Email o numero della lista').fill('marco@example.com')
  await page.keyboard.press('Enter')
  await layer.getByRole('link', { name: 'Il matrimonio di Giulia e Marco' }).press('Enter')
  const gifts = layer.getByRole('list', { name: 'Regali desiderati' })
  await gifts.getByText('Ne mancano 4 di 6').waitFor()
  await gifts.getByText('Già regalato').waitFor()
  await gifts.getByRole('button', { name: 'Aggiungi al carrello: Teiera Pausa' }).press('Enter')
  await waitForCart(page, 1)

  // The link leads to the search again, not to the same registry.
  const address = page.url()
  await page.getByRole('link', { name: 'Trova una lista regalo' }).press('Enter')
  await layer.getByLabel('Email o numero della lista').waitFor()

  // By name: the results are shown again on return and after a reload.
  const byName = layer.getByRole('search', { name: 'Cerca per nome' })
  await byName.getByLabel('Nome', { exact: true }).fill('Marco')
  await byName.getByLabel('Cognome').fill('Sala')
  await page.keyboard.press('Enter')
  const found = layer.getByRole('link', { name: 'Il matrimonio di Giulia e Marco' })
  await found.press('Enter')
  await gifts.waitFor()
  await page.goBack()
  await found.waitFor()
  await page.reload()
  await found.waitFor()

  // The server's document contains it too, and is neither cached nor indexed.
  const answer = await page.request.get(address)
  const html = await answer.text()
  expect(html).toContain('Teiera Pausa')
  expect(html).toMatch(/<meta name="robots" content="noindex/)
  expect(answer.headers()['cache-control']).toContain('no-cache')
  expect((await page.request.get(`${address}x`)).status()).toBe(404)
  await shopper.leave()
})
