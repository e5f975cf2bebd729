import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { totalShift, watchLayoutShifts } from '#tests/harness/browser/layoutShifts.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, openPage, waitForCart } from '../walk.ts'

const WIDTHS = [360, 768, 1440]

journey.for(WIDTHS)(
  'at %i px every page is accessible, scrolls one way only and keeps still',
  async (width, { browser, shopUrl }) => {
    const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)
    const shopper = await openShopper(browser, shopUrl, { viewport: { width, height: width === 360 ? 640 : 900 } })
    const { page } = shopper
    shopper.allow(/answer 404|status of 404/)
    const shifts = await watchLayoutShifts(page)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)

    const paths = [
      '/',
      categoryPath,
      simple.path,
      configurable.path,
      '/search?q=vaso',
      '/cart',
      '/checkout',
      '/account/signin',
      '/contact',
      '/404',
      '/en',
    ]
    const faults: string[] = []
    for (const path of paths) {
      const before = shifts.length
      await openPage(page, path)
      // Placeholders of pictures and late data have settled when the network is quiet.
      await waitForWholePage(page)
      for (const violation of await axeViolations(page)) faults.push(`${path} ${violation}`)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) faults.push(`${path} scrolls sideways by ${overflow} px`)
      const shift = totalShift(shifts.slice(before))
      if (shift > 0.02) faults.push(`${path} shifted by ${shift.toFixed(3)}`)
    }
    expect(faults).toEqual([])
    await shopper.leave()
  },
)

journey('text enlarged by half in the browser’s settings leaves every page its width', async ({ shopper }) => {
  const { page } = shopper
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const path of ['/', '/tavola.html', '/vaso-anfora.html']) {
    await openPage(page, path)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
    for (const width of [1280, 1024, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      if (overflow > 0) faults.push(`${path} scrolls sideways by ${overflow} px at ${width} px`)
    }
  }
  expect(faults).toEqual([])
})

journey(
  'the first Tab leads to the content, and a change of page moves the focus and tells the title',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { categoryPath } = await readCatalogue(shopUrl)
    await openPage(page, '/')
    const firstTitle = await page.title()
    const firstHeading = await page.getByRole('heading', { level: 1 }).innerText()
    await page.keyboard.press('Tab')
    const first = page.locator(':focus')
    expect(await first.getAttribute('href')).toMatch(/^#/)
    await page.getByRole('navigation').locator(`a[href="${categoryPath}"]`).first().click()
    await page.waitForURL((url) => url.pathname === categoryPath)
    await page.waitForFunction(
      (before) => document.querySelector<HTMLElement>('[data-layer] h1')?.innerText !== before,
      firstHeading,
    )
    await expect.poll(() => page.title()).not.toBe(firstTitle)
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('h1, main') !== null)).toBe(true)
  },
)
