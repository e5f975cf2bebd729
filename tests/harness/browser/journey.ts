import type { Browser } from 'playwright'
import { inject, test } from 'vitest'
import { launchChromium } from './chromium.ts'
import { FAULTY_SHOP, faultsOf, type Faults } from '../faults.ts'
import { openShopper, type Shopper } from './shopper.ts'
import { startShopServer } from '../servers/shopServer.ts'

type JourneyFixtures = {
  readonly browser: Browser
  /** Origin of the shop behind `faultyShop`. */
  readonly faultyServer: string
  /** Origin of the worker's shop. */
  readonly shopUrl: string
  /** A new visitor with a desktop window; the journey fails if the browser logs an error or a request fails. */
  readonly shopper: Shopper
  /** A separate shop of this file with fault injection; its faults are cleared after every journey. */
  readonly faultyShop: { readonly url: string; readonly faults: Faults }
}

/** Vitest numbers its workers from 1. */
function shopOfWorker(): string {
  const url = inject('shopUrls').at(Number(process.env['VITEST_POOL_ID']) - 1)
  if (url === undefined) throw new Error(`No shop was started for worker ${process.env['VITEST_POOL_ID']}.`)
  return url
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
  shopUrl: async ({}, use) => use(shopOfWorker()),
  shopper: async ({ browser, shopUrl }, use) => {
    const shopper = await openShopper(browser, shopUrl)
    await use(shopper)
    await shopper.leave()
  },
  faultyServer: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const shop = await startShopServer(FAULTY_SHOP)
      await use(shop.url)
      await shop.dispose()
    },
    { scope: 'file' },
  ],
  faultyShop: async ({ faultyServer }, use) => {
    const faults = faultsOf(faultyServer)
    await use({ url: faultyServer, faults })
    await faults.clear()
  },
})
