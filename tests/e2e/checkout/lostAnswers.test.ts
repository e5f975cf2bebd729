import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { openEngineRecords } from '#tests/chaos/engineRecords.ts'
import type { EngineRecords } from '#tests/chaos/engineRecords.ts'
import { BRAINTREE_ASKED, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { startCardProvider } from '#tests/harness/servers/cardProvider.ts'
import type { CardProvider } from '#tests/harness/servers/cardProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { customerToken } from '../exampleAddresses.ts'
import { fillCartBefore } from '../orderedBefore.ts'
import { acceptAgreements, goOnToPayment, openPage, openPaymentStep, orderButton, signIn } from '../walk.ts'

/** Orders whose answer is lost between host and browser, with methods that are paid at once. */

let provider: CardProvider
let shop: ShopServer
let records: EngineRecords
beforeAll(async () => {
  provider = await startCardProvider()
  shop = await startShopServer({ BRAINTREE_URL: provider.url })
  records = openEngineRecords(shop)
})
afterAll(async () => {
  records.close()
  await shop.dispose()
  await provider.dispose()
})

const GIULIA = { email: 'giulia@example.com', password: 'Ceramica.2026' }
const GUEST = 'ada@example.com'
const main = (page: Page) => page.getByRole('main')
const say = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor()
const choose = (page: Page, method: RegExp) => main(page).getByRole('radio', { name: method }).check({ force: true })
const APPROVED = 'Hai autorizzato il pagamento con PayPal'
const RECEIVED = 'Abbiamo ricevuto il tuo ordine'

async function open(browser: Browser) {
  const shopper = await openShopper(browser, shop.url)
  await standInForBraintree(shopper.page.context(), provider)
  shopper.allow(BRAINTREE_ASKED)
  shopper.allow(/ERR_CONNECTION_RESET/)
  return shopper
}

let quantity = 1

/** Opens the last step of the checkout with the customer's cart. No two of them are alike, which an order is known by. */
async function openPaymentStepOfCustomer(page: Page): Promise<void> {
  const { simple } = await readCatalogue(shop.url)
  const token = await customerToken(shop.url, GIULIA)
  quantity += 1
  await fillCartBefore(shop.url, { lines: [{ sku: simple.sku, quantity }], token })
  await signIn(page, GIULIA)
  await openPage(page, '/checkout/delivery')
  await goOnToPayment(page)
  // The saved methods are above the others and come later.
  await main(page)
    .getByRole('radio', { name: /che finisce con 4242/ })
    .waitFor({ state: 'attached' })
}

async function approveWithPayPal(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' }).click()
  const popup = await opened
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Agree' }).click()
  await closed
  await say(page, APPROVED)
}

async function choosePayPal(page: Page): Promise<void> {
  await choose(page, /^PayPal/)
  await approveWithPayPal(page)
}

const buyers = {
  'a guest with PayPal': {
    email: GUEST,
    toPayment: (page: Page) => openPaymentStep(page, shop.url),
    pay: choosePayPal,
  },
  'a customer with PayPal': { email: GIULIA.email, toPayment: openPaymentStepOfCustomer, pay: choosePayPal },
  'a customer with a saved card': {
    email: GIULIA.email,
    toPayment: openPaymentStepOfCustomer,
    pay: (page: Page) => choose(page, /che finisce con 4242/),
  },
} as const

const STORIES = [
  { buyer: 'a guest with PayPal', next: 'waits' },
  { buyer: 'a guest with PayPal', next: 'reloads' },
  { buyer: 'a guest with PayPal', next: 'checks again after an outage' },
  { buyer: 'a customer with PayPal', next: 'opens the checkout again' },
  { buyer: 'a customer with PayPal', next: 'waits' },
  { buyer: 'a customer with a saved card', next: 'waits' },
  { buyer: 'a customer with a saved card', next: 'reloads' },
  { buyer: 'a customer with a saved card', next: 'checks again after an outage' },
] as const

type Loss = {
  /** Resolves when the host has answered the request whose answer is lost. */
  readonly answered: Promise<void>
  /** The requests of this name that the browser has sent. */
  readonly sent: () => number
  readonly end: () => void
}

/** Loses the first answer to a mutation; with `isOutage` every later request to the shop fails, too, until `end`. */
async function loseAnswer(page: Page, mutation: string, { isOutage = false } = {}): Promise<Loss> {
  const { promise: answered, resolve } = Promise.withResolvers<void>()
  let sent = 0
  const end = await routeUntil(
    page,
    (url) => url.pathname === '/api/graphql',
    async (route) => {
      const isWanted = route.request().postData()?.includes(`"${mutation}"`) === true
      if (isWanted) sent += 1
      if (isWanted && sent === 1) {
        await route.fetch()
        resolve()
        return route.abort('connectionreset')
      }
      return isOutage && sent > 0 ? route.abort('connectionreset') : route.continue()
    },
  )
  return { answered, sent: () => sent, end }
}

const holds = () => [...provider.holds.values()].filter(({ state }) => state === 'authorized')

async function orderNumber(page: Page): Promise<string | null> {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

/** A guest reads that the order exists, and a customer sees the order itself, in a new document after a click. */
async function readConfirmation(page: Page, email: string, isNewDocument: boolean): Promise<void> {
  if (email === GUEST) return say(page, RECEIVED)
  if (isNewDocument) await main(page).getByRole('link', { name: 'Vai ai tuoi ordini' }).click()
  expect(await orderNumber(page)).toBe(records.numbersOf(email).at(-1))
}

journey.for(STORIES)(
  '$buyer whose answer to the order is lost $next, and pays once',
  async ({ buyer, next }, { browser }) => {
    const { email, toPayment, pay } = buyers[buyer]
    const { page, leave } = await open(browser)
    await toPayment(page)
    await pay(page)
    await acceptAgreements(page)
    const before = { orders: records.numbersOf(email).length, holds: holds().length }
    const loss = await loseAnswer(page, 'placeOrderMutation', { isOutage: next === 'checks again after an outage' })
    await orderButton(page).dblclick()
    await loss.answered
    switch (next) {
      case 'waits':
        break
      case 'reloads':
        await page.reload()
        break
      case 'checks again after an outage':
        await say(page, 'Non riusciamo a sapere se abbiamo ricevuto l’ordine')
        expect(await orderButton(page).isDisabled()).toBe(true)
        loss.end()
        await main(page).getByRole('button', { name: 'Controlla di nuovo' }).click()
        break
      case 'opens the checkout again':
        await page.goto('/cart')
        await page.goto('/checkout')
        break
    }
    await readConfirmation(page, email, next === 'reloads' || next === 'opens the checkout again')
    expect(records.numbersOf(email).length).toBe(before.orders + 1)
    expect(holds().length).toBe(before.holds + 1)
    expect(holds().at(-1)).toMatchObject({ times: 1 })
    expect(loss.sent()).toBe(1)
    await leave()
  },
)

journey('PayPal whose proof was set without an answer is approved again, and pays once', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await choosePayPal(page)
  await acceptAgreements(page)
  const before = { orders: records.numbersOf(GUEST).length, holds: holds().length }
  const loss = await loseAnswer(page, 'braintreeMutation')
  await orderButton(page).click()
  await loss.answered
  await say(page, 'autorizza di nuovo il pagamento con PayPal')
  expect(records.numbersOf(GUEST).length).toBe(before.orders)
  expect(holds().length).toBe(before.holds)
  await approveWithPayPal(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toBe(records.numbersOf(GUEST).at(-1))
  expect(records.numbersOf(GUEST).length).toBe(before.orders + 1)
  expect(holds().length).toBe(before.holds + 1)
  await leave()
})
