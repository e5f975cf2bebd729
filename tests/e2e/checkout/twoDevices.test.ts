import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { ADYEN_CARDS, startAdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import type { AdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import { startRedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { RedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { customerToken } from '../exampleAddresses.ts'
import { fillCartBefore } from '../orderedBefore.ts'
import { acceptAgreements, goOnToPayment, openPage, orderButton, signIn } from '../walk.ts'

/** A customer begins a payment on one device and goes on with another, which knows only the account. */

let mollie: RedirectProvider
let adyen: AdyenProvider
let shop: ShopServer
beforeAll(async () => {
  mollie = await startRedirectProvider()
  adyen = await startAdyenProvider()
  shop = await startShopServer({ MOLLIE_URL: mollie.url, ADYEN_URL: adyen.url, ADYEN_HMAC_KEY: adyen.hmacKey })
})
afterAll(async () => {
  await shop.dispose()
  await mollie.dispose()
  await adyen.dispose()
})

const GIULIA = { email: 'giulia@example.com', password: 'Ceramica.2026' }
const main = (page: Page) => page.getByRole('main')
const say = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor()
const choose = (page: Page, method: RegExp) => main(page).getByRole('radio', { name: method }).check({ force: true })

async function openDevice(browser: Browser) {
  const shopper = await openShopper(browser, shop.url)
  await standInForAdyen(shopper.page.context())
  shopper.allow(ADYEN_ASKED)
  shopper.allow(new RegExp(`request to another origin: ${mollie.url}`))
  await signIn(shopper.page, GIULIA)
  return shopper
}

async function toPayment(page: Page): Promise<void> {
  await openPage(page, '/checkout/delivery')
  await goOnToPayment(page)
}

/** Each journey with a number of pieces of its own, because the customer's earlier orders are theirs too. */
async function fillCart(quantity: number): Promise<void> {
  const { simple } = await readCatalogue(shop.url)
  const token = await customerToken(shop.url, GIULIA)
  await fillCartBefore(shop.url, { lines: [{ sku: simple.sku, quantity }], token })
}

/** The second device presses once and reads about the order of the first; it orders again only if pressed once more. */
async function readAboutOrder(page: Page): Promise<string> {
  await acceptAgreements(page)
  await orderButton(page).click()
  await say(page, /Hai già ordinato questi articoli, forse su un altro dispositivo/)
  expect(await axeViolations(page)).toEqual([])
  await main(page).getByRole('link', { name: 'Guarda quell’ordine' }).click()
  await page.getByRole('heading', { level: 1, name: /Ordine/ }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

journey('a cart that stays open while the bank asks is not paid twice from another device', async ({ browser }) => {
  await fillCart(1)
  const first = await openDevice(browser)
  await toPayment(first.page)
  const second = await openDevice(browser)
  await toPayment(second.page)
  await choose(first.page, /Carta di credito/)
  const field = (name: string) => first.page.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox')
  await field('encryptedCardNumber').fill(ADYEN_CARDS.challenged)
  await field('encryptedExpiryDate').fill('12/30')
  await field('encryptedSecurityCode').fill('123')
  await acceptAgreements(first.page)
  await orderButton(first.page).click()
  await first.page.getByRole('dialog', { name: 'La tua banca chiede conferma' }).waitFor()
  const before = adyen.payments.length
  await choose(second.page, /Satispay/)
  expect(await readAboutOrder(second.page)).toBe(adyen.payments.at(-1)?.reference)
  await say(second.page, 'In attesa del pagamento')
  expect([adyen.payments.length, mollie.payments.size]).toEqual([before, 0])
  // The first device pays its order nevertheless.
  await first.page
    .frameLocator('iframe[name="threeDSIframe"]')
    .getByRole('button', { name: 'Confirm the payment' })
    .click()
  await first.page.locator('[data-order-number]').first().waitFor()
  expect(adyen.payments.at(-1)?.state).toBe('Authorised')
  await openPage(second.page, '/checkout/delivery')
  await say(second.page, /carrello/)
  expect(await second.page.getByText('non hai pagato').count()).toBe(0)
  await first.leave()
  await second.leave()
})

journey('a cart that an open payment has opened again is not paid twice from another device', async ({ browser }) => {
  await fillCart(2)
  const first = await openDevice(browser)
  await toPayment(first.page)
  await choose(first.page, /Satispay/)
  await acceptAgreements(first.page)
  await orderButton(first.page).click()
  await first.page.getByRole('heading', { name: /^Pay \d/ }).waitFor()
  const [payment] = [...mollie.payments.values()].slice(-1)
  // The question of the return opens the cart again, while the payment is not known.
  await first.page.goto(payment?.redirectUrl ?? '')
  await say(first.page, 'Il pagamento non è ancora concluso')
  const second = await openDevice(browser)
  await toPayment(second.page)
  await choose(second.page, /Bonifico/)
  const before = mollie.payments.size
  const number = await readAboutOrder(second.page)
  expect(payment?.reference).toContain(number)
  expect(mollie.payments.size).toBe(before)
  // The customer may still order the same pieces once more.
  await toPayment(second.page)
  await acceptAgreements(second.page)
  await orderButton(second.page).click()
  await say(second.page, /Hai già ordinato questi articoli/)
  await orderButton(second.page).click()
  await second.page.locator('[data-order-number]').first().waitFor()
  await first.leave()
  await second.leave()
})

journey('a device with another language of the shop notices the order, too', async ({ browser }) => {
  await fillCart(3)
  const first = await openDevice(browser)
  await toPayment(first.page)
  await choose(first.page, /Satispay/)
  await acceptAgreements(first.page)
  await orderButton(first.page).click()
  await first.page.getByRole('heading', { name: /^Pay \d/ }).waitFor()
  const [payment] = [...mollie.payments.values()].slice(-1)
  await first.page.goto(payment?.redirectUrl ?? '')
  await say(first.page, 'Il pagamento non è ancora concluso')
  const second = await openDevice(browser)
  await openPage(second.page, '/en/checkout/delivery')
  await main(second.page)
    .getByRole('group', { name: /delivery/i })
    .first()
    .getByRole('radio')
    .first()
    .waitFor()
  await main(second.page).getByRole('button', { name: 'Continue' }).click()
  await second.page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
  await choose(second.page, /bank transfer/i)
  await acceptAgreements(second.page)
  await main(second.page).getByRole('button', { name: 'Order with obligation to pay' }).click()
  await say(second.page, /You have already ordered these items, perhaps on another device/)
  await first.leave()
  await second.leave()
})
