import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { serveStyleguide, STYLEGUIDE_PATH, whenStaged } from '#tests/harness/servers/styleguideServer.ts'
import { theme } from '../../shops/nordlicht/theme.ts'

let styleguide: Awaited<ReturnType<typeof serveStyleguide>>

beforeAll(async () => {
  styleguide = await serveStyleguide()
}, 240_000)
afterAll(() => styleguide.close())

journey('the styleguide of another shop has its colours and its language', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, styleguide.origin, { viewport: { width: 1280, height: 900 } })
  await page.goto(`${STYLEGUIDE_PATH}/?part=cart`)
  await whenStaged(page)
  await page.getByText('Ihr Warenkorb ist noch leer').first().waitFor()
  const button = page.getByRole('link', { name: 'Zur Kasse' }).first()
  const [shown, wanted] = await button.evaluate((link, accent) => {
    const sample = document.createElement('span')
    sample.style.color = accent
    document.body.append(sample)
    return [getComputedStyle(link).backgroundColor, getComputedStyle(sample).color]
  }, theme.light.accent)
  expect(shown).toBe(wanted)
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  await leave()
})
