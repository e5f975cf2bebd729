import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { ADYEN_CARDS, startAdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import type { AdyenProvider } from '#tests/harness/servers/adyenProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { acceptAgreements, goOnToPayment, openPage, openPaymentStep, orderButton, storedText } from '../walk.ts'

/** Payments by card with the published adyen-web and a stand-in for its hosts. */

let provider: AdyenProvider
let shop: ShopServer
beforeAll(async () => {
  provider = await startAdyenProvider()
  shop = await startShopServer({ ADYEN_URL: provider.url, ADYEN_HMAC_KEY: provider.hmacKey })
})
afterAll(async () => {
  await shop.dispose()
  await provider.dispose()
})

const main = (page: Page) => page.getByRole('main')
const say = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor()

async function open(browser: Browser) {
  const shopper = await openShopper(browser, shop.url)
  const adyen = await standInForAdyen(shopper.page.context())
  shopper.allow(ADYEN_ASKED)
  return { ...shopper, adyen }
}

const choose = (page: Page, method: RegExp) => main(page).getByRole('radio', { name: method }).check({ force: true })

/** The frames have the names of the provider's texts, so they are found by their field. */
async function fillField(page: Page, field: string, text: string): Promise<void> {
  await page.frameLocator(`[data-cse="${field}"] iframe`).getByRole('textbox').fill(text)
}

async function fillCard(page: Page, number: string): Promise<void> {
  await fillField(page, 'encryptedCardNumber', number)
  await fillField(page, 'encryptedExpiryDate', '12/30')
  await fillField(page, 'encryptedSecurityCode', '123')
}

/** Up to the order button, which is clicked. */
async function orderByCard(page: Page, card: keyof typeof ADYEN_CARDS): Promise<void> {
  await choose(page, /Carta di credito/)
  await fillCard(page, ADYEN_CARDS[card])
  await acceptAgreements(page)
  await orderButton(page).click()
}

async function orderNumber(page: Page): Promise<string | null> {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

const lastState = () => provider.payments.at(-1)?.state
const bank = (page: Page) => page.getByRole('dialog', { name: 'La tua banca chiede conferma' })
const tellBank = (page: Page, name: string) =>
  page.frameLocator('iframe[name="threeDSIframe"]').getByRole('button', { name }).click()

journey('a card pays an order once, and nothing of the provider is loaded before it is chosen', async ({ browser }) => {
  const { page, leave, adyen } = await open(browser)
  await openPaymentStep(page, shop.url)
  expect(adyen.asked).toEqual([])
  const before = provider.payments.length
  await choose(page, /Carta di credito/)
  await fillCard(page, ADYEN_CARDS.plain)
  await acceptAgreements(page)
  await orderButton(page).dblclick()
  const number = await orderNumber(page)
  expect(provider.payments.length).toBe(before + 1)
  expect(provider.payments.at(-1)).toMatchObject({ reference: number, state: 'Authorised' })
  expect(await storedText(page)).not.toMatch(/4111111111111111/)
  await leave()
})

journey('a refused card leaves the cart open, and another one pays', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'refused')
  await say(page, 'Il pagamento non è stato accettato')
  await fillField(page, 'encryptedCardNumber', ADYEN_CARDS.plain)
  await orderButton(page).click()
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  await leave()
})

journey('a bank asks in the dialog of the shop, also after a reload, and the order is paid', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'challenged')
  await bank(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/checkout/return')
  await page.reload()
  await tellBank(page, 'Confirm the payment')
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  expect(lastState()).toBe('Authorised')
  await leave()
})

journey('the page of a bank is as wide as its dialog on a phone', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await page.setViewportSize({ width: 360, height: 740 })
  await orderByCard(page, 'challenged')
  const frame = bank(page).locator('iframe[name="threeDSIframe"]')
  await frame.waitFor()
  const [inner, outer] = [await frame.boundingBox(), await bank(page).boundingBox()]
  if (!inner || !outer) throw new Error('The page of the bank is not shown.')
  expect(inner.x - outer.x).toBeCloseTo(outer.x + outer.width - inner.x - inner.width, 0)
  expect(inner.width).toBeGreaterThan(280)
  expect(inner.height).toBeGreaterThanOrEqual(400)
  await tellBank(page, 'Confirm the payment')
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  await leave()
})

