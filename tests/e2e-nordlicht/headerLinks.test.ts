import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { PHONE } from '../e2e/navigation/touch.ts'
import { openPage } from '../e2e/walk.ts'

journey(
  'the links of the merchant’s block are above the header, and lead on within the document',
  async ({ shopper }) => {
    const { page } = shopper
    await openPage(page, '/')
    const links = page.getByRole('navigation', { name: 'Service' })
    const [bar, header] = [await links.boundingBox(), await page.getByRole('banner').boundingBox()]
    expect(bar!.y + bar!.height).toBe(header!.y)
    expect(await links.getByRole('link').allTextContents()).toEqual(['Lichtplaner', 'Versand', 'Fragen Sie uns'])
    await page.evaluate(() => (document.documentElement.dataset['stays'] = ''))
    await links.getByRole('link', { name: 'Lichtplaner' }).click()
    await page.getByRole('heading', { level: 1, name: 'Lichtplaner' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['stays'])).toBe('')
    await openPage(page, '/checkout')
    expect(await links.count()).toBe(0)
  },
)

journey(
  'on a phone they are at the end of the menu, which they replace in the history',
  async ({ browser, shopUrl }) => {
    const shopper = await openShopper(browser, shopUrl, PHONE)
    const { page } = shopper
    await openPage(page, '/leuchten.html')
    const links = page.getByRole('navigation', { name: 'Service' })
    expect(await links.count()).toBe(0)
    const before = await page.evaluate(() => history.length)
    await page.getByRole('link', { name: 'Menü' }).click()
    await links.getByRole('link', { name: 'Versand' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await links.getByRole('link', { name: 'Versand' }).click()
    await page.getByRole('heading', { level: 1, name: 'Versand' }).waitFor()
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await shopper.leave()
  },
)
