import type { Page } from 'playwright'
import { expect } from 'vitest'
import { CONSENT_BANNER_ID } from '#src/ui/theme/documentAttributes.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { coveredParts, floatingCovers, partsOutOfReach, watchFocus } from '#tests/harness/browser/coveredParts.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import { exampleAddresses } from '../exampleAddresses.ts'
import { fillCartBefore } from '../orderedBefore.ts'
import { openPage, waitForCart, signIn } from '../walk.ts'

const WINDOWS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

const PHONE_SIDEWAYS = { width: 740, height: 360 }

/** Twice the usual text size of browsers, px. */
const LARGE_TEXT = { standard: 32, fixed: 26 }

const CUSTOMER = { email: 'giulia@example.com', password: 'Ceramica.2026' }

/** Presses Tab through the content of the page. Returns the elements that had the focus out of sight. */
async function hiddenFocus(page: Page, isWhole = false): Promise<readonly string[]> {
  await page.evaluate(watchFocus, isWhole)
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector<HTMLElement>('[role="dialog"] [tabindex="-1"], [role="dialog"] h1, main h1')?.focus()
  })
  for (;;) {
    for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('Tab')
    if (await page.evaluate(() => window.focusWalk?.isOver)) {
      return page.evaluate(async () => (await window.focusWalk?.hidden()) ?? [])
    }
  }
}

/** The covered parts of the page at any width. `hasBanner`: a banner waits for a choice and covers the rest until then. */
async function lookAt(page: Page, path: string, hasBanner = false): Promise<readonly string[]> {
  const faults: string[] = []
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await waitForWholePage(page)
    const found = [
      ...(await page.evaluate(coveredParts)),
      ...(hasBanner ? [] : await page.evaluate(floatingCovers)),
      ...(await hiddenFocus(page)),
    ]
    faults.push(...found.map((fault) => `${path} at ${window.width} px: ${fault}`))
  }
  return faults
}

journey(
  'no bar and no floating element covers a guest’s controls, prices and messages',
  async ({ browser, shopUrl }) => {
    const { wares, simple, configurable, categoryPath } = await readCatalogue(shopUrl)
    const cart = await fillCartBefore(shopUrl, {
      lines: [
        { sku: simple.sku },
        { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options },
      ],
    })
    const { page, leave } = await openShopper(browser, shopUrl)
    await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
    const faults: string[] = []
    for (const path of [
      '/',
      categoryPath,
      '/search?q=vaso',
      simple.path,
      configurable.path,
      '/cart',
      '/checkout',
      '/checkout/delivery',
      '/contact',
      '/account/signin',
      '/compare',
    ]) {
      await openPage(page, path)
      faults.push(...(await lookAt(page, path)))
    }
    await waitForCart(page, 3)
    await leave()
    expect(faults).toEqual([])
  },
)

journey('all is in reach while the choice of cookies is open', async ({ browser, shopUrl }) => {
  const { simple, categoryPath } = await readCatalogue(shopUrl)
  const { page, leave } = await openShopper(browser, shopUrl, { consent: null })
  const faults: string[] = []
  for (const path of ['/', categoryPath, simple.path, '/contact']) {
    await openPage(page, path)
    faults.push(...(await lookAt(page, path, true)))
  }
  await leave()
  expect(faults).toEqual([])
})

journey('with large text all is in reach while the choice of cookies is open', async ({ browser, shopUrl }) => {
  const { wares, simple, configurable, categoryPath } = await readCatalogue(shopUrl)
  const cart = await fillCartBefore(shopUrl, {
    lines: [{ sku: simple.sku }, { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options }],
  })
  const { page, leave } = await openShopper(browser, shopUrl, { consent: null })
  await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
  const faults: string[] = []
  for (const path of ['/', categoryPath, '/search?q=vaso', simple.path, configurable.path, '/cart', '/contact']) {
    await openPage(page, path)
    for (const window of [...WINDOWS, PHONE_SIDEWAYS]) {
      await page.setViewportSize(window)
      await waitForWholePage(page)
      const found = [
        ...(await page.evaluate(coveredParts)),
        ...(await hiddenFocus(page)),
        ...(await page.evaluate(partsOutOfReach, `#${CONSENT_BANNER_ID}`)),
        ...(await textFaults(page)),
      ]
      faults.push(...found.map((fault) => `${path} at ${window.width} px: ${fault}`))
    }
  }
  await leave()
  expect(faults).toEqual([])
})

journey(
  'no bar and no floating element covers a customer’s controls, prices and messages',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const examples = await exampleAddresses(shopUrl, { ...CUSTOMER, sku: simple.sku })
    const { page, allow, leave } = await openShopper(browser, shopUrl)
    allow(/answer 404|status of 404/)
    await signIn(page, CUSTOMER)
    const faults: string[] = []
    for (const path of [
      '/account',
      '/account/orders',
      '/account/addresses',
      '/account/profile',
      '/wishlist',
      ...Object.values(examples).flatMap(([address]) => (address === undefined ? [] : [address])),
    ]) {
      await openPage(page, path)
      faults.push(...(await lookAt(page, path)))
    }
    await leave()
    expect(faults).toEqual([])
  },
)

journey('the last part of a sheet covers no focused control, also with large text', async ({ browser, shopUrl }) => {
  const { wares, simple, configurable, categoryPath } = await readCatalogue(shopUrl)
  const cart = await fillCartBefore(shopUrl, {
    lines: [{ sku: simple.sku }, { sku: configurable.sku, quantity: 2, selected_options: wares.configurable.options }],
  })
  const { page, leave } = await openShopper(browser, shopUrl)
  await page.context().addCookies([{ name: 'cart', value: cart, url: shopUrl }])
  const session = await page.context().newCDPSession(page)
  const faults: string[] = []
  for (const text of [{ standard: 16, fixed: 13 }, LARGE_TEXT]) {
    await session.send('Page.setFontSizes', { fontSizes: text })
    for (const path of [`${categoryPath}?filters=1`, `${configurable.path}?quick=1`, '/cart']) {
      for (const window of [...WINDOWS, PHONE_SIDEWAYS]) {
        await page.setViewportSize(window)
        await openPage(page, path)
        await waitForWholePage(page)
        const found = [...(await hiddenFocus(page, true)), ...(await axeViolations(page))]
        faults.push(...found.map((fault) => `${path} at ${window.width} px, text of ${text.standard} px: ${fault}`))
      }
    }
  }
  await leave()
  expect(faults).toEqual([])
})

/** A bar covers its first control wherever it is scrolled to, a floating button the last one at a stop on the way up. */
const FAULTY_PAGE = `<!doctype html><html lang="en"><body style="margin:0;position:relative"><main style="height:3640px">
  <h1 tabindex="-1" style="padding-top:300px">Title</h1><button style="position:absolute;top:0">first</button>
  <button style="position:absolute;top:3200px;left:0">last</button>
  <div style="position:fixed;inset:0 0 auto;height:200px;background:#fff">bar</div>
  <div style="position:fixed;bottom:0;left:0;width:90px;height:90px;background:#000">cart</div>
</main></body></html>`

journey('a control below a bar or a floating element is found', async ({ browser }) => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } })
  await page.setContent(FAULTY_PAGE)
  expect(await page.evaluate(coveredParts)).toEqual([expect.stringMatching(/first.* is below .*inset/)])
  expect(await page.evaluate(floatingCovers)).toEqual([expect.stringMatching(/last.* is below .*90px/)])
  expect(await hiddenFocus(page)).toEqual([expect.stringMatching(/first.* has the focus below .*bar/)])
  await page.close()
})
