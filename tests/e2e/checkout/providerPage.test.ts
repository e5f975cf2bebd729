import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { startPaymentProvider } from '#tests/harness/servers/paymentProvider.ts'
import type { PaymentProvider } from '#tests/harness/servers/paymentProvider.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  acceptAgreements,
  addToCart,
  checkoutStep,
  openPaymentStep,
  goOn,
  openPage,
  orderButton,
  piecesAtBackend,
  waitForCart,
} from '../walk.ts'

const LATE_STEPS = builtFile('src/features/checkout/steps/lateSteps.ts')

/** Payments that are approved on another site: the shopper approves, changes their mind, or never returns. */

let provider: PaymentProvider
let shop: ShopServer
beforeAll(async () => {
  provider = await startPaymentProvider()
  shop = await startShopServer({ PAYPAL_EXPRESS_URL: provider.url })
})
afterAll(async () => {
  await shop.dispose()
  await provider.dispose()
})

const main = (page: Page) => page.getByRole('main')
const toProvider = (page: Page) => main(page).getByRole('button', { name: 'Continua con PayPal' })

async function goToProvider(page: Page): Promise<void> {
  await openPaymentStep(page, shop.url)
  await main(page)
    .getByRole('radio', { name: /PayPal/ })
    .check({ force: true })
  await toProvider(page).click()
}

async function signIn(page: Page, path: string): Promise<void> {
  await openPage(page, `/account/signin?from=${encodeURIComponent(path)}`)
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email').fill('giulia@example.com')
  await dialog.getByLabel('Password').fill('Ceramica.2026')
  await dialog.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL((url) => url.pathname === path)
}

const agree = (page: Page) => page.getByRole('link', { name: 'Agree and go back' }).click()

async function orderNumber(page: Page): Promise<string | null> {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

const states = () => [...provider.payments.values()].map(({ state }) => state)

journey(
  'after approval on the provider’s page the shopper returns, orders once, and the money is reserved once',
  async ({ browser }) => {
    const { page, allow, leave } = await openShopper(browser, shop.url)
    allow(new RegExp(`request to another origin: ${provider.url}`))
    await goToProvider(page)
    await agree(page)
    await checkoutStep(page, 'Pagamento')
    // The tab stores the proof, not the address.
    await page.waitForURL((at) => at.search === '')
    await page.reload()
    await main(page).getByText('Hai autorizzato il pagamento con PayPal').waitFor()
    await acceptAgreements(page)
    await orderButton(page).dblclick()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(states().at(-1)).toBe('authorized')
    await leave()
  },
)

journey('an approval survives a reload before the payment step has loaded', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  await goToProvider(page)
  const endHold = await routeUntil(page, LATE_STEPS, () => undefined)
  await agree(page)
  await page.waitForURL((at) => at.pathname === '/checkout/payment' && at.search === '')
  endHold()
  await page.reload()
  await main(page).getByText('Hai autorizzato il pagamento con PayPal').waitFor()
  await acceptAgreements(page)
  await orderButton(page).click()
  await orderNumber(page)
  expect(states().at(-1)).toBe('authorized')
  await leave()
})

journey('after cancelling there the cart and the input are kept, and another payment works', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  await goToProvider(page)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await main(page).getByText('Hai interrotto il pagamento con PayPal').waitFor()
  expect(await piecesAtBackend(page)).toBe(1)
  await main(page)
    .getByRole('radio', { name: /Bonifico/ })
    .check({ force: true })
  await acceptAgreements(page)
  await orderButton(page).click()
  await orderNumber(page)
  expect(states().at(-1)).toBe('begun')
  await leave()
})

journey('a shopper who never returns has ordered nothing, and can continue in the same place', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  await goToProvider(page)
  await page.getByRole('heading', { name: /^Pay/ }).waitFor()
  await page.goBack()
  await checkoutStep(page, 'Pagamento')
  expect(await piecesAtBackend(page)).toBe(1)
  // Back may show the document that was left: its button must not stay busy.
  await toProvider(page).click()
  await agree(page)
  await main(page).getByText('Hai autorizzato il pagamento con PayPal').waitFor()
  await acceptAgreements(page)
  await orderButton(page).click()
  await orderNumber(page)
  await leave()
})

journey('a declined payment is reported, and nothing is ordered or reserved', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  await goToProvider(page)
  await agree(page)
  await main(page).getByText('Hai autorizzato il pagamento con PayPal').waitFor()
  await acceptAgreements(page)
  provider.meets('authorize', 'decline')
  await orderButton(page).click()
  await main(page).getByText('Il pagamento non è stato accettato').waitFor()
  expect(states().at(-1)).toBe('declined')
  expect(await piecesAtBackend(page)).toBe(1)
  await toProvider(page).waitFor()
  await leave()
})

journey('a failing provider is reported in the current step', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  provider.meets('begin', 'failure')
  await goToProvider(page)
  await main(page).getByText('PayPal non risponde').waitFor()
  expect(await piecesAtBackend(page)).toBe(1)
  await toProvider(page).click()
  await page.getByRole('heading', { name: /^Pay/ }).waitFor()
  await leave()
})

journey('a customer pays with a saved card without leaving the shop, and the receipt says so', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, shop.url)
  const { simple } = await readCatalogue(shop.url)
  await signIn(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/checkout')
  await checkoutStep(page, 'Consegna')
  const delivery = main(page)
    .getByRole('group', { name: /spedizione/i })
    .first()
    .getByRole('radio')
    .first()
  await delivery.waitFor()
  await goOn(page)
  await checkoutStep(page, 'Pagamento')
  await main(page).getByRole('radio', { name: 'Visa che finisce con 4242' }).check({ force: true })
  await acceptAgreements(page)
  await orderButton(page).dblclick()
  await orderNumber(page)
  await main(page).getByText('Carta salvata: Visa 4242').waitFor()
  expect([...provider.holds.values()]).toMatchObject([{ savedMethod: 'demo-card', state: 'authorized', times: 1 }])
  await leave()
})
