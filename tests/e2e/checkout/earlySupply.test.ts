import type { Page } from 'playwright'
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

const WARES = {
  'the supply of digital content': {
    path: '/ricettario-della-tavola-digitale.html',
    choose: async (page: Page) => {
      const edition = page.getByRole('checkbox', { name: /inglese/ })
      await hydrated(edition)
      await edition.check()
    },
    stated: /contenuti digitali siano forniti subito.*(?:diritto di recesso|diritto di recedere)/s,
    missing: /Per ordinare contenuti digitali serve questo consenso/,
  },
  'an early beginning of a service': {
    path: '/corso-di-tornio.html',
    choose: async (page: Page) => {
      const day = page.getByLabel(/Da quando puoi venire/)
      await hydrated(day)
      await day.fill('2027-06-05')
    },
    stated: /servizi comincino prima che finisca il periodo di recesso.*diritto di recesso.*parte già eseguita/s,
    missing: /Per ordinare questi servizi serve questa richiesta/,
  },
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

for (const [supply, { path, choose, stated, missing }] of Object.entries(WARES)) {
  journey(`a guest consents to ${supply} before the order; receipt and mail repeat it`, async ({ browser }) => {
    const { page, leave } = await openShopper(browser, shop.url)
    const main = page.getByRole('main')
    const email = `ada-${crypto.randomUUID().slice(0, 8)}@example.com`
    const field = (name: string) => main.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
    await openPage(page, path)
    await choose(page)
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

    const consent = main.getByRole('checkbox', { name: stated })
    expect(await consent.isChecked()).toBe(false)
    await orderButton(page).click()
    await main.getByText(missing).first().waitFor()
    expect(await page.locator('[data-order-number]').count()).toBe(0)

    await consent.check({ force: true })
    await orderButton(page).click()
    await page.locator('[data-order-number]').first().waitFor()
    await expect.poll(() => main.innerText()).toMatch(stated)
    await leave()

    expect(plain(await readMail(shop.dataDirectory, 'order-confirmation', email))).toMatch(stated)
  })
}
