import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { BRAINTREE_ASKED, PAYPAL_OWNER, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startCardProvider } from '#tests/harness/servers/cardProvider.ts'
import type { CardProvider } from '#tests/harness/servers/cardProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
import { askBackend } from '../orderedBefore.ts'
import {
  acceptAgreements,
  addToCart,
  cartIdOf,
  checkoutStep,
  openPaymentStep,
  goOnToPayment,
  openPage,
  orderButton,
  piecesAtBackend,
  signIn,
  storedText,
  waitForCart,
} from '../walk.ts'

/** Payments with PayPal through Braintree, with the published braintree-web and a stand-in for its hosts. */

let provider: CardProvider
let shop: ShopServer
beforeAll(async () => {
  provider = await startCardProvider()
  shop = await startShopServer({ BRAINTREE_URL: provider.url })
})
afterAll(async () => {
  await shop.dispose()
  await provider.dispose()
})

const main = (page: Page) => page.getByRole('main')
const say = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor()

async function open(browser: Browser) {
  const shopper = await openShopper(browser, shop.url)
  const braintree = await standInForBraintree(shopper.page.context(), provider)
  shopper.allow(BRAINTREE_ASKED)
  return { ...shopper, braintree }
}

const choose = (page: Page, method: RegExp) => main(page).getByRole('radio', { name: method }).check({ force: true })
const payPalButton = (page: Page) => page.frameLocator('iframe[title="PayPal"]').getByRole('button', { name: 'PayPal' })
const APPROVED = 'Hai autorizzato il pagamento con PayPal'

/** Clicks PayPal's button, and returns its window. */
async function openWindow(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page')
  await payPalButton(page).click()
  const popup = await opened
  await popup.getByRole('button', { name: 'Agree' }).waitFor()
  return popup
}

async function approve(page: Page): Promise<void> {
  const popup = await openWindow(page)
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Agree' }).click()
  await closed
}

async function orderNumber(page: Page): Promise<string | null> {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

const holds = () => [...provider.holds.values()].filter(({ state }) => state === 'authorized')

journey(
  'an approved payment pays an order once, and nothing of PayPal is loaded before it is chosen',
  async ({ browser }) => {
    const { page, leave, braintree } = await open(browser)
    await openPaymentStep(page, shop.url)
    expect(braintree.asked).toEqual([])
    const before = holds().length
    await choose(page, /PayPal/)
    await acceptAgreements(page)
    // The order button alone orders nothing.
    await payPalButton(page).waitFor()
    await orderButton(page).click()
    await say(page, 'prima autorizza il pagamento con il pulsante di PayPal')
    expect(holds().length).toBe(before)
    const popup = await openWindow(page)
    const total = await main(page)
      .getByText(/^Totale/)
      .first()
      .locator('..')
      .innerText()
    expect(total).toContain((await popup.locator('p').innerText()).replace('.', ',').replace(' EUR', ''))
    await popup.getByRole('button', { name: 'Agree' }).click()
    await say(page, APPROVED)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(APPROVED)
    expect(await axeViolations(page)).toEqual([])
    expect(holds().length).toBe(before)
    await orderButton(page).dblclick()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(holds().length).toBe(before + 1)
    expect(holds().at(-1)).toMatchObject({ times: 1 })
    expect(holds().at(-1)?.with).toMatch(/^account-nonce-/)
    expect(await storedText(page)).not.toContain('account-nonce-')
    await leave()
  },
)

journey('after a closed window a message says so, and the next approval pays', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await choose(page, /PayPal/)
  await acceptAgreements(page)
  const popup = await openWindow(page)
  await popup.close()
  await say(page, 'Hai interrotto il pagamento con PayPal')
  expect(await axeViolations(page)).toEqual([])
  expect(await piecesAtBackend(page)).toBe(1)
  await approve(page)
  await say(page, APPROVED)
  expect(await main(page).getByText('Hai interrotto').count()).toBe(0)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  await leave()
})

for (const mood of ['windowless', 'unanswering'] as const) {
  journey(`where PayPal is ${mood}, a message says so, and another way pays`, async ({ browser }) => {
    const { page, allow, braintree, leave } = await open(browser)
    allow(/PayPal|503|popup/)
    await openPaymentStep(page, shop.url)
    const before = holds().length
    braintree.behave('paypal', mood)
    await choose(page, /PayPal/)
    await acceptAgreements(page)
    await payPalButton(page).click()
    await say(page, 'La finestra di PayPal non si è aperta')
    await choose(page, /Bonifico/)
    await orderButton(page).click()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(holds().length).toBe(before)
    await leave()
  })
}

journey('a declined payment leaves the cart open, and needs another approval', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await choose(page, /PayPal/)
  await acceptAgreements(page)
  await approve(page)
  await say(page, APPROVED)
  provider.meets('authorize', 'decline')
  await orderButton(page).click()
  await say(page, 'Il pagamento non è stato accettato')
  await say(page, 'autorizza di nuovo il pagamento con PayPal')
  expect(await piecesAtBackend(page)).toBe(1)
  const before = holds().length
  await approve(page)
  await say(page, APPROVED)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  await leave()
})

