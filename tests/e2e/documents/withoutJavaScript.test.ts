import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'
import { readCatalogue } from '../catalogue.ts'

journey('without JavaScript every public page shows its content and its links work', async ({ browser, shopUrl }) => {
  const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)
  const shopper = await openShopper(browser, shopUrl, { javaScriptEnabled: false })
  const { page } = shopper
  // Preloads of scripts that are not allowed to run.
  shopper.allow(/\.js csp$/)

  await page.goto('/')
  expect(await page.getByRole('banner').isVisible()).toBe(true)
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true)
  await page.getByRole('navigation').locator(`a[href="${categoryPath}"]`).first().click()
  await page.waitForURL(({ pathname }) => pathname === categoryPath)

  const cards = page.getByRole('main').locator('a[href$=".html"]:visible')
  expect(await cards.count()).toBeGreaterThan(3)
  await cards.first().click()
  await page.waitForURL(({ pathname }) => pathname !== categoryPath)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)

  for (const product of [simple, configurable]) {
    await page.goto(product.path)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(product.name)
    expect(await page.getByRole('main').innerText()).toMatch(/\d+,\d{2}\s*€/)
    expect(await page.getByRole('main').getByRole('img').first().isVisible()).toBe(true)
  }
  await shopper.leave()
})

journey('without JavaScript the pages that a secret opens say what to do', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, { javaScriptEnabled: false })
  const { page } = shopper
  shopper.allow(/\.js csp$/)
  await page.goto('/')
  for (const path of ['/checkout/success#token=a', '/orders/find#token=a']) {
    await page.goto(path)
    const words = page.getByRole('main').getByText(/Senza JavaScript non possiamo mostrarti qui l’ordine/)
    await words.getByRole('link', { name: 'scrivici' }).click()
    await page.waitForURL(({ pathname }) => pathname === '/contact')
  }
  for (const path of [
    '/checkout/return#token=a',
    '/orders/cancel#order=1&key=a',
    '/account/reset-password#token=a',
    '/account/confirm#key=a',
  ]) {
    await page.goto(path)
    expect(await page.getByRole('main').innerText(), path).toContain('JavaScript')
  }
  await shopper.leave()
})

journey('without JavaScript a phone’s pages keep their words whole', async ({ browser, shopUrl }) => {
  const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)
  const faults: string[] = []
  for (const width of [320, 360]) {
    const shopper = await openShopper(browser, shopUrl, { javaScriptEnabled: false, viewport: { width, height: 740 } })
    shopper.allow(/\.js csp$/)
    for (const path of ['/', categoryPath, '/search?q=vaso', simple.path, configurable.path, '/cart', '/contact']) {
      await shopper.page.goto(path)
      faults.push(...(await textFaults(shopper.page)).map((fault) => `${path} at ${width} px: ${fault}`))
    }
    await shopper.leave()
  }
  expect(faults).toEqual([])
})
