import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { openPage } from '../walk.ts'

journey('from the name of a product to its first option are at most six tab stops', async ({ browser, shopUrl }) => {
  const { configurable } = await readCatalogue(shopUrl)
  for (const width of [360, 1440]) {
    const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width, height: 900 } })
    await openPage(page, configurable.path)
    const stops = await page.evaluate(() => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, [tabindex="0"])'),
      ].filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
      const crumbs = all.findLastIndex((each) => each.closest('nav ol') !== null)
      return all.findIndex((each) => each.matches('[type=radio]')) - crumbs - 1
    })
    expect(stops).toBeLessThanOrEqual(6)
    await leave()
  }
})
