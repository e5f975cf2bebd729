import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { widenedByLongWords } from '#tests/harness/browser/longWords.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { exampleAddresses } from '../exampleAddresses.ts'
import { fillCartBefore } from '../orderedBefore.ts'
import { openPage, signIn } from '../walk.ts'

const CUSTOMER = { email: 'giulia@example.com', password: 'Ceramica.2026' }
const PHONE = { viewport: { width: 360, height: 740 } }

/** Twice the usual text size of browsers, px. */
const LARGE_TEXT = { standard: 32, fixed: 26 }

/** The faults of the pages at these addresses, each opened with large text. */
async function faultsOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
  const faults: string[] = []
  for (const path of paths) {
    await openPage(page, path)
    await waitForWholePage(page)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    for (const fault of await textFaults(page)) faults.push(`${path} ${fault}`)
    for (const fault of await page.evaluate(widenedByLongWords)) faults.push(`${path} with long words: ${fault}`)
  }
  return faults
}

journey(
  'with text of twice the size a guest’s pages keep their words whole on a phone',
  async ({ browser, shopUrl }) => {
    const { wares, simple, configurable, categoryPath } = await readCatalogue(shopUrl)
    const cart = await fillCartBefore(shopUrl, {
      lines: [
        { sku: simple.sku },
        { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options },
      ],
    })
    const { page, allow, leave } = await openShopper(browser, shopUrl, PHONE)
    allow(/answer 404|status of 404/)
    await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
    const faults = await faultsOf(page, [
      '/',
      categoryPath,
      `${categoryPath}?filters=1`,
      '/search?q=vaso',
      simple.path,
      configurable.path,
      '/trio-di-vasi.html',
      `${configurable.path}?specs=1`,
      '/menu',
      '/cart',
      '/checkout',
      '/checkout/delivery',
      '/contact',
      '/compare',
      '/wishlist',
      '/account/signin',
      '/account/create',
      '/privacy',
      '/404',
    ])
    await leave()
    expect(faults).toEqual([])
  },
)

journey(
  'with text of twice the size a customer’s pages keep their words whole on a phone',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const examples = await exampleAddresses(shopUrl, { ...CUSTOMER, sku: simple.sku })
    const { page, allow, leave } = await openShopper(browser, shopUrl, PHONE)
    allow(/answer 404|status of 404/)
    await signIn(page, CUSTOMER)
    const faults = await faultsOf(page, [
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/profile',
      '/account/payment-methods',
      '/account/reviews',
      ...Object.values(examples).flat(),
    ])
    await leave()
    expect(faults).toEqual([])
  },
)