journey('a bank that only looks at the browser asks nothing, and the order is paid', async ({ browser }) => {
  const { page, leave, adyen } = await open(browser)
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'identified')
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  expect(lastState()).toBe('Authorised')
  const look = adyen.asked.findIndex((address) => address.endsWith('/method'))
  expect(look).toBeGreaterThanOrEqual(0)
  expect(adyen.asked.findIndex((address) => address.includes('submitThreeDS2Fingerprint'))).toBeGreaterThan(look)
  expect(adyen.asked.filter((address) => address.endsWith('/challenge'))).toEqual([])
  await leave()
})

journey('a bank that looks at the browser and then asks is answered in the same dialog', async ({ browser }) => {
  const { page, leave, adyen } = await open(browser)
  adyen.askAfterLook()
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'identified')
  await bank(page).waitFor()
  await tellBank(page, 'Confirm the payment')
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  expect(lastState()).toBe('Authorised')
  await leave()
})

journey('a bank that refuses gives the cart back, which is paid in another way', async ({ browser }) => {
  const { page, allow, leave } = await open(browser)
  allow(/REFUSED/)
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'challenged')
  await bank(page).waitFor()
  await tellBank(page, 'Refuse the payment')
  await say(page, 'Il pagamento non è stato accettato')
  expect(lastState()).toBe('Refused')
  await main(page).getByRole('link', { name: 'Torna alla cassa' }).click()
  await goOnToPayment(page)
  await orderByCard(page, 'plain')
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  await leave()
})

journey(
  'a closed dialog keeps the cart locked, and the payment can be given up for another one',
  async ({ browser }) => {
    const { page, leave } = await open(browser)
    await openPaymentStep(page, shop.url)
    await orderByCard(page, 'challenged')
    await bank(page).waitFor()
    await bank(page).getByRole('button', { name: 'Interrompi il pagamento' }).click()
    await main(page).getByRole('link', { name: 'Continua a pagare o paga in un altro modo' }).click()
    await say(page, 'Il tuo ordine aspetta il pagamento')
    await main(page).getByRole('button', { name: 'Paga in un altro modo' }).click()
    await goOnToPayment(page)
    await orderByCard(page, 'plain')
    expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
    expect(provider.payments.slice(-2).map(({ state }) => state)).toEqual(['ChallengeShopper', 'Authorised'])
    await leave()
  },
)

journey('a bank with a page of its own leads back, and its answer leaves the address', async ({ browser }) => {
  const { page, allow, leave } = await open(browser)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'redirected')
  await page.getByRole('link', { name: 'Confirm' }).click()
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  expect(lastState()).toBe('Authorised')
  expect(page.url()).not.toContain('redirectResult')
  await leave()
})

/** An address beside the fields for the card. */
async function writeOwnText(page: Page): Promise<void> {
  await main(page).getByRole('checkbox', { name: 'L’indirizzo di fatturazione è lo stesso' }).uncheck({ force: true })
  await main(page).getByRole('textbox', { name: /^Nome/ }).first().fill('Grace')
}
const ownText = (page: Page) => main(page).getByRole('textbox', { name: /^Nome/ }).first().inputValue()

for (const mood of ['blocked', 'silent', 'throwing'] as const) {
  journey(
    `where the provider’s hosts are ${mood}, the shopper learns it, loses no text, and pays anyway`,
    async ({ browser }) => {
      const { page, allow, leave, adyen } = await open(browser)
      // Adyen's code reports each host that it does not reach.
      allow(/card fields|ERR_BLOCKED_BY_CLIENT|ERR_FAILED|Failed to load resource|thrown by a stand-in/)
      allow(/^console\.warning: (?:LanguageService|Call to|Analytics|Failed to execute 'postMessage')/)
      await openPaymentStep(page, shop.url)
      await writeOwnText(page)
      adyen.behave(mood)
      await choose(page, /Carta di credito/)
      const words = mood === 'blocked' ? 'I campi per la carta non si caricano' : 'tardano ad arrivare'
      await main(page).getByRole('alert').getByText(words).waitFor()
      expect(await ownText(page)).toBe('Grace')
      // This ticks the box of the billing address, too.
      await acceptAgreements(page)
      await orderButton(page).click()
      await say(page, 'I campi per la carta non sono ancora pronti')
      const before = provider.payments.length
      adyen.behave('well')
      await main(page).getByRole('button', { name: 'Riprova' }).click()
      await fillCard(page, ADYEN_CARDS.plain)
      await orderButton(page).click()
      expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
      expect(provider.payments.length).toBe(before + 1)
      await leave()
    },
  )
}

