import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { afterAll, beforeAll, expect } from 'vitest'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { BRAINTREE_ASKED, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import type { ShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import { openPaymentStep } from '../walk.ts'

/** The code and the hosts of a provider are requested when a shopper chooses its method, and not before. */

let shop: ShopWithProviders
beforeAll(async () => {
  shop = await startShopWithProviders()
})
afterAll(() => shop.dispose())

/** The code that shows the page of a bank, after an order. */
const AFTER_ORDER = 'src/features/checkout/card/adyenAction.ts'

const ADAPTERS = 'src/features/checkout/payment/paymentAdapters.ts'

/** The modules of the payment methods, as the adapters import them, and the packages that these import later. */
function modulesOfMethods(): readonly string[] {
  const found = new Set<string>()
  const follow = (module: string) => {
    for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/\bimport\('([^']+)'\)/g)) {
      const imported = path.startsWith('.') ? posix.join(posix.dirname(module), path) : path
      if (found.has(imported)) continue
      found.add(imported)
      if (path.startsWith('.')) follow(imported)
    }
  }
  follow(ADAPTERS)
  follow('src/features/checkout/payment/PaymentMethods.tsx')
  follow('src/features/checkout/card/useCardForm.ts')
  follow('src/features/checkout/paypal/PayPalFields.tsx')
  return [...found]
}

journey('each method loads its own code when it is chosen, and no other provider is asked', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(BRAINTREE_ASKED)
  allow(ADYEN_ASKED)
  const adyen = await standInForAdyen(page.context())
  const braintree = await standInForBraintree(page.context(), shop.cards)
  const requested = new Set<string>()
  page.on('request', (request) => requested.add(request.url()))
  const files = modulesOfMethods()
    .filter((module) => module.startsWith('src/'))
    .map((module) => ({ module, file: builtFile(module) }))
  expect(files.map(({ module }) => module)).toContain('src/features/checkout/card/CardFields.tsx')
  const loaded = () =>
    files.filter(({ file }) => [...requested].some((url) => file.test(url))).map(({ module }) => module)
  const foreign = () => [...requested].filter((url) => new URL(url).origin !== new URL(shop.url).origin)

  await openPaymentStep(page, shop.url)
  const methods = page.getByRole('main').getByRole('group', { name: 'Metodo di pagamento' }).getByRole('radio')
  await methods.first().waitFor()
  const names = await methods.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  expect(names).toEqual(
    expect.arrayContaining([
      'paypal_express',
      'mollie_methods_satispay',
      'braintree',
      'braintree_paypal',
      'adyen_cc',
      'banktransfer',
    ]),
  )
  expect(loaded()).toEqual([])
  expect(foreign()).toEqual([])

  for (const name of names.filter((each) => !['braintree', 'braintree_paypal', 'adyen_cc'].includes(each))) {
    await page.locator(`input[value="${name}"]`).check({ force: true })
    await expect.poll(() => loaded().length).toBeGreaterThan(0)
  }
  expect(loaded().filter((module) => module.includes('/card/'))).toEqual([])
  expect(foreign()).toEqual([])
  expect(braintree.asked).toEqual([])

  expect(adyen.asked).toEqual([])
  await page.locator('input[value="adyen_cc"]').check({ force: true })
  await page.frameLocator('[data-cse="encryptedCardNumber"] iframe').getByRole('textbox').waitFor()
  expect(foreign().filter((url) => !/\.adyen\.com\//.test(url))).toEqual([])
  expect(braintree.asked).toEqual([])
  expect(loaded()).not.toContain('src/features/checkout/card/CardFields.tsx')

  await page.locator('input[value="braintree"]').check({ force: true })
  await page.frameLocator('iframe[title="Numero della carta"]').getByRole('textbox').waitFor()
  expect(foreign().filter((url) => !/braintreegateway|cardinalcommerce|paypal\.com|adyen\.com/.test(url))).toEqual([])
  expect(loaded()).not.toContain('src/features/checkout/paypal/PayPalFields.tsx')
  expect(foreign().filter((url) => url.includes('paypal.com/sdk'))).toEqual([])

  await page.locator('input[value="braintree_paypal"]').check({ force: true })
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button').waitFor()
  expect(files.map(({ module }) => module).filter((module) => !loaded().includes(module))).toEqual([AFTER_ORDER])
  await leave()
})
