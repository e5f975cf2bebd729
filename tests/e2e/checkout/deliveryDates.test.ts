import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readMail } from '#tests/harness/servers/letterBox.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, fillGuestDetails, openPage, orderButton, prepareOrder, secretOf, waitForCart } from '../walk.ts'

journey('checkout, receipt, mail and a found order tell the days of the chosen carrier', async ({ browser }) => {
  const shop = await startShopServer({ DELIVERY_DAYS: 'flatrate=1-1 freeshipping=30-31' })
  const { page, leave } = await openShopper(browser, shop.url)
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/checkout')
  await fillGuestDetails(page)
  const chosen = page
    .getByRole('main')
    .getByText(/Consegna stimata: /)
    .first()
  const promised = /Consegna stimata: (.+)$/.exec((await chosen.innerText()).trim())?.[1] ?? ''
  // One day: the other carrier takes weeks.
  expect(promised).toMatch(/^\p{L}+ \d+ \p{L}+$/u)
  await prepareOrder(page)
  const main = page.getByRole('main')
  // Beside the order button too: the shopper agrees to it.
  await main.getByRole('list', { name: 'Scelto fin qui' }).getByText(`Consegna stimata: ${promised}`).waitFor()
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
  expect(await main.getByText(`Consegna stimata: ${promised}`).count()).toBe(1)
  expect(await main.getByText(`stimata: ${promised}`, { exact: true }).count()).toBe(1)
  const secret = await secretOf(page)
  await leave()

  expect(await readMail(shop.dataDirectory, 'order-confirmation', 'ada@example.com')).toContain(promised)

  // Another browser, whose checkout has shown no carrier.
  const elsewhere = await openShopper(browser, shop.url)
  await openPage(elsewhere.page, `/orders/find?token=${encodeURIComponent(secret)}`)
  await elsewhere.page.getByText(`stimata: ${promised}`, { exact: true }).waitFor()
  await elsewhere.leave()
  await shop.dispose()
})
