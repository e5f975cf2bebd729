import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startRedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import type { RedirectPayment, RedirectProvider } from '#tests/harness/servers/redirectProvider.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { acceptAgreements, goOnToPayment, openPage, openPaymentStep, orderButton } from '../walk.ts'

/** Payments on another site, after the order: the shopper pays, changes their mind, is refused, or never returns. */

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

const main = (page: Page) => page.getByRole('main')
const last = () => {
  const found = [...provider.payments].at(-1)
  if (!found) throw new Error('There is no payment')
  const [id, payment]: [string, RedirectPayment] = found
  return { id, payment }
}
const statuses = () => [...provider.payments.values()].map(({ status }) => status)
const say = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor()
const onProvider = (page: Page) => page.getByRole('heading', { name: /^Pay \d/ }).waitFor()
const leaveProvider = (page: Page, how: string) => page.getByRole('link', { name: how, exact: true }).click()
const order = async (page: Page, method: RegExp) => {
  await main(page).getByRole('radio', { name: method }).check({ force: true })
  await acceptAgreements(page)
  await orderButton(page).click()
}
const orderNumber = async (page: Page) => {
  const number = page.locator('[data-order-number]').first()
  await number.waitFor()
  return number.getAttribute('data-order-number')
}

/** Once the payment has failed, the same cart is paid by bank transfer. */
async function payOtherwise(page: Page): Promise<void> {
  await goOnToPayment(page)
  await order(page, /Bonifico/)
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
}

async function open(browser: Parameters<typeof openShopper>[0]) {
  const shopper = await openShopper(browser, shop.url)
  shopper.allow(new RegExp(`request to another origin: ${provider.url}`))
  return shopper
}

journey(
  'an order is paid on the provider’s page, and the return shows its receipt and no ticket',
  async ({ browser }) => {
    const { page, leave } = await open(browser)
    await openPaymentStep(page, shop.url)
    await order(page, /Satispay/)
    await onProvider(page)
    await leaveProvider(page, 'Pay')
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(last().payment.status).toBe('paid')
    // The second return of the same payment changes nothing.
    await page.goto(last().payment.redirectUrl)
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    expect(page.url()).not.toContain('token=')
    await leave()
  },
)

journey('after a cancelled payment the cart is back, and is paid in another way', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await order(page, /Satispay/)
  await onProvider(page)
  await leaveProvider(page, 'Cancel')
  await say(page, 'Hai annullato il pagamento')
  await main(page).getByRole('link', { name: 'Torna alla cassa' }).click()
  await payOtherwise(page)
  expect(last().payment.status).toBe('canceled')
  await leave()
})

journey('while a payment is open its order can be paid, but not ordered again', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  await order(page, /Carta/)
  await onProvider(page)
  const before = provider.payments.size
  await openPage(page, '/checkout')
  await say(page, 'Il tuo ordine aspetta il pagamento')
  await main(page).getByRole('button', { name: 'Paga in un altro modo' }).click()
  await say(page, 'Il pagamento è ancora aperto')
  await main(page).getByRole('button', { name: 'Continua a pagare' }).click()
  await onProvider(page)
  provider.end(last().id, 'paid')
  await provider.callWebhook(last().id)
  await openPage(page, '/checkout')
  await main(page).getByRole('button', { name: 'Paga in un altro modo' }).click()
  expect(await orderNumber(page)).toMatch(/^\d{9}$/)
  expect(provider.payments.size).toBe(before)
  expect(statuses().at(-1)).toBe('paid')
  await leave()
})

journey('an order whose page could not be made exists, and can be paid', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  provider.meets('failure')
  await order(page, /Satispay/)
  await say(page, /ma la pagina per pagarlo non si è aperta/)
  await main(page).getByRole('button', { name: 'Vai a pagare' }).click()
  await onProvider(page)
  await leave()
})

journey(
  'another browser without storage shows the result, and an invented ticket changes nothing',
  async ({ browser }) => {
    const { page, leave } = await open(browser)
    await openPaymentStep(page, shop.url)
    await order(page, /Satispay/)
    await onProvider(page)
    provider.end(last().id, 'failed')
    const other = await open(browser)
    await other.page.goto(last().payment.redirectUrl)
    await say(other.page, 'Il pagamento non è stato accettato')
    await say(other.page, /Il carrello è nel browser da cui hai ordinato/)
    await other.page.goto(`${shop.url}/checkout/return?method=mollie_methods_satispay&token=invented`)
    await say(other.page, 'Non conosciamo questo pagamento')
    await other.leave()
    // The browser that ordered gets its cart back.
    await page.goto(last().payment.redirectUrl)
    await say(page, 'Il pagamento non è stato accettato')
    await main(page).getByRole('link', { name: 'Torna alla cassa' }).click()
    await payOtherwise(page)
    await leave()
  },
)

journey('the page of the cart shows an open payment in all tabs, beside the next cart', async ({ browser }) => {
  const { page, leave } = await open(browser)
  await openPaymentStep(page, shop.url)
  const tab = await page.context().newPage()
  await tab.goto(`${shop.url}/cart`)
  await tab.getByRole('link', { name: 'Vai alla cassa' }).waitFor()
  await order(page, /Satispay/)
  await onProvider(page)
  await tab.getByText('Il tuo ordine aspetta il pagamento').waitFor()
  expect(await tab.getByRole('link', { name: 'Vai alla cassa' }).count()).toBe(0)
  await tab.getByRole('button', { name: 'Continua a pagare' }).click()
  await onProvider(tab)
  await leaveProvider(tab, 'Pay')
  expect(await orderNumber(tab)).toMatch(/^\d{9}$/)
  await leave()
})
