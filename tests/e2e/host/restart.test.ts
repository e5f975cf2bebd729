import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, fillGuestDetails, openPage, placeOrder, waitForCart, secretOf } from '../walk.ts'

journey('a restart of the shop keeps the cart and the order', async ({ browser }) => {
  const server = await startShopServer()
  try {
    const { simple } = await readCatalogue(server.url)
    const shopper = await openShopper(browser, server.url)
    const { page } = shopper
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await openPage(page, '/checkout')
    await fillGuestDetails(page)
    await placeOrder(page)
    const number = await page.locator('[data-order-number]').first().innerText()
    const orderUrl = `${page.url()}#token=${await secretOf(page)}`
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)

    await page.goto('about:blank')
    await server.restart()

    await page.goto(orderUrl)
    expect(await page.locator('[data-order-number]').first().innerText()).toBe(number)
    await openPage(page, '/')
    await waitForCart(page, 1)
    await shopper.leave()
    expect(await server.stop()).toBe(0)
  } finally {
    await server.dispose()
  }
})
