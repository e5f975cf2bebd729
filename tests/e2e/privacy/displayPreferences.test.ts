import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { openPage } from '../walk.ts'

const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)

journey(
  'text size, contrast, motion and links follow the shopper before the first paint',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const shopper = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 640 } })
    const { page } = shopper
    await openPage(page, '/')
    const opener = page.getByRole('button', { name: 'Come vedi il sito' })
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Come vedi il sito' })
    await dialog.getByRole('radio', { name: 'Il più grande' }).check()
    expect(await rootFontSize(page)).toBe('24px')
    for (const name of ['Più contrasto', 'Meno movimento', 'Link sottolineati'])
      await dialog.getByRole('checkbox', { name }).check()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true)

    // The shop's own scripts are held back, so they cannot have done it.
    const { promise: painted, resolve: letRun } = Promise.withResolvers<void>()
    const endHold = await routeUntil(page, /\.js$/, async (route) => {
      await painted
      await route.continue()
    })
    await page.goto(simple.path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await rootFontSize(page)).toBe('24px')
    letRun()
    endHold()
    await openPage(page, simple.path)
    expect(await axeViolations(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'English' })
        .evaluate((link) => getComputedStyle(link).textDecorationLine),
    ).toBe('underline')

    await page.getByRole('button', { name: 'Come vedi il sito' }).click()
    await dialog.getByRole('button', { name: 'Torna alle impostazioni iniziali' }).click()
    expect(await rootFontSize(page)).toBe('16px')
    expect(await dialog.getByRole('radio', { name: 'Normale' }).isChecked()).toBe(true)
    await shopper.leave()
  },
)
