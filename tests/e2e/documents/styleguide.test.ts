import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { serveStyleguide, STYLEGUIDE_PATH, whenStaged } from '#tests/harness/servers/styleguideServer.ts'

let styleguide: Awaited<ReturnType<typeof serveStyleguide>>

beforeAll(async () => {
  styleguide = await serveStyleguide()
}, 240_000)
afterAll(() => styleguide.close())

/** Rules about a whole page: the styleguide shows many pages, one below the other. */
const OF_ONE_PAGE = [
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'region',
  'skip-link',
]

/** The slowest rule by far. Every pair of colours is checked by tests/e2e/documents/themePairs.test.ts. */
const SLOWEST = 'color-contrast'

/** The ids of the parts, as the page links to them. */
const partsOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Parts' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => new URLSearchParams((link as HTMLAnchorElement).search).get('part') ?? ''),
    )

journey('every part of the built styleguide is accessible', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, styleguide.origin, { viewport: { width: 1280, height: 900 } })
  await page.goto(`${STYLEGUIDE_PATH}/`)
  const parts = await partsOf(page)
  expect(parts.length).toBeGreaterThan(10)
  // The shop's own typeface is part of it.
  expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0)
  expect(await axeViolations(page, OF_ONE_PAGE)).toEqual([])
  for (const part of parts.filter((id) => id !== '')) {
    await page.goto(`${STYLEGUIDE_PATH}/?part=${part}`)
    await whenStaged(page)
    expect(await axeViolations(page, [...OF_ONE_PAGE, SLOWEST]), part).toEqual([])
  }
  await leave()
})

journey('scheme, direction, text size, store and part are kept in the address', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, styleguide.origin, { viewport: { width: 1280, height: 900 } })
  await page.goto(`${STYLEGUIDE_PATH}/`)
  for (const name of ['dark', 'rtl', '200%', 'en']) await page.getByRole('button', { name, exact: true }).click()
  for (const part of ['Cart', 'Notices']) {
    await page.getByRole('link', { name: part, exact: true }).click()
    await whenStaged(page)
    const root = await page.evaluate(() => {
      const { dir, lang, style, dataset } = document.documentElement
      return { dir, lang, size: style.fontSize, theme: dataset['theme'] }
    })
    expect(root).toEqual({ dir: 'rtl', lang: 'en', size: '200%', theme: 'dark' })
    expect(await axeViolations(page, OF_ONE_PAGE), part).toEqual([])
  }
  expect(new URL(page.url()).search).toBe('?part=notices&scheme=dark&direction=rtl&text=200%25&store=en')
  await page.goBack()
  // The shop's own English texts.
  await page.getByText('Your cart is still empty').first().waitFor()
  await leave()
})

journey('no part is wider than a phone, whatever the size of the text', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, styleguide.origin, { viewport: { width: 360, height: 800 } })
  await page.goto(`${STYLEGUIDE_PATH}/?text=200%25`)
  for (const part of await partsOf(page)) {
    await page.goto(`${STYLEGUIDE_PATH}/?text=200%25&part=${part}`)
    if (part !== '') await whenStaged(page)
    const wide = await page.evaluate(() => ({
      document: document.documentElement.scrollWidth,
      states: [...document.querySelectorAll<HTMLElement>('[data-state]')].flatMap((state) =>
        state.scrollWidth > state.clientWidth + 1 ? [`${state.dataset['state']}: ${state.scrollWidth}`] : [],
      ),
    }))
    expect(wide, part).toEqual({ document: 360, states: [] })
  }
  await leave()
})
