import type { Page } from 'playwright'
import { expect } from 'vitest'
import { launchChromium } from '#tests/harness/browser/chromium.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, hydrated, openPage, waitForCart, waitForQuantity } from '../walk.ts'

const ruleSets = (page: Page) => page.locator('script[type="speculationrules"]')

/** How the document of this page was delivered: `navigational-prefetch` if it was prefetched. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry?.toJSON().deliveryType as unknown
  })

journey(
  'a link pressed before the code has loaded gets its document prefetched at once; then the router takes over',
  async ({ browser, shopUrl }) => {
    const { categoryPath } = await readCatalogue(shopUrl)
    const { page, leave } = await openShopper(browser, shopUrl)
    const { promise: mayRun, resolve: letRun } = Promise.withResolvers<void>()
    await page.route(/\/assets\/client-[^/]+\.js$/, async (route) => {
      await mayRun
      await route.continue()
    })
    // The first visitor's document has a nonce, the cached one has hashes of its inline elements: the browser accepts
    // both.
    for (const status of [/miss|hit/, /hit/]) {
      const answer = await page.goto(categoryPath, { waitUntil: 'domcontentloaded' })
      expect(answer?.headers()['cache-status']).toMatch(status)
      expect(await ruleSets(page).count()).toBe(2)
    }
    // The press of the button is as long as a short touch.
    await page.getByRole('main').locator('a[href$=".html"]:visible').first().click({ delay: 80 })
    await page.waitForURL((url) => url.pathname !== categoryPath, { waitUntil: 'domcontentloaded' })
    expect(await delivery(page)).toBe('navigational-prefetch')

    // For the host a prefetch is a request like any other.
    const ahead = await fetch(shopUrl + categoryPath, { headers: { 'sec-purpose': 'prefetch' } })
    expect(ahead.headers.get('cache-status')).toMatch(/hit/)
    expect(ahead.headers.get('set-cookie')).toBeNull()
    await ahead.body?.cancel()

    letRun()
    await expect.poll(() => ruleSets(page).count()).toBe(1)
    // The rest is for other languages.
    expect(await ruleSets(page).textContent()).toContain('/en/')
    await openPage(page, '/cart')
    expect(await ruleSets(page).count()).toBe(0)
    await leave()
  },
)

journey('Back from another document finds list, product and cart as they were left, and true', async ({ shopUrl }) => {
  const { simple, categoryPath } = await readCatalogue(shopUrl)
  await using keeping = await launchChromium({ keepsPages: true })
  const { page, allow, leave } = await openShopper(keeping, shopUrl)
  // Requested by the plain text page in between, which names no icon.
  allow(/favicon\.ico/)
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset['woke'] = String(persisted)))
  })
  const woke = () => page.locator('html').getAttribute('data-woke')
  // The bundled browser is a headless shell without a back/forward cache: there Back reloads, and must show the same.
  await page.goto('/healthz')
  await page.goto('/robots.txt')
  await page.goBack({ waitUntil: 'commit' })
  const hasPageCache = (await woke()) === 'true'

  let pieces = 0
  const addInOtherTab = async () => {
    const other = await page.context().newPage()
    await openPage(other, simple.path)
    await addToCart(other)
    pieces += 1
    await waitForCart(other, pieces)
    await other.close()
  }
  /** Scrolls, goes to another document and back; an action may run in another tab meanwhile. */
  const awayAndBack = async (offset: number, meanwhile = async () => {}) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), offset)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset)
    await page.goto('/robots.txt')
    await meanwhile()
    await page.goBack({ waitUntil: 'commit' })
    const reasons = () =>
      page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().notRestoredReasons as unknown)
    if (hasPageCache) expect({ woke: await woke(), reasons: await reasons() }).toEqual({ woke: 'true', reasons: null })
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(offset)
    await waitForQuantity(page, pieces)
  }

  await openPage(page, categoryPath)
  await awayAndBack(500, addInOtherTab)
  const card = page.locator('main [data-layer] article h2 a').first()
  await hydrated(card)
  await card.click()
  await page.locator('main [data-layer] article h1').waitFor()
  if (hasPageCache) expect(await woke()).toBe('true')

  await openPage(page, simple.path)
  await awayAndBack(300)
  await addToCart(page)
  pieces += 1
  await waitForCart(page, pieces)

  await openPage(page, '/cart')
  const more = cartDialog(page).getByRole('button', { name: /^Uno in più/ })
  await more.waitFor()
  await awayAndBack(0, addInOtherTab)
  await hydrated(more)
  await more.click()
  await waitForCart(page, pieces + 1)
  await leave()
})