journey('where the provider’s hosts do not answer, another method pays', async ({ browser }) => {
  const { page, leave, adyen } = await open(browser)
  await openPaymentStep(page, shop.url)
  adyen.behave('silent')
  await choose(page, /Carta di credito/)
  await say(page, 'tardano ad arrivare')
  const before = provider.payments.length
  await choose(page, /Bonifico/)
  await acceptAgreements(page)
  await orderButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(provider.payments.length).toBe(before)
  await leave()
})

/** The address to which the page of the bank leads back. */
async function addressBack(page: Page, how: 'Confirm' | 'Refuse'): Promise<string> {
  const address = await page.getByRole('link', { name: how }).getAttribute('href')
  if (address === null) throw new Error('The page of the bank has no link')
  return address
}

for (const how of ['Confirm', 'Refuse'] as const) {
  journey(`a shopper who answers the bank in another browser reads the result there: ${how}`, async ({ browser }) => {
    const { page, allow, leave } = await open(browser)
    allow(new RegExp(`request to another origin: ${provider.url}`))
    await openPaymentStep(page, shop.url)
    await orderByCard(page, 'redirected')
    const address = await addressBack(page, how)
    const payments = provider.payments.length
    const other = await open(browser)
    other.allow(/REFUSED/)
    await other.page.goto(address)
    await say(other.page, how === 'Confirm' ? 'Hai pagato: grazie!' : 'Il pagamento non è stato accettato')
    expect(other.page.url()).not.toContain('redirectResult')
    expect(lastState()).toBe(how === 'Confirm' ? 'Authorised' : 'Refused')
    // The cart stays with the browser that ordered.
    expect((await other.page.context().cookies()).map(({ name }) => name)).not.toContain('cart')
    await other.leave()
    // Back from the page of the bank.
    await openPage(page, '/checkout')
    await say(page, 'Il tuo ordine aspetta il pagamento')
    await main(page).getByRole('button', { name: 'Paga in un altro modo' }).click()
    if (how === 'Refuse') {
      await goOnToPayment(page)
      await choose(page, /Bonifico/)
      await acceptAgreements(page)
      await orderButton(page).click()
    }
    const number = await orderNumber(page)
    if (how === 'Confirm') expect(number).toBe(provider.payments.at(-1)?.reference)
    expect(provider.payments.length).toBe(payments)
    await leave()
  })
}

journey('Back from the page of the bank finds the open payment, which then goes on', async ({ browser }) => {
  const { page, allow, leave } = await open(browser)
  allow(new RegExp(`request to another origin: ${provider.url}`))
  await openPaymentStep(page, shop.url)
  await orderByCard(page, 'redirected')
  await page.getByRole('link', { name: 'Confirm' }).waitFor()
  const payments = provider.payments.length
  await page.goBack()
  await say(page, 'Il tuo ordine aspetta il pagamento')
  await main(page).getByRole('button', { name: 'Paga in un altro modo' }).click()
  await say(page, 'Il pagamento è ancora aperto')
  await main(page).getByRole('button', { name: 'Continua a pagare' }).click()
  await page.getByRole('link', { name: 'Confirm' }).click()
  expect(await orderNumber(page)).toBe(provider.payments.at(-1)?.reference)
  expect(provider.payments.length).toBe(payments)
  await leave()
})

journey('the fields fit a phone with large text in the second language, in the dark too', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await page.setViewportSize({ width: 360, height: 780 })
  await openPage(page, '/en/checkout/payment')
  await page.getByRole('heading', { level: 1, name: 'Payment' }).waitFor()
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await choose(page, /Credit or debit card/)
  const number = page.frameLocator('[data-cse="encryptedCardNumber"] iframe').getByRole('textbox')
  await number.waitFor()
  await acceptAgreements(page)
  // The errors of empty fields are the longest texts.
  await page.getByRole('main').getByRole('button', { name: 'Order with obligation to pay' }).click()
  await page.locator('.adyen-checkout-contextual-text--error').first().waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    expect(await axeViolations(page)).toEqual([])
    // Lines of fixed heights would overlap.
    const lineOf = (text: Element) =>
      Number.parseFloat(getComputedStyle(text).lineHeight) / Number.parseFloat(getComputedStyle(text).fontSize)
    for (const text of await page.locator('.adyen-checkout__label__text, .adyen-checkout-contextual-text--error').all())
      expect(await text.evaluate(lineOf)).toBeGreaterThan(1.2)
  }
  await leave()
})
