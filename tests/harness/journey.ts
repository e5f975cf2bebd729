import type { Browser } from 'playwright'
import { inject, test } from 'vitest'
import { launchChromium } from './chromium.ts'
import { openShopper, type Shopper } from './shopper.ts'

type JourneyFixtures = {
  readonly browser: Browser
  /** Origin of the running shop. */
  readonly shopUrl: string
  /** A new visitor at a desktop window; the journey fails when the browser says or loses anything. */
  readonly shopper: Shopper
}

/** A test in a real browser against the running shop. */
export const journey = test.extend<JourneyFixtures>({
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads a fixture's dependencies from this pattern.
    async ({}, use) => {
      const browser = await launchChromium()
      await use(browser)
      await browser.close()
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  shopUrl: async ({}, use) => use(inject('shopUrl')),
  shopper: async ({ browser, shopUrl }, use) => {
    const shopper = await openShopper(browser, shopUrl)
    await use(shopper)
    await shopper.leave()
  },
})
