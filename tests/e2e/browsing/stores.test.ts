import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { addToCart, openPage, waitForQuantity } from '../walk.ts'

journey('the other language shows the same page, and the cart stays', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl)
  const { page } = shopper
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForQuantity(page, 1)
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/en/pausa-teapot.html')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(/Pausa/)
  await openPage(page, '/en/cart')
  await expect.poll(() => page.getByRole('dialog').getByText(/Pausa/).count()).toBeGreaterThan(0)
  await openPage(page, '/en/search?q=pausa')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click()
  await expect.poll(() => new URL(page.url()).href).toMatch(/^[^?]*\/search\?q=pausa$/)
  expect(new URL(page.url()).pathname).toBe('/search')
  await shopper.leave()
})
