import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readMail } from '#tests/harness/servers/letterBox.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { addToCart, checkoutStep, goOn, hydrated, openPage, orderButton, waitForCart } from '../walk.ts'

/** A shop of its own, whose letter box can be read. */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer()
})
afterAll(() => shop.dispose())

const STATED = /contenuti digitali siano forniti subito.*(?:diritto di recesso|diritto di recedere)/s
const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

journey(
  'a guest consents to the supply of digital content before the order; receipt and mail repeat it',
  async ({ browser }) => {
    const { page, leave } = await openShopper(browser, shop.url)
    const main = page.getByRole('main')
    const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`
    const field = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
    await openPage(page, '/ricettario-della-tavola-digitale.html')
    const edition = page.getByRole('checkbox', { name: /inglese/ })
    await hydrated(edition)
    await edition.check()
    await addToCart(page)
    await waitForCart(page, 1)
    await openPage(page, '/checkout')
    await field('Email').fill(email)
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
      await field(name).fill(text)
    }
    await page.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Milano' })
    const payment = main.getByRole('group', { name: /pagamento/i })
    await payment.getByRole('radio').first().check({ force: true })
    // Nothing is handed over, so nobody can take cash.
    expect(await payment.getByRole('radio', { name: /contrassegno/i }).count()).toBe(0)
    await main.getByRole('checkbox', { name: /condizioni/ }).check({ force: true })

    const consent = main.getByRole('checkbox', { name: STATED })
    expect(await consent.isChecked()).toBe(false)
    await orderButton(page).click()
    await main
      .getByText(/Per ordinare contenuti digitali serve questo consenso/)
      .first()
      .waitFor()
    expect(await page.locator('[data-order-number]').count()).toBe(0)

    await consent.check({ force: true })
    await orderButton(page).click()
    await page.locator('[data-order-number]').first().waitFor()
    await expect.poll(() => main.innerText()).toMatch(STATED)
    await leave()

    expect(plain(await readMail(shop.dataDirectory, 'order-confirmation', email))).toMatch(STATED)
  },
)
