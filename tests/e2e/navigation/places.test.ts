import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openPage } from '../walk.ts'

/** The first visible section, and its position in the window, px. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main [data-layer] section')]
    const part = parts.find((each) => each.getBoundingClientRect().bottom > 0)
    return {
      heading: part?.querySelector('h2')?.textContent,
      top: Math.round(part?.getBoundingClientRect().top ?? NaN),
    }
  })

journey('jumping down a page in its first frame is restored after a reload', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  await page.evaluate(() => {
    const jump = () => {
      if (document.querySelector('main [data-layer] article h1')) window.scrollTo(0, 0.7 * document.body.scrollHeight)
      else requestAnimationFrame(jump)
    }
    document.querySelector<HTMLElement>('main [data-layer] article h2 a')?.click()
    requestAnimationFrame(jump)
  })
  await page.getByRole('heading', { name: 'Ci sta bene anche' }).waitFor()
  // Two measurements in a row differ until all late parts are shown.
  let before = await inSight(page)
  await expect
    .poll(async () => {
      const last = before
      before = await inSight(page)
      return before.heading !== undefined && JSON.stringify(before) === JSON.stringify(last)
    })
    .toBe(true)
  await page.reload()
  await expect.poll(() => inSight(page)).toEqual(before)
})

journey('Back finds a place in a page that is not in the document any more', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/tavola.html')
  const cards = page.locator('main [data-layer] article h2 a')
  const products = await cards.evaluateAll((links) =>
    links.slice(0, 4).map((link) => ({ href: link.getAttribute('href') ?? '', name: link.textContent ?? '' })),
  )
  const go = async ({ href, name }: { readonly href: string; readonly name: string }) => {
    await page
      .locator(`main [data-layer] a[href="${href}"]`)
      .first()
      .evaluate((link) => (link as HTMLElement).click())
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  }
  const list = { href: '/tavola.html', name: 'Tavola' }
  const { name } = products[0]!
  await go(products[0]!)
  // With all late parts, above and below.
  for (const part of ['Descrizione', 'Spedizione e resi'])
    await page.locator('main [data-layer] section', { hasText: part }).locator('p').first().waitFor()
  await page.getByRole('heading', { name: 'Ci sta bene anche' }).waitFor()
  await page.evaluate(() => window.scrollTo(0, 0.7 * document.body.scrollHeight))
  const before = await inSight(page)
  await go(list)
  // The last three left pages stay in the document.
  for (const product of products.slice(1)) {
    await go(product)
    await go(list)
  }
  const hidden = page.locator('main > [hidden] article h1')
  await expect.poll(() => hidden.allTextContents()).not.toContain(name)
  await page.evaluate(() => history.go(-7))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await expect.poll(() => inSight(page)).toEqual(before)
})
