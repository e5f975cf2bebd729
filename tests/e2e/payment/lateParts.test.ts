import type { Browser, Page, Request } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { BRAINTREE_ASKED, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { GOOGLE_ASKED, standInForGoogle } from '#tests/harness/browser/googleStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { totalShift, watchLayoutShifts } from '#tests/harness/browser/layoutShifts.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { startShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import type { ShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import { readCatalogue } from '../catalogue.ts'
import { askBackend, fillCartBefore } from '../orderedBefore.ts'
import { checkoutStep, goOnToPayment, openPage, openPaymentStep, signIn } from '../walk.ts'

/** Parts of the payment step that arrive after it, and move nothing that the shopper sees already. */

let shop: ShopWithProviders
beforeAll(async () => {
  shop = await startShopWithProviders({ COMMERCE_EDITION: 'commerce', COMMERCE_CAPTCHA: 'PLACE_ORDER=RECAPTCHA_V3' })
})
afterAll(() => shop.dispose())

/** The highest sum of all layout shifts, as in CLS. */
const MOST_SHIFT = 0.02

const GIULIA = { email: 'giulia@example.com', password: 'Ceramica.2026' }

const main = (page: Page) => page.getByRole('main')

/** Holds back the requests of a kind until they are released. */
async function hold(page: Page, isHeld: (request: Request) => boolean) {
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  const held: string[] = []
  await page.route('**/*', async (route) => {
    if (isHeld(route.request())) {
      held.push(route.request().url())
      await end
    }
    await route.fallback()
  })
  return { release, held }
}

const LATE_OPERATIONS = /operationName"?[=:]"?(?:CheckoutExtrasQuery|SavedMethodsQuery)\b/
const holdLateParts = (page: Page) =>
  hold(page, (request) => LATE_OPERATIONS.test(request.url() + (request.postData() ?? '')))

/** The controls of the step with their distances from the top of the page. */
const places = (page: Page) =>
  main(page)
    .locator('form')
    .locator('input, button, a, select, legend, summary')
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map(
          (element) =>
            `${Math.round(element.getBoundingClientRect().top + window.scrollY)} ${element.outerHTML.slice(0, 150)}`,
        ),
    )

/** So much later that no tap explains a shift. */
const afterTheTap = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)))

async function open(browser: Browser, width: number) {
  const shopper = await openShopper(browser, shop.url, { viewport: { width, height: 740 } })
  for (const asked of [BRAINTREE_ASKED, ADYEN_ASKED, GOOGLE_ASKED]) shopper.allow(asked)
  await standInForBraintree(shopper.page.context(), shop.cards)
  await standInForAdyen(shopper.page.context())
  await standInForGoogle(shopper.page.context())
  return shopper
}

/** Signs in a customer with saved payment methods, store credit, reward points and one product in the cart. */
async function signInWithCart(page: Page): Promise<void> {
  const { generateCustomerToken } = await askBackend(
    shop.url,
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    GIULIA,
  )
  const { token } = generateCustomerToken as { readonly token: string }
  const { simple } = await readCatalogue(shop.url)
  const cart = await fillCartBefore(shop.url, { lines: [{ sku: simple.sku }], token })
  await signIn(page, GIULIA)
  await page.context().addCookies([{ name: 'cart', value: cart, url: shop.url, sameSite: 'Lax' }])
}

const openStep = async (page: Page) => {
  await page.goto('/checkout/payment')
  await checkoutStep(page, 'Pagamento')
}

/** The ways to the step; a shift of an earlier step is not counted. */
const WAYS = {
  'a guest': async (page: Page) => openPaymentStep(page, shop.url),
  'a customer who opens the step': openStep,
  'a customer who comes from the delivery': async (page: Page, onArrival: () => void) => {
    await openPage(page, '/checkout/delivery')
    const method = main(page).getByRole('group', { name: /spedizione/i })
    await method.first().getByRole('radio').first().waitFor()
    await afterTheTap(page)
    onArrival()
    await goOnToPayment(page)
  },
} as const

for (const width of [360, 1440]) {
  for (const [who, go] of Object.entries(WAYS)) {
    journey(`${width} px: late parts move nothing for ${who}`, async ({ browser }) => {
      const { page, leave } = await open(browser, width)
      if (who !== 'a guest') await signInWithCart(page)
      const { release, held } = await holdLateParts(page)
      const shifts = await watchLayoutShifts(page)
      let earlier = 0
      await go(page, () => {
        earlier = shifts.length
      })
      await main(page).getByRole('radio').first().waitFor()
      await afterTheTap(page)
      const before = await places(page)
      expect(held).not.toEqual([])
      release()
      await waitForWholePage(page)
      await afterTheTap(page)
      expect(await places(page)).toEqual(before)
      const counted = shifts.slice(earlier)
      expect(totalShift(counted), JSON.stringify(counted, null, 2)).toBeLessThanOrEqual(MOST_SHIFT)
      await leave()
    })
  }
}

journey('late parts wait in rows that the customer opens', async ({ browser }) => {
  const { page, leave } = await open(browser, 360)
  await signInWithCart(page)
  const { release } = await holdLateParts(page)
  await openStep(page)
  await main(page).getByText('Il tuo credito · I tuoi punti').click()
  await main(page).getByText('I tuoi metodi di pagamento').click()
  release()
  await main(page)
    .getByRole('checkbox', { name: /Usa il tuo credito/ })
    .waitFor()
  await main(page)
    .getByRole('radio', { name: /che finisce con 4242/ })
    .check({ force: true })
  await leave()
})

const FIELDS = [
  {
    method: 'braintree',
    module: 'src/features/checkout/card/CardFields.tsx',
    frame: 'iframe[title="Scadenza (MM/AA)"]',
  },
  {
    method: 'adyen_cc',
    module: 'src/features/checkout/card/AdyenFields.tsx',
    frame: '[data-cse="encryptedCardNumber"] iframe',
  },
  {
    method: 'braintree_paypal',
    module: 'src/features/checkout/paypal/PayPalFields.tsx',
    frame: 'iframe[title="PayPal"]',
  },
] as const

for (const width of [360, 1440]) {
  for (const { method, module, frame } of FIELDS) {
    journey(`${width} px: the late fields of ${method} move nothing`, async ({ browser }) => {
      const { page, leave } = await open(browser, width)
      await openPaymentStep(page, shop.url)
      const code = builtFile(module)
      const { release } = await hold(page, (request) => code.test(request.url()))
      const shifts = await watchLayoutShifts(page)
      await main(page).locator(`input[value="${method}"]`).check({ force: true })
      await afterTheTap(page)
      const before = await places(page)
      release()
      await page.frameLocator(frame).locator('input, button').first().waitFor()
      await waitForWholePage(page)
      await afterTheTap(page)
      expect(await places(page)).toEqual(before)
      expect(totalShift(shifts), JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST_SHIFT)
      await leave()
    })
  }
}
