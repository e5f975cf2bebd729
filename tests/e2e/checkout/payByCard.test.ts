import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { BRAINTREE_ASKED, CARDS, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startCardProvider } from '#tests/harness/servers/cardProvider.ts'
import type { CardProvider } from '#tests/harness/servers/cardProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { readCatalogue } from '../catalogue.ts'
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
import { askBackend } from '../orderedBefore.ts'

/** Payments by card in the checkout, with the published braintree-web and a stand-in for its hosts. */

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
const fieldOf = (page: Page, label: string) => page.frameLocator(`iframe[title="${label}"]`).getByRole('textbox')
const NUMBER = 'Numero della carta'
const DATE = 'Scadenza (MM/AA)'
const CODE = 'Codice di sicurezza'

async function open(browser: Browser) {
  const shopper = await openShopper(browser, shop.url)
  const braintree = await standInForBraintree(shopper.page.context(), provider)
  shopper.allow(BRAINTREE_ASKED)
  return { ...shopper, braintree }
}

const choose = (page: Page, method: RegExp) => main(page).getByRole('radio', { name: method }).check({ force: true })

async function fillCard(page: Page, number: string): Promise<void> {
  await fieldOf(page, NUMBER).fill(number)
  await fieldOf(page, DATE).fill('12/30')
  await fieldOf(page, CODE).fill('123')
}

async function orderNumber(page: Page): Promise<string | null> {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

const holds = () => [...provider.holds.values()].filter(({ state }) => state === 'authorized')

journey('a card pays an order once, and nothing of the provider is loaded before it is chosen', async ({ browser }) => {
  const { page, leave, braintree } = await open(browser)
  await openPaymentStep(page, shop.url)
  expect(braintree.asked).toEqual([])
  const before = holds().length
  await choose(page, /Carta di credito/)
  await fillCard(page, CARDS.plain)
  await acceptAgreements(page)
  await orderButton(page).dblclick()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  expect(holds().at(-1)?.times).toBe(1)
  await leave()
})

/** The inputs of the payment methods that a page sets on the cart. */
function sentMethods(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('payment_method_nonce')) sent.push(body)
  })
  return sent
}

journey('the facts about the device go with the card', async ({ browser }) => {
  const { page, leave, braintree } = await open(browser)
  const sent = sentMethods(page)
  await openPaymentStep(page, shop.url)
  await choose(page, /Carta di credito/)
  await fillCard(page, CARDS.plain)
  await expect.poll(() => braintree.asked).toContain('https://c.paypal.com/da/r/fb.js')
  await acceptAgreements(page)
  await orderButton(page).click()
  await orderNumber(page)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatch(/"device_data":"\{\\"correlation_id\\":\\"\w+/)
  await leave()
})

for (const mood of ['blocked', 'silent', 'throwing'] as const) {
  journey(`where the collector of facts about the device is ${mood}, a card pays all the same`, async ({ browser }) => {
    const { page, leave, allow, braintree } = await open(browser)
    allow(/ERR_BLOCKED_BY_CLIENT|thrown by a stand-in/)
    braintree.behave('device', mood)
    const sent = sentMethods(page)
    await openPaymentStep(page, shop.url)
    await orderByCard(page, CARDS.challenged)
    await tellBank(page, 'Confirm the payment')
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(sent).toHaveLength(1)
    if (mood !== 'throwing') expect(sent[0]).not.toContain('device_data')
    await leave()
  })
}

const bank = (page: Page) => page.getByRole('dialog', { name: 'La tua banca chiede conferma' })
const tellBank = (page: Page, name: string) =>
  page.frameLocator('dialog iframe[title="Bank"]').getByRole('button', { name }).click()

/** Up to the order button, which is clicked. */
async function orderByCard(page: Page, number: string): Promise<void> {
  await choose(page, /Carta di credito/)
  await fillCard(page, number)
  await acceptAgreements(page)
  await orderButton(page).click()
}

journey('a declined card leaves the cart open, and another one pays', async ({ browser }) => {
  const { page, allow, leave } = await open(browser)
  allow(/422/)
  await openPaymentStep(page, shop.url)
  await orderByCard(page, CARDS.unknown)
  await say(page, 'Il pagamento non è stato accettato')
  provider.meets('authorize', 'decline')
  await fieldOf(page, NUMBER).fill(CARDS.plain)
  await orderButton(page).click()
  await expect.poll(() => [...provider.holds.values()].at(-1)?.state).toBe('declined')
  await say(page, 'Il pagamento non è stato accettato')
  expect(await piecesAtBackend(page)).toBe(1)
  // Neither the card nor its proof is kept.
  expect(await storedText(page)).not.toMatch(/nonce-|40000000/)
  const before = holds().length
  // The other fields still have their text.
  await fieldOf(page, NUMBER).fill('4000000000002000')
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  await leave()
})

