import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { readMail } from '#tests/harness/servers/letterBox.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import {
  addToCart,
  cartButton,
  cartDialog,
  checkoutStep,
  fillGuestDetails,
  goOn,
  hydrated,
  openPage,
  orderButton,
  placeOrder,
  waitForCart,
} from '../walk.ts'

/** A shop on Adobe Commerce: Open Source sells no gift cards. */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ COMMERCE_EDITION: 'commerce' })
})
afterAll(() => shop.dispose())

const field = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('textbox', { name })
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

async function toCheckout(page: Page): Promise<void> {
  await cartDialog(page).getByRole('link', { name: 'Vai alla cassa' }).click()
  await page.waitForURL((url) => /^\/checkout(\/delivery)?$/.test(url.pathname))
}

/** Buys a card of 37.50 € for Bea, without anything else. */
async function buyCard(page: Page, recipient: string): Promise<void> {
  await openPage(page, '/buono-regalo.html')
  const ownAmount = page.getByRole('radio', { name: 'Un altro importo' })
  await hydrated(ownAmount)
  await ownAmount.check({ force: true })
  await field(page, 'Il tuo importo in euro').fill('37,50')
  await field(page, 'Il tuo nome').fill('Ada')
  await field(page, 'La tua email').fill('ada@example.com')
  await field(page, 'Nome di chi lo riceve').fill('Bea')
  await field(page, 'Email di chi lo riceve').fill(recipient)
  await field(page, /^Messaggio/).fill('Tanti auguri!')
  await addToCart(page)
  await waitForCart(page, 1)
  await cartButton(page).first().click()
  await cartDialog(page).getByText(`Per: Bea (${recipient})`).waitFor()
  await toCheckout(page)
  await field(page, /^Email$/).fill('ada@example.com')
  await goOn(page)
  await checkoutStep(page, 'Pagamento')
  for (const [name, text] of [
    ['Nome', 'Ada'],
    ['Cognome', 'Bianchi'],
    ['Indirizzo', 'Via Dante 1'],
    ['CAP', '20121'],
    ['Città', 'Milano'],
    ['Telefono', '02123456'],
  ] as const) {
    await field(page, new RegExp(`^${name}`))
      .first()
      .fill(text)
  }
  await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
  await page
    .getByRole('group', { name: /pagamento/i })
    .getByRole('radio')
    .first()
    .check({ force: true })
  await page
    .getByRole('main')
    .getByRole('checkbox', { name: /condizioni/ })
    .check({ force: true })
  await orderButton(page).click()
  await page.locator('[data-order-number]').first().waitFor()
}

journey('a gift card is bought, comes by mail, and pays a part of another order', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, shop.url)
  const recipient = `bea-${crypto.randomUUID().slice(0, 8)}@example.com`
  await buyCard(page, recipient)
  const mail = await readMail(shop.dataDirectory, 'gift-card', recipient)
  expect(mail).toContain('Tanti auguri!')
  const code = /Codice: (\S+)/.exec(mail)?.[1] ?? ''
  // The buyer must not see it: the code is for Bea.
  expect(await page.getByRole('main').textContent()).not.toContain(code)
  await leave()

  const bea = await openShopper(browser, shop.url)
  await openPage(bea.page, '/teiera-pausa.html')
  await addToCart(bea.page)
  await waitForCart(bea.page, 1)
  await cartButton(bea.page).first().click()
  const cart = cartDialog(bea.page)
  await cart.getByText('Hai un buono regalo?').click()
  await cart.getByRole('textbox', { name: 'Codice del buono regalo' }).fill(code.toLowerCase())
  await cart.getByRole('button', { name: 'Usa', exact: true }).click()
  const cards = cart.getByRole('list', { name: 'Buoni regalo nel carrello' })
  await expect.poll(async () => plain(await cards.innerText())).toContain('-37,50 €')
  await toCheckout(bea.page)
  await fillGuestDetails(bea.page, recipient)
  await placeOrder(bea.page)
  const receipt = bea.page.getByRole('main')
  await receipt.getByText(`Buono regalo ${code}`).waitFor()
  expect(plain(await receipt.innerText())).toContain(`Buono regalo ${code} − 37,50 €`)
  await bea.leave()
})
