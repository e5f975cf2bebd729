import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { openPage } from '../e2e/walk.ts'

const PAGES = [
  '/',
  '/leuchten.html',
  '/pendelleuchte-fjord.html',
  '/abendset.html',
  '/agb',
  '/checkout/agreements/1',
  '/lichtplaner',
  '/language',
]

journey.for([{ colorScheme: 'light' }, { colorScheme: 'dark' }] as const)(
  '$colorScheme, on a phone, with text of twice the size',
  async ({ colorScheme }, { browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, { colorScheme, viewport: { width: 360, height: 740 } })
    const { page } = shopper
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))
    })
    for (const path of PAGES) {
      await openPage(page, path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
      expect(await axeViolations(page), path).toEqual([])
    }
    await shopper.leave()
  },
)