journey(
  'errors are below their fields and in the frames, and the first wrong field has the focus',
  async ({ browser }) => {
    const { page, leave } = await open(browser)
    await openPaymentStep(page, shop.url)
    await choose(page, /Carta di credito/)
    await fieldOf(page, DATE).fill('12/30')
    await acceptAgreements(page)
    await orderButton(page).click()
    await say(page, 'Scrivi il numero della carta.')
    await say(page, 'Scrivi il codice di sicurezza.')
    expect(await axeViolations(page)).toEqual([])
    expect(await main(page).getByText('la scadenza della carta').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('title'))).toBe(NUMBER)
    const number = fieldOf(page, NUMBER)
    await page
      .frameLocator(`iframe[title="${NUMBER}"]`)
      .getByRole('textbox', { name: NUMBER, description: 'Scrivi il numero della carta.' })
      .waitFor()
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    await number.fill('4000')
    await number.blur()
    await say(page, 'Controlla il numero della carta.')
    await number.fill(CARDS.plain)
    await expect.poll(() => main(page).getByText('il numero della carta.').count()).toBe(0)
    // A click on the visible label leads into the frame.
    await main(page).getByText(CODE, { exact: true }).click()
    await page.keyboard.type('123')
    await page.keyboard.press('Enter')
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    await leave()
  },
)

journey('a bank that asks is answered in a dialog: refused, closed, and confirmed', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  const before = holds().length
  await orderByCard(page, CARDS.challenged)
  await tellBank(page, 'Refuse the payment')
  await say(page, 'La tua banca non ha confermato il pagamento')
  await bank(page).waitFor({ state: 'detached' })
  await orderButton(page).click()
  await bank(page).waitFor()
  expect(await axeViolations(page)).toEqual([])
  await bank(page).getByRole('button', { name: 'Interrompi il pagamento' }).click()
  await say(page, 'Hai interrotto la conferma della banca')
  await orderButton(page).click()
  await bank(page).waitFor()
  await page.keyboard.press('Escape')
  await say(page, 'Hai interrotto la conferma della banca')
  expect(await piecesAtBackend(page)).toBe(1)
  expect(holds().length).toBe(before)
  await orderButton(page).click()
  await tellBank(page, 'Confirm the payment')
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  await leave()
})

journey('a bank that refuses without a question says so, and another way pays', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  const before = holds().length
  await orderByCard(page, CARDS.refused)
  await say(page, 'La tua banca non ha confermato il pagamento')
  await choose(page, /Bonifico/)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before)
  await leave()
})

journey('a total that changes while the bank asks is not paid before the shopper has seen it', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  const before = holds().length
  await orderByCard(page, CARDS.challenged)
  await bank(page).waitFor()
  const { simple } = await readCatalogue(shop.url)
  await askBackend(
    shop.url,
    'mutation ($id: String!, $sku: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: 1 }]) { cart { id } } }',
    { id: await cartIdOf(page), sku: simple.sku },
  )
  await tellBank(page, 'Confirm the payment')
  await say(page, 'il totale è cambiato')
  expect(holds().length).toBe(before)
  await orderButton(page).click()
  await tellBank(page, 'Confirm the payment')
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  await leave()
})

journey('a reload while the bank asks orders nothing, and the checkout goes on', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  const before = holds().length
  await orderByCard(page, CARDS.challenged)
  await bank(page).waitFor()
  await page.reload()
  await checkoutStep(page, 'Pagamento')
  expect(await piecesAtBackend(page)).toBe(1)
  expect(holds().length).toBe(before)
  await main(page)
    .getByRole('radio', { name: /Carta di credito/, checked: true })
    .waitFor()
  await fillCard(page, CARDS.plain)
  await acceptAgreements(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  await leave()
})

journey('Back while the bank asks ends the question, and the same cart is then paid by card', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await openPage(page, '/checkout/delivery')
  await goOnToPayment(page)
  const before = holds().length
  await orderByCard(page, CARDS.challenged)
  await bank(page).waitFor()
  await page.goBack()
  await checkoutStep(page, 'Consegna')
  await bank(page).waitFor({ state: 'detached' })
  expect(await piecesAtBackend(page)).toBe(1)
  await page.goForward()
  await checkoutStep(page, 'Pagamento')
  await fillCard(page, CARDS.challenged)
  await acceptAgreements(page)
  await orderButton(page).click()
  await tellBank(page, 'Confirm the payment')
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  await leave()
})

for (const mood of ['blocked', 'silent', 'throwing'] as const) {
  journey(`where the provider’s fields are ${mood}, the shopper learns it and pays anyway`, async ({ browser }) => {
    const { page, allow, braintree, leave } = await open(browser)
    allow(/ERR_BLOCKED_BY_CLIENT|card fields|CLIENT_GATEWAY_NETWORK|thrown by a stand-in/)
    await openPaymentStep(page, shop.url)
    braintree.behave('fields', mood)
    await choose(page, /Carta di credito/)
    await say(page, mood === 'blocked' ? 'I campi per la carta non si caricano' : 'tardano ad arrivare')
    await acceptAgreements(page)
    await orderButton(page).click()
    await say(page, 'I campi per la carta non sono ancora pronti')
    braintree.behave('fields', 'well')
    if (mood === 'silent') {
      await choose(page, /Bonifico/)
    } else {
      await main(page).getByRole('button', { name: 'Riprova' }).click()
      await fillCard(page, CARDS.plain)
    }
    await orderButton(page).click()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    await leave()
  })
  journey(
    `where the script of the check is ${mood}, a card takes no money, and another way pays`,
    async ({ browser }) => {
      const { page, allow, braintree, leave } = await open(browser)
      allow(/ERR_BLOCKED_BY_CLIENT|thrown by a stand-in/)
      await openPaymentStep(page, shop.url)
      const before = holds().length
      braintree.behave('bank', mood)
      await orderByCard(page, CARDS.challenged)
      await say(page, 'Chi gestisce le carte non risponde')
      expect(await piecesAtBackend(page)).toBe(1)
      await choose(page, /Bonifico/)
      await orderButton(page).click()
      expect(await orderNumber(page)).toMatch(/^\d{9}$/)
      expect(holds().length).toBe(before)
      await leave()
    },
  )
}

