import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { installApplePay, sheetOf } from '#tests/harness/browser/applePayStandIn.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startRedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { RedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { placeOrderBefore, signUp } from '../orderedBefore.ts'
import { addToCart, openPaymentStep, hydrated, openPage, piecesAtBackend, signIn, waitForCart } from '../walk.ts'

/** Apple Pay in a sheet of the browser, on a phone: a stand-in plays the device, the engine and its provider are real. */

let provider: RedirectProvider
let shop: ShopServer
beforeAll(async () => {
  provider = await startRedirectProvider()
  shop = await startShopServer({ MOLLIE_URL: provider.url })
})
afterAll(async () => {
  await shop.dispose()
  await provider.dispose()
})

const PLACE = {
  postalCode: '20121',
  locality: 'Milano',
  administrativeArea: 'MI',
  countryCode: 'IT',
  country: 'Italia',
}
const ADA = {
  ...PLACE,
  givenName: 'Ada',
  familyName: 'Bianchi',
  addressLines: ['Via Dante 1'],
  phoneNumber: '+39 02 123456',
  emailAddress: 'ada@example.com',
}

const WALLET_CODE = ['walletParts.ts', 'CartWallet.tsx', 'ProductWallet.tsx'].map(
  (name) => `src/features/checkout/wallet/${name}`,
)

const open = async (browser: Browser, hasApplePay = true) => {
  const shopper = await openShopper(browser, shop.url, { viewport: { width: 360, height: 740 } })
  if (hasApplePay) await shopper.page.addInitScript(installApplePay, true)
  return shopper
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Paga con Apple Pay' })

/** Agrees to the terms beside the button and opens the sheet. */
async function openSheet(page: Page): Promise<void> {
  const section = page.getByRole('region', { name: 'Pagamento rapido' })
  await payButton(page).waitFor()
  for (const agreement of await section.getByRole('checkbox').all()) await agreement.check({ force: true })
  await payButton(page).click()
}

type Update = {
  readonly newTotal: { readonly amount: string }
  readonly newLineItems: readonly { readonly label: string; readonly amount: string }[]
  readonly newShippingMethods: readonly ApplePayJS.ApplePayShippingMethod[]
  readonly errors: readonly { readonly code: string; readonly contactField?: string; readonly message: string }[]
}
type Completed = { readonly status: number; readonly errors?: Update['errors'] }

/** Waits for an answer of the shop to the sheet. */
async function answer<T>(page: Page, name: string, count = 1): Promise<T> {
  const found = async () => (await sheetOf(page).calls()).filter((call) => call.name === name)
  await expect.poll(async () => (await found()).length).toBeGreaterThanOrEqual(count)
  return (await found())[count - 1]?.argument as T
}

/** From the open sheet to the receipt; resolves to the lines of the sheet. */
async function payInSheet(page: Page): Promise<Update['newLineItems']> {
  const sheet = sheetOf(page)
  await sheet.validate()
  expect(await answer(page, 'completeMerchantValidation')).toMatchObject({ domainName: new URL(shop.url).hostname })
  await sheet.chooseContact(PLACE)
  const { newTotal, newLineItems, newShippingMethods } = await answer<Update>(page, 'completeShippingContactSelection')
  expect(newShippingMethods.length).toBeGreaterThan(0)
  const sum = newLineItems.reduce((all, { amount }) => all + Number(amount), 0)
  expect(sum).toBeCloseTo(Number(newTotal.amount), 2)
  await sheet.authorise(ADA)
  await page.locator('[data-order-number]').first().waitFor()
  expect([...provider.payments.values()].at(-1)).toMatchObject({ value: newTotal.amount, status: 'paid' })
  return newLineItems
}

async function fillCart(page: Page): Promise<void> {
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
}

journey('a cart is bought in the sheet, which names the costs of every delivery', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await fillCart(page)
  await openPage(page, '/cart')
  await payButton(page).waitFor()
  await hydrated(payButton(page))
  // Without the agreement no sheet opens.
  await payButton(page).click()
  await page.getByText('Per ordinare serve il tuo consenso').waitFor()
  expect(await sheetOf(page).calls()).toEqual([])
  await openSheet(page)
  const sheet = sheetOf(page)
  await sheet.chooseContact({ ...PLACE, postalCode: '201' })
  const wrong = await answer<Update>(page, 'completeShippingContactSelection')
  expect(wrong.errors).toMatchObject([{ code: 'shippingContactInvalid', contactField: 'postalCode' }])
  await sheet.chooseContact({ ...PLACE, countryCode: 'US', postalCode: '10001' })
  const far = await answer<Update>(page, 'completeShippingContactSelection', 2)
  expect(far.errors).toMatchObject([{ code: 'addressUnserviceable' }])
  await sheet.chooseContact(PLACE)
  const { newShippingMethods, newTotal } = await answer<Update>(page, 'completeShippingContactSelection', 3)
  const first = newShippingMethods[0]
  const other = newShippingMethods.at(-1)
  if (!first || !other) throw new Error('There is no delivery')
  await sheet.chooseMethod(other)
  const changed = await answer<Update>(page, 'completeShippingMethodSelection')
  expect(Number(changed.newTotal.amount) - Number(newTotal.amount)).toBeCloseTo(
    Number(other.amount) - Number(first.amount),
    2,
  )
  // A contact without a street is refused with its place in the sheet, the next one pays.
  await sheet.authorise({ ...ADA, addressLines: [] })
  const refused = await answer<Completed>(page, 'completePayment')
  expect(refused).toMatchObject({ status: 1, errors: [{ contactField: 'addressLines' }] })
  await sheet.authorise(ADA)
  await page.locator('[data-order-number]').first().waitFor()
  expect([...provider.payments.values()].at(-1)).toMatchObject({ value: changed.newTotal.amount, status: 'paid' })
  await leave()
})

