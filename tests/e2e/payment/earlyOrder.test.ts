import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { BRAINTREE_ASKED, CARDS, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { ADYEN_CARDS } from '#tests/harness/servers/adyenProvider.ts'
import { startShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import type { ShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import { acceptAgreements, openPaymentStep, orderButton } from '../walk.ts'

/** A shopper who fills in a card and orders before the code of the payment has finished. */

let shop: ShopWithProviders
beforeAll(async () => {
  shop = await startShopWithProviders()
})
afterAll(() => shop.dispose())

/** Holds the code of a source file back until the returned function is called. */
async function holdCode(page: Page, module: string): Promise<() => void> {
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  await page.route(builtFile(module), async (route) => {
    await end
    await route.fallback()
  })
  return release
}

/** Opens the payment step and chooses Adyen's card, whose fields open after the returned function is called. */
async function chooseSlowAdyen(page: Page): Promise<() => void> {
  await standInForAdyen(page.context())
  await openPaymentStep(page, shop.url)
  const release = await holdCode(page, 'src/features/checkout/card/adyenCard.ts')
  await page.locator('input[value="adyen_cc"]').check({ force: true })
  await page.getByRole('group', { name: 'Dati della carta' }).waitFor()
  return release
}

journey('an order waits for the code of the check by the bank', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(BRAINTREE_ASKED)
  await standInForBraintree(page.context(), shop.cards)
  await openPaymentStep(page, shop.url)
  const release = await holdCode(page, 'src/features/checkout/card/bankDesk.ts')
  await page.locator('input[value="braintree"]').check({ force: true })
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
  await field('Numero della carta').fill(CARDS.plain)
  await field('Scadenza (MM/AA)').fill('12/30')
  await field('Codice di sicurezza').fill('123')
  await acceptAgreements(page)
  await orderButton(page).click()
  await busy(page)
  release()
  await page.locator('[data-order-number]').first().waitFor()
  await leave()
})

journey('an order waits for the fields of a provider that are still opening', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(ADYEN_ASKED)
  const release = await chooseSlowAdyen(page)
  await acceptAgreements(page)
  await orderButton(page).click()
  await busy(page)
  release()
  // The fields are empty, and the order has not been sent.
  const number = page.frameLocator('[data-cse="encryptedCardNumber"] iframe').getByRole('textbox')
  await number.fill(ADYEN_CARDS.plain)
  expect(await page.getByRole('main').getByText('non sono ancora pronti').count()).toBe(0)
  expect(await page.locator('[data-order-number]').count()).toBe(0)
  await leave()
})

journey('fields that are left while they open stay silent', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(ADYEN_ASKED)
  const release = await chooseSlowAdyen(page)
  await page.locator('input[value="banktransfer"]').check({ force: true })
  release()
  await waitForWholePage(page)
  await acceptAgreements(page)
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
  await leave()
})

/** The order button shows that it works on it. */
const busy = (page: Page) => page.getByRole('main').locator('button[type=submit][aria-busy=true]').waitFor()