journey('a backend without a token for the browser says so, and a retry opens the fields', async ({ browser }) => {
  const { page, allow, leave } = await open(browser)
  allow(/card fields/)
  await openPaymentStep(page, shop.url)
  provider.meets('token', 'failure')
  await choose(page, /Carta di credito/)
  await say(page, 'I campi per la carta non si caricano')
  await main(page).getByRole('button', { name: 'Riprova' }).click()
  await orderByCard(page, CARDS.plain)
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  await leave()
})

/** A customer with one product, in the last step of the checkout. */
async function toPayment(page: Page): Promise<void> {
  const { simple } = await readCatalogue(shop.url)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/checkout')
  await checkoutStep(page, 'Consegna')
}

async function toPaymentWithBook(page: Page): Promise<void> {
  await toPayment(page)
  await goOnToPayment(page)
}

journey('a customer saves a card, pays the next order with it, and deletes it', async ({ browser }) => {
  const { page, leave } = await open(browser)
  const saved: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (body.includes('braintree_cc_vault')) saved.push(body)
  })
  await signIn(page, { email: 'giulia@example.com', password: 'Ceramica.2026' })
  await toPaymentWithBook(page)
  await choose(page, /Carta di credito/)
  await fillCard(page, CARDS.plain)
  await main(page).getByRole('checkbox', { name: 'Salva questa carta per i prossimi ordini' }).check({ force: true })
  await acceptAgreements(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  const before = holds().length
  await toPaymentWithBook(page)
  await choose(page, /che finisce con 1000/)
  await expect.poll(() => saved.at(-1)).toMatch(/"device_data":"\{\\"correlation_id\\":\\"\w+/)
  await acceptAgreements(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(holds().length).toBe(before + 1)
  expect(holds().at(-1)).toMatchObject({ with: 'PM-1000', times: 1 })
  await openPage(page, '/account/payment-methods')
  await main(page)
    .getByRole('button', { name: /Elimina.*1000/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina il metodo' }).click()
  await expect.poll(() => main(page).getByText('che finisce con 1000').count()).toBe(0)
  await leave()
})

for (const mood of ['blocked', 'silent', 'throwing'] as const) {
  journey(`where the collector of facts is ${mood}, a saved card pays all the same`, async ({ browser }) => {
    const { page, leave, allow, braintree } = await open(browser)
    allow(/ERR_BLOCKED_BY_CLIENT|thrown by a stand-in/)
    braintree.behave('device', mood)
    await signIn(page, { email: 'giulia@example.com', password: 'Ceramica.2026' })
    await toPaymentWithBook(page)
    const before = holds().length
    await choose(page, /che finisce con 4242/)
    await acceptAgreements(page)
    await orderButton(page).click()
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(holds().length).toBe(before + 1)
    expect(holds().at(-1)).toMatchObject({ with: 'demo-card', times: 1 })
    await leave()
  })
}

journey('only the checkout of a shop that takes cards may load from the provider', async ({ shopUrl }) => {
  const policyOf = async (url: string) => (await fetch(url)).headers.get('content-security-policy') ?? ''
  const own = await policyOf(`${shop.url}/checkout`)
  expect(own).toMatch(/frame-src[^;]* https:\/\/\*\.braintreegateway\.com/)
  expect(own).toMatch(/script-src[^;]* https:\/\/\*\.cardinalcommerce\.com/)
  expect(own).toMatch(/script-src[^;]* https:\/\/c\.paypal\.com/)
  expect(own).toMatch(/connect-src[^;]* https:\/\/\*\.braintree-api\.com/)
  for (const url of [`${shop.url}/`, `${shop.url}/account/signin`, `${shopUrl}/checkout`])
    expect(await policyOf(url)).not.toMatch(/braintree|cardinal/)
})

journey('the text in the frames follows the colour scheme of the shop', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await choose(page, /Carta di credito/)
  await fieldOf(page, NUMBER).fill('4000')
  const colour = () => fieldOf(page, NUMBER).evaluate((input) => getComputedStyle(input).color)
  const colourOfShop = () => page.evaluate(() => getComputedStyle(document.body).color)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect.poll(colour).toBe(await colourOfShop())
  }
  await leave()
})