journey('a declined payment and a dismissed sheet leave the cart, which is then paid', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await fillCart(page)
  await openPage(page, '/cart')
  await openSheet(page)
  const sheet = sheetOf(page)
  await sheet.chooseContact(PLACE)
  await answer(page, 'completeShippingContactSelection')
  provider.meets('declined')
  await sheet.authorise(ADA)
  expect(await answer<Completed>(page, 'completePayment')).toMatchObject({ status: 1, errors: [{ code: 'unknown' }] })
  await sheet.dismiss()
  await page.getByRole('alert').getByText('Il pagamento non è stato accettato').waitFor()
  expect(await piecesAtBackend(page)).toBe(1)
  await payButton(page).click()
  await sheet.chooseContact(PLACE)
  await answer(page, 'completeShippingContactSelection', 2)
  await sheet.authorise(ADA)
  await page.locator('[data-order-number]').first().waitFor()
  await leave()
})

journey('the first step of the checkout offers the sheet, and a dismissed one loses no text', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await fillCart(page)
  await openPage(page, '/checkout')
  const email = page.getByRole('textbox', { name: /^Email/ }).first()
  await email.fill('grace@example.com')
  await openSheet(page)
  await sheetOf(page).dismiss()
  expect(await email.inputValue()).toBe('grace@example.com')
  await openSheet(page)
  await payInSheet(page)
  await leave()
})

journey('a product is bought on its page, and pressing twice adds it once', async ({ browser }) => {
  const { page, leave } = await open(browser)
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await openSheet(page)
  await waitForCart(page, 1)
  await sheetOf(page).dismiss()
  await payButton(page).click()
  const [product] = await payInSheet(page)
  // Several pieces would be named.
  expect(product?.label).not.toContain('×')
  await leave()
})

journey(
  'a customer reads about an open order of the same pieces before the sheet takes a payment',
  async ({ browser }) => {
    const { page, leave } = await open(browser)
    const { simple } = await readCatalogue(shop.url)
    const customer = await signUp(shop.url, 'apple')
    const lines = [{ sku: simple.sku }]
    const { number } = await placeOrderBefore(shop.url, {
      lines,
      token: customer.token,
      method: 'mollie_methods_satispay',
    })
    const before = provider.payments.size
    await signIn(page, customer)
    await fillCart(page)
    await openPage(page, '/cart')
    await openSheet(page)
    await answer(page, 'abort')
    const notice = page.getByRole('alert').filter({ hasText: 'Hai già ordinato questi articoli' })
    await notice.getByText(number).waitFor()
    expect(await axeViolations(page)).toEqual([])
    expect(await notice.getByRole('link', { name: 'Guarda quell’ordine' }).getAttribute('href')).toBe(
      `/account/orders/${number}`,
    )
    expect(provider.payments.size).toBe(before)
    expect(await piecesAtBackend(page)).toBe(1)
    // Pressed once more, the same pieces are ordered.
    await payButton(page).click()
    await payInSheet(page)
    expect(provider.payments.size).toBe(before + 1)
    await leave()
  },
)

journey('a browser without Apple Pay loads no code of it and is not offered it', async ({ browser }) => {
  const { page, leave } = await open(browser, false)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openPaymentStep(page, shop.url)
  const methods = page.getByRole('main').getByRole('radio')
  await page.locator('input[value="mollie_methods_satispay"]').waitFor({ state: 'attached' })
  const codes = await methods.evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
  expect(codes).not.toContain('mollie_methods_applepay')
  await openPage(page, '/cart')
  await page.getByRole('link', { name: 'Vai alla cassa' }).waitFor()
  const files = WALLET_CODE.map((module) => builtFile(module))
  expect(requested.filter((url) => files.some((file) => file.test(url)))).toEqual([])
  expect(await payButton(page).count()).toBe(0)
  await leave()
})

journey('the name of the button keeps clear of its edge with large text, in both languages', async ({ browser }) => {
  const { page, leave } = await open(browser)
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  for (const [path, name] of [
    ['/cart', 'Paga con Apple Pay'],
    ['/en/cart', 'Pay with Apple Pay'],
  ] as const) {
    await openPage(page, path)
    const button = page.getByRole('button', { name })
    await button.waitFor()
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    const clear = await button.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      const [outer, inner] = [element.getBoundingClientRect(), words.getBoundingClientRect()]
      return [inner.top - outer.top, outer.bottom - inner.bottom, inner.left - outer.left, outer.right - inner.right]
    })
    expect(Math.min(...clear)).toBeGreaterThanOrEqual(8)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  }
  await leave()
})
