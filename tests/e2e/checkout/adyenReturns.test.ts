import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { openEngineRecords } from '#tests/chaos/engineRecords.ts'
import type { EngineRecords } from '#tests/chaos/engineRecords.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { ADYEN_CARDS, redirectResult, startAdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import type { AdyenPayment, AdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { acceptAgreements, goOnToPayment, openPaymentStep, orderButton } from '../walk.ts'

/** The address to which the page of a bank leads back: opened again, or about another payment. */

let provider: AdyenProvider
let shop: ShopServer
let records: EngineRecords
beforeAll(async () => {
  provider = await startAdyenProvider()
  shop = await startShopServer({ ADYEN_URL: provider.url, ADYEN_HMAC_KEY: provider.hmacKey })
  records = openEngineRecords(shop)
})
afterAll(async () => {
  records.close()
  await shop.dispose()
  await provider.dispose()
})

const GUEST = 'ada@example.com'
/** The page looks for the result of a payment for a minute. */
const A_MINUTE_AND_MORE = 120_000

const main = (page: Page) => page.getByRole('main')
const say = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor()

async function open(browser: Browser) {
  const shopper = await openShopper(browser, shop.url)
  await standInForAdyen(shopper.page.context())
  shopper.allow(ADYEN_ASKED)
  shopper.allow(new RegExp(`request to another origin: ${provider.url}`))
  return shopper
}

/** Orders with a card whose bank asks on a page of its own, and returns the payment that waits there. */
async function orderAtBank(page: Page): Promise<AdyenPayment> {
  await openPaymentStep(page, shop.url)
  await main(page)
    .getByRole('radio', { name: /Carta di credito/ })
    .check({ force: true })
  const field = (name: string) => page.frameLocator(`[data-cse="${name}"] iframe`).getByRole('textbox')
  await field('encryptedCardNumber').fill(ADYEN_CARDS.redirected)
  await field('encryptedExpiryDate').fill('12/30')
  await field('encryptedSecurityCode').fill('123')
  await acceptAgreements(page)
  await orderButton(page).click()
  await page.getByRole('link', { name: 'Confirm' }).waitFor()
  const payment = provider.payments.at(-1)
  if (!payment) throw new Error('There is no payment.')
  return payment
}

function addressBack({ returnUrl }: AdyenPayment, result: string): string {
  const address = new URL(returnUrl)
  address.searchParams.set('redirectResult', result)
  return address.href
}

async function orderNumber(page: Page): Promise<string | null> {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

/** The page shows no order, and leads somewhere. */
async function hasOnlyWayOn(page: Page): Promise<void> {
  expect(await page.locator('[data-order-number]').count()).toBe(0)
  expect(await main(page).getByRole('link').or(main(page).getByRole('button')).count()).toBeGreaterThan(0)
  expect(page.url()).not.toMatch(/redirectResult|token=/)
}

journey('an address that confirms a payment is opened again, in two tabs at once too', async ({ browser }) => {
  const { page, leave } = await open(browser)
  const payment = await orderAtBank(page)
  const before = { payments: provider.payments.length, orders: records.numbersOf(GUEST).length }
  const address = addressBack(payment, redirectResult(payment.id, true))
  const tab = await page.context().newPage()
  await Promise.all([page.goto(address), tab.goto(address)])
  for (const each of [page, tab]) expect(await orderNumber(each)).toBe(payment.reference)
  await page.goto(address)
  expect(await orderNumber(page)).toBe(payment.reference)
  expect(page.url()).not.toMatch(/redirectResult|token=/)
  expect({ payments: provider.payments.length, orders: records.numbersOf(GUEST).length }).toEqual(before)
  expect(payment.state).toBe('Authorised')
  await leave()
})

journey(
  'an address that refuses a payment is opened again, and the cart is paid in another way',
  async ({ browser }) => {
    const { page, allow, leave } = await open(browser)
    allow(/REFUSED|securedField/)
    const payment = await orderAtBank(page)
    const address = addressBack(payment, redirectResult(payment.id, false))
    for (const _ of ['first', 'second']) {
      await page.goto(address)
      await say(page, 'Il pagamento non è stato accettato')
    }
    const before = { payments: provider.payments.length, orders: records.liveNumbersOf(GUEST).length }
    await main(page).getByRole('link', { name: 'Torna alla cassa' }).click()
    await goOnToPayment(page)
    await main(page)
      .getByRole('radio', { name: /Bonifico/ })
      .check({ force: true })
    await acceptAgreements(page)
    await orderButton(page).click()
    const number = await orderNumber(page)
    // Once more, after the cart has become another order.
    await page.goto(address)
    await say(page, 'Il pagamento non è stato accettato')
    await hasOnlyWayOn(page)
    expect(records.liveNumbersOf(GUEST).length).toBe(before.orders + 1)
    expect(records.liveNumbersOf(GUEST).at(-1)).toBe(number)
    expect(provider.payments.length).toBe(before.payments)
    await leave()
  },
)

journey(
  'the confirmation of another payment does not pay an order, which is then paid by its own',
  async ({ browser }) => {
    const other = await open(browser)
    const paid = await orderAtBank(other.page)
    const { page, allow, leave } = await open(browser)
    allow(/REFUSED|call failed/)
    const payment = await orderAtBank(page)
    await page.goto(addressBack(payment, redirectResult(paid.id, true)))
    await main(page).getByText('Non riusciamo a controllare il pagamento').waitFor({ timeout: A_MINUTE_AND_MORE })
    await hasOnlyWayOn(page)
    expect(await axeViolations(page)).toEqual([])
    await main(page).getByRole('link', { name: 'Vai al carrello' }).click()
    await page.getByText('Il tuo ordine aspetta il pagamento').first().waitFor()
    await page.getByRole('button', { name: 'Continua a pagare' }).click()
    await page.getByRole('link', { name: 'Confirm' }).click()
    expect(await orderNumber(page)).toBe(payment.reference)
    expect(payment.state).toBe('Authorised')
    await leave()
    await other.leave()
  },
)

journey('an invented address names no payment, and leads on', async ({ browser }) => {
  const { page, leave } = await open(browser)
  for (const search of [
    '',
    '?method=adyen_cc',
    '?method=adyen_cc&token=',
    '?method=adyen_cc&token=000000001.none',
    '?method=adyen_cc&token=.none',
    '?method=adyen_cc&token=%E0%A4%A',
    `?method=adyen_cc&token=${'1'.repeat(5_000)}.none`,
    '?method=adyen_cc&token=000000001.none&redirectResult=none',
    '?method=adyen_cc&redirectResult=none',
    '?method=nothing&token=000000001.none',
    '?method=__proto__&token=000000001.none',
    '#token=000000001.none',
  ]) {
    await page.goto(`/checkout/return${search}`)
    await say(page, 'Non conosciamo questo pagamento')
    expect(await page.locator('[data-order-number]').count()).toBe(0)
    expect(await main(page).getByRole('link').count(), search).toBeGreaterThan(0)
    expect(page.url(), search).not.toContain('redirectResult')
  }
  await leave()
})
