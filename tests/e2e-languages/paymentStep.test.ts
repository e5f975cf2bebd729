import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { BRAINTREE_ASKED, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { textFaults } from '#tests/harness/browser/textFaults.ts'
import { startAdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import type { AdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import { startCardProvider } from '#tests/harness/servers/cardProvider.ts'
import type { CardProvider } from '#tests/harness/servers/cardProvider.ts'
import { startPaymentProvider } from '#tests/harness/servers/paymentProvider.ts'
import type { PaymentProvider } from '#tests/harness/servers/paymentProvider.ts'
import { startRedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { RedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../e2e/catalogue.ts'
import { fillCartBefore } from '../e2e/orderedBefore.ts'
import { openPage } from '../e2e/walk.ts'

/** The last step of the checkout with every payment method, on a phone with large text. */

let providers: readonly [PaymentProvider, RedirectProvider, CardProvider, AdyenProvider]
let shop: ShopServer
beforeAll(async () => {
  providers = await Promise.all([
    startPaymentProvider(),
    startRedirectProvider(),
    startCardProvider(),
    startAdyenProvider(),
  ])
  const [paypal, mollie, cards, adyen] = providers
  shop = await startShopServer({
    PAYPAL_EXPRESS_URL: paypal.url,
    MOLLIE_URL: mollie.url,
    BRAINTREE_URL: cards.url,
    ADYEN_URL: adyen.url,
  })
})
afterAll(async () => {
  await shop.dispose()
  await Promise.all(providers.map((provider) => provider.dispose()))
})

/** Twice the usual text size of browsers, px. */
const LARGE_TEXT = { standard: 32, fixed: 26 }

/** The frames of the methods with fields of a provider. */
const FRAMES: Readonly<Record<string, string>> = {
  adyen_cc: '[data-cse] iframe',
  braintree: 'iframe[name^="braintree-hosted-field"]',
  braintree_paypal: 'iframe[title="PayPal"]',
}

/** Whether the page says that fields are empty: in words, or with the focus in the first of them. */
const complains = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('main [role="alert"], .adyen-checkout-contextual-text--error') !== null ||
      document.activeElement instanceof HTMLIFrameElement,
  )

/** Chooses a method, and presses the order button without any input, for the longest texts. */
async function showMethod(page: Page, code: string): Promise<void> {
  const main = page.getByRole('main')
  await main.locator(`input[type="radio"][value="${code}"]`).check({ force: true })
  const frame = FRAMES[code]
  if (frame === undefined) return
  await main.locator(frame).first().waitFor()
  await expect.poll(() => main.locator('[aria-busy="true"]').count()).toBe(0)
  for (const agreement of await main.locator('form input[name^="agreements"]').all())
    await agreement.check({ force: true })
  await main.locator('form button[type="submit"]').last().click()
  await expect.poll(() => complains(page)).toBe(true)
}

journey.for([
  { locale: 'fr', basePath: '', store: 'it' },
  { locale: 'es', basePath: '/es', store: 'en' },
])(
  'in “$locale” every method keeps words whole with large text, and axe finds nothing in either scheme',
  async ({ locale, basePath, store }, { browser }) => {
    const { simple } = await readCatalogue(shop.url)
    const cart = await fillCartBefore(shop.url, { store, lines: [{ sku: simple.sku }] })
    const { page, allow, leave } = await openShopper(browser, shop.url, { viewport: { width: 360, height: 740 } })
    // The folder of this shop has no pictures.
    allow(/\/media\//)
    allow(BRAINTREE_ASKED)
    allow(ADYEN_ASKED)
    await standInForAdyen(page.context())
    await standInForBraintree(page.context(), providers[2])
    await page.context().addCookies([{ name: 'cart', value: cart, url: shop.url, sameSite: 'Lax' }])
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })
    await openPage(page, `${basePath}/checkout/payment`)
    expect(await page.locator('html').getAttribute('lang')).toContain(locale)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    const radios = page.getByRole('main').locator('input[type="radio"][name="paymentMethod"]')
    await radios.first().waitFor({ state: 'attached' })
    const codes = await radios.evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value))
    expect(codes).toEqual(expect.arrayContaining([...Object.keys(FRAMES), 'mollie_methods_satispay', 'paypal_express']))
    const faults: string[] = []
    for (const code of codes) {
      await showMethod(page, code)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        const found = [...(await textFaults(page)), ...(await axeViolations(page))]
        faults.push(...found.map((fault) => `${code} ${colorScheme} ${fault}`))
      }
    }
    await leave()
    expect(faults).toEqual([])
  },
)
