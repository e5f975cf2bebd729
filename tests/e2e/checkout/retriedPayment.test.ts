import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { ADYEN_ASKED, standInForAdyen } from '#tests/harness/browser/adyenStandIn.ts'
import { BRAINTREE_ASKED, CARDS, standInForBraintree } from '#tests/harness/browser/braintreeStandIn.ts'
import { builtFile } from '#tests/harness/browser/builtFile.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { startShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import type { ShopWithProviders } from '#tests/harness/servers/shopWithProviders.ts'
import { acceptAgreements, checkoutStep, openPaymentStep, orderButton } from '../walk.ts'

/** Code of a payment method that does not come, also after the shop has loaded the document again, and comes later. */

let shop: ShopWithProviders
beforeAll(async () => {
  shop = await startShopWithProviders()
})
afterAll(() => shop.dispose())

const main = (page: Page) => page.getByRole('main')
const CARD_NUMBER = 'Numero della carta'

/** The method's code, its file that is missing, the words about it, and the way to see that the method works. */
const METHODS = [
  {
    method: 'braintree',
    module: 'src/features/checkout/card/CardFields.tsx',
    words: 'Questa parte non è arrivata',
    works: (page: Page) => page.frameLocator(`iframe[title="${CARD_NUMBER}"]`).getByRole('textbox'),
  },
  {
    method: 'braintree',
    module: 'src/features/checkout/card/cardForm.ts',
    words: 'I campi per la carta non si caricano',
    works: (page: Page) => page.frameLocator(`iframe[title="${CARD_NUMBER}"]`).getByRole('textbox'),
  },
  {
    method: 'braintree_paypal',
    module: 'src/features/checkout/paypal/payPalButton.ts',
    words: 'PayPal non si carica',
    works: (page: Page) => page.frameLocator('iframe[title="PayPal"]').getByRole('button'),
  },
  {
    method: 'adyen_cc',
    module: 'src/features/checkout/card/adyenCard.ts',
    words: 'I campi per la carta non si caricano',
    works: (page: Page) => page.frameLocator('[data-cse="encryptedCardNumber"] iframe').getByRole('textbox'),
  },
] as const

journey.for(METHODS)(
  'after the shopper retries, $module is there, and the texts and the chosen $method stay',
  async ({ method, module, words, works }, { browser }) => {
    const { page, allow, leave } = await openShopper(browser, shop.url)
    allow(BRAINTREE_ASKED)
    allow(ADYEN_ASKED)
    allow(/ERR_FAILED|Failed to (?:load|fetch)|\[vetrina\]|page error|preload/)
    await standInForAdyen(page.context())
    await standInForBraintree(page.context(), shop.cards)
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1
    })
    await openPaymentStep(page, shop.url)
    const file = builtFile(module)
    const endFailures = await routeUntil(page, file, (route) => route.abort('failed'))
    const sameAddress = main(page).getByRole('checkbox', { name: 'L’indirizzo di fatturazione è lo stesso' })
    await sameAddress.uncheck({ force: true })
    const name = main(page).getByRole('textbox', { name: /^Nome/ }).first()
    await name.fill('Grace')
    const before = documents
    await main(page).locator(`input[value="${method}"]`).check({ force: true })
    // The shop loads the document again by itself once, and then says it.
    await expect.poll(() => documents).toBe(before + 1)
    const notice = main(page).getByRole('alert').filter({ hasText: words })
    await notice.waitFor()
    endFailures()
    await notice.getByRole('button', { name: 'Riprova' }).click()
    await works(page).waitFor()
    expect(documents).toBeLessThanOrEqual(before + 2)
    expect(await main(page).locator(`input[value="${method}"]`).isChecked()).toBe(true)
    expect(await name.inputValue()).toBe('Grace')
    expect(await notice.count()).toBe(0)
    await leave()
  },
)

journey('an order whose code did not come is placed from the first click on', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(/ERR_FAILED|Failed to (?:load|fetch)|\[vetrina\]|page error|preload/)
  const missed: string[] = []
  const endFailures = await routeUntil(page, builtFile('src/features/checkout/placing/orderWith.ts'), (route) => {
    missed.push(route.request().url())
    return route.abort('failed')
  })
  await openPaymentStep(page, shop.url)
  // The shop has loaded the document again by itself.
  await expect.poll(() => missed.length).toBe(2)
  await checkoutStep(page, 'Pagamento')
  await main(page).locator('input[value="banktransfer"]').check({ force: true })
  await acceptAgreements(page)
  await main(page).getByRole('alert').filter({ hasText: 'Questa parte non è arrivata' }).waitFor()
  endFailures()
  await orderButton(page).click()
  const number = page.locator('[data-order-number]')
  const consent = main(page).getByRole('checkbox', { checked: false })
  await number.or(consent).first().waitFor()
  if ((await number.count()) === 0) {
    expect(await main(page).locator('input[value="banktransfer"]').isChecked()).toBe(true)
    await acceptAgreements(page)
    await orderButton(page).click()
  }
  await number.first().waitFor()
  await leave()
})

journey('a card is paid after its code was missing', async ({ browser }) => {
  const { page, allow, leave } = await openShopper(browser, shop.url)
  allow(BRAINTREE_ASKED)
  allow(/ERR_FAILED|Failed to (?:load|fetch)|\[vetrina\]|page error|preload/)
  await standInForBraintree(page.context(), shop.cards)
  await openPaymentStep(page, shop.url)
  const file = builtFile('src/features/checkout/card/CardFields.tsx')
  let missed = 0
  const endFailures = await routeUntil(page, file, (route) => {
    missed += 1
    return route.abort('failed')
  })
  await main(page).locator('input[value="braintree"]').check({ force: true })
  const retry = main(page).getByRole('button', { name: 'Riprova' })
  // The shop has loaded the document again by itself, and does so once more for a retry in vain.
  await expect.poll(() => missed).toBe(2)
  await retry.click()
  await expect.poll(() => missed).toBe(3)
  await retry.waitFor()
  endFailures()
  await retry.click()
  const field = (title: string) => page.frameLocator(`iframe[title="${title}"]`).getByRole('textbox')
  await field(CARD_NUMBER).fill(CARDS.plain)
  await field('Scadenza (MM/AA)').fill('12/30')
  await field('Codice di sicurezza').fill('123')
  await acceptAgreements(page)
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
  await leave()
})
