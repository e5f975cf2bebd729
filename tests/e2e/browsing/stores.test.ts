import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, openPage, waitForCart, waitForQuantity } from '../walk.ts'

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

journey('a checkout continues in the other language', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl)
  const { page } = shopper
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/checkout')
  const languages = page.getByRole('main').getByRole('navigation', { name: 'Lingua' })
  // They begin at the line of the form above them.
  const startOf = async (element: Locator) => (await element.boundingBox())?.x ?? Number.NaN
  const email = page.getByRole('main').getByRole('textbox', { name: 'Email' })
  await expect.poll(async () => (await startOf(languages)) - (await startOf(email))).toBe(0)
  await languages.getByRole('link', { name: 'English' }).click()
  await page.getByRole('heading', { level: 1, name: 'Delivery' }).waitFor()
  await page.waitForURL((url) => url.pathname === '/en/checkout/delivery')
  await page.getByRole('main').getByText('Overview · 1 item').first().waitFor({ state: 'attached' })
  await shopper.leave()
})

journey('the other language shows the chosen variant and the same place of the page', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl)
  const { page } = shopper
  const { configurable } = await readCatalogue(shopUrl)
  await openPage(page, configurable.path)
  const swatches = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
  const chosen = swatches.first().getByRole('radio').last()
  await chosen.focus()
  await chosen.press('Space')
  await expect.poll(() => new URL(page.url()).search).not.toBe('')
  const [attribute, italian] = [...new URL(page.url()).searchParams][0] ?? []
  await page.evaluate(() => {
    location.hash = 'place'
  })
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' })
  await expect.poll(() => english.getAttribute('href')).toMatch(/#place$/)
  await english.click()
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/en\//)
  const { searchParams, hash } = new URL(page.url())
  expect([...searchParams.keys()]).toEqual([attribute])
  expect(searchParams.get(attribute ?? '')).not.toBe(italian)
  expect(hash).toBe('#place')
  await expect.poll(() => swatches.first().getByRole('radio').last().isChecked()).toBe(true)
  await shopper.leave()
})