journey('a total that changes after the approval is not paid before it is approved', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  const before = holds().length
  await choose(page, /PayPal/)
  await acceptAgreements(page)
  await approve(page)
  await say(page, APPROVED)
  const { simple } = await readCatalogue(shop.url)
  await askBackend(
    shop.url,
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
    { id: await cartIdOf(page), sku: simple.sku },
  )
  await orderButton(page).click()
  await say(page, 'il totale è cambiato')
  expect(holds().length).toBe(before)
  await approve(page)
  await say(page, APPROVED)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  await leave()
})

for (const mood of ['blocked', 'silent', 'throwing'] as const) {
  journey(`where the script of PayPal is ${mood}, the shopper learns it and pays anyway`, async ({ browser }) => {
    const { page, allow, braintree, leave } = await open(browser)
    allow(/ERR_BLOCKED_BY_CLIENT|PayPal|thrown by a stand-in/)
    await openPaymentStep(page, shop.url)
    braintree.behave('paypal', mood)
    await choose(page, /PayPal/)
    await say(page, mood === 'silent' ? 'PayPal tarda ad arrivare' : 'PayPal non si carica')
    await acceptAgreements(page)
    braintree.behave('paypal', 'well')
    if (mood === 'silent') {
      await choose(page, /Bonifico/)
    } else {
      await main(page).getByRole('button', { name: 'Riprova' }).click()
      await approve(page)
      await say(page, APPROVED)
    }
    await orderButton(page).click()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    await leave()
  })
}

const GIULIA = { email: 'giulia@example.com', password: 'Ceramica.2026' }

/** The last step of the checkout with the customer's cart. */
async function openLastStep(page: Page): Promise<void> {
  await openPage(page, '/checkout/delivery')
  await checkoutStep(page, 'Consegna')
  await goOnToPayment(page)
}

async function toPayment(page: Page): Promise<void> {
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openLastStep(page)
}

for (const first of ['PayPal', 'the saved card', 'neither'] as const) {
  journey(`two tabs with PayPal and a saved card pay a cart once, and first is: ${first}`, async ({ browser }) => {
    const { page, leave } = await open(browser)
    await signIn(page, GIULIA)
    await toPayment(page)
    const before = holds().length
    await choose(page, /^PayPal/)
    await approve(page)
    await say(page, APPROVED)
    await acceptAgreements(page)
    const tab = await page.context().newPage()
    await openLastStep(tab)
    await choose(tab, /che finisce con 4242/)
    await acceptAgreements(tab)
    if (first === 'neither') {
      // Both buttons in one moment, so that neither tab has heard of the other's order.
      await Promise.all([page, tab].map((each) => orderButton(each).click()))
    } else {
      await orderButton(first === 'PayPal' ? page : tab).click()
    }
    // A tab that loses the race finds the order of the other one, or that the cart has become one.
    const isOver = (each: Page) =>
      each
        .locator('[data-order-number]')
        .or(each.getByRole('heading', { name: /^(Questo carrello è già un|Abbiamo ricevuto il tuo) ordine$/ }))
        .first()
        .waitFor()
    await Promise.all([isOver(page), isOver(tab)])
    expect(holds().length).toBe(before + 1)
    await leave()
  })
}

journey('a customer saves the account, and pays the next order with it', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await signIn(page, GIULIA)
  await toPayment(page)
  await choose(page, /^PayPal/)
  await main(page).getByRole('checkbox', { name: 'Salva questo conto PayPal' }).check({ force: true })
  await approve(page)
  await say(page, APPROVED)
  await acceptAgreements(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  const before = holds().length
  await toPayment(page)
  await choose(page, new RegExp(PAYPAL_OWNER))
  await acceptAgreements(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  expect(holds().at(-1)).toMatchObject({ with: `PP-${PAYPAL_OWNER}`, times: 1 })
  await leave()
})

journey('the button fits a phone with large text in the second language, in the dark too', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/en/checkout/payment')
  await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await choose(page, /PayPal/)
  await payPalButton(page).waitFor()
  expect(await payPalButton(page).getAttribute('lang')).toBe('en_US')
  const isInside = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await isInside()).toBe(true)
    expect(await axeViolations(page)).toEqual([])
  }
  const popup = await openWindow(page)
  await popup.close()
  await say(page, 'You left the payment')
  expect(await isInside()).toBe(true)
  await approve(page)
  await say(page, 'You approved the payment')
  expect(await isInside()).toBe(true)
  await leave()
})

journey('only the checkout may load from PayPal and talk to its window', async ({ shopUrl }) => {
  const headersOf = async (url: string) => (await fetch(url)).headers
  const own = await headersOf(`${shop.url}/checkout`)
  expect(own.get('content-security-policy')).toMatch(/script-src[^;]* https:\/\/\*\.paypal\.com/)
  expect(own.get('content-security-policy')).toMatch(/frame-src[^;]* https:\/\/\*\.paypal\.com/)
  expect(own.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  for (const url of [`${shop.url}/`, `${shop.url}/account/signin`, `${shopUrl}/checkout`]) {
    const headers = await headersOf(url)
    expect(headers.get('content-security-policy')).not.toContain('paypal')
    // The same in all documents of a shop, so that the browser keeps the state of the history between them.
    const isOfShop = url.startsWith(shop.url)
    const policy = isOfShop ? 'same-origin-allow-popups' : 'same-origin'
    expect(headers.get('cross-origin-opener-policy')).toBe(policy)
  }
})
