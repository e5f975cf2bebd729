import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/journey.ts'
import { openPage } from './walk.ts'

/** The first section that the window shows, and where in the window it begins, px. */
const inSight = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('main [data-layer] section')]
    const part = parts.find((each) => each.getBoundingClientRect().bottom > 0)
    return {
      heading: part?.querySelector('h2')?.textContent,
      top: Math.round(part?.getBoundingClientRect().top ?? NaN),
    }
  })

/** Opens the first card's product, which was mounted before the click, and jumps far down with its first frame. */
async function jumpDownAhead(page: Page): Promise<void> {
  await openPage(page, '/tavola.html')
  await page.waitForLoadState('networkidle')
  const card = page.locator('main [data-layer] article h2 a').first()
  const name = (await card.textContent()) ?? ''
  await card.hover()
  await expect.poll(() => page.locator('main > [hidden] article h1').allTextContents()).toEqual([name])
  await page.evaluate(() => {
    const jump = () => {
      if (document.querySelector('main [data-layer] article h1')) window.scrollTo(0, 0.7 * document.body.scrollHeight)
      else requestAnimationFrame(jump)
    }
    document.querySelector<HTMLElement>('main [data-layer] article h2 a')?.click()
    requestAnimationFrame(jump)
  })
  await page.locator('main [data-layer] article h1').waitFor()
  await page.mouse.move(0, 0)
  await page.waitForLoadState('networkidle')
}

journey('who jumps down a page that was mounted ahead finds the place again after a reload', async ({ shopper }) => {
  const { page } = shopper
  await jumpDownAhead(page)
  const before = await inSight(page)
  expect(before.heading).toBeTruthy()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => inSight(page)).toEqual(before)
})

journey('Back finds a place in a page that is mounted ahead by then', async ({ shopper }) => {
  const { page } = shopper
  const go = async (href: string) => {
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), href)
    await page.waitForURL(`**${href}`)
    await page.waitForLoadState('networkidle')
  }
  await openPage(page, '/tavola.html')
  const card = page.locator('main [data-layer] article h2 a').first()
  const name = (await card.textContent()) ?? ''
  await go((await card.getAttribute('href')) ?? '')
  await page.evaluate(() => window.scrollTo(0, 0.7 * document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  const before = await inSight(page)
  // Four pages further its own is not in the document any more, and then it is again, hidden.
  for (const href of ['/', '/casa.html', '/cucina.html', '/tavola.html']) await go(href)
  await card.hover()
  await expect.poll(() => page.locator('main > [hidden] article h1').allTextContents()).toEqual([name])
  await page.evaluate(() => history.go(-4))
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await inSight(page)).toEqual(before)
})
