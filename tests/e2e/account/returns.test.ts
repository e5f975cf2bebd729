import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { inTransaction } from '#server/commerce/db/inTransaction.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { shipPieces } from '#server/commerce/modules/sales/fulfilment.ts'
import { findOrderByToken, orderParts } from '#server/commerce/modules/sales/repository.ts'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { linkIn, readMail } from '#tests/harness/servers/letterBox.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/servers/shopServer.ts'
import { placeOrderBefore } from '../orderedBefore.ts'
import { openPage } from '../walk.ts'

/** A feature of a shop on Adobe Commerce. */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ COMMERCE_EDITION: 'commerce' })
})
afterAll(() => shop.dispose())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

journey(
  'check 53: a return is requested in two steps from the orders, by keyboard, and commented',
  async ({ browser }) => {
    const shopper = await openShopper(browser, shop.url)
    const { page } = shopper
    await openPage(page, `/account/signin?from=${encodeURIComponent('/account/orders')}`)
    const dialog = page.getByRole('dialog', { name: 'Accedi' })
    await dialog.getByLabel('Email').fill('giulia@example.com')
    await dialog.getByLabel('Password').fill('Ceramica.2026')
    await dialog.getByRole('button', { name: 'Accedi' }).click()

    await main(page)
      .getByRole('link', { name: /000000001$/ })
      .click()
    await main(page).getByRole('link', { name: 'Fai un reso' }).click()
    const cup = main(page).getByRole('checkbox').first()
    await cup.focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('2')
    for (const answer of ['Altro', 'Aperto', 'Rimborso']) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(answer)
    }
    await main(page).getByRole('button', { name: 'Invia la richiesta di reso' }).press('Enter')
    await heading(page, 'Reso 000000003').waitFor()
    await page.getByText('La richiesta di reso è inviata.').waitFor()
    const pieces = main(page).getByRole('list', { name: 'Articoli del reso' })
    expect(await pieces.getByRole('definition').allTextContents()).toEqual(['Altro', 'Aperto', 'Rimborso'])
    await main(page).getByLabel('Scrivi al negozio').fill('Ne ho prese troppe.')
    await main(page).getByRole('button', { name: 'Invia il messaggio' }).click()
    await main(page).getByRole('list', { name: 'Messaggi' }).getByText('Ne ho prese troppe.').waitFor()

    // Its entry leads back to the list, however the address encodes this one's id.
    await page.goto(page.url().replaceAll('%3D', '='))
    await pieces.waitFor()
    const entry = page.getByRole('navigation', { name: 'Pagine del tuo account' }).getByRole('link', { name: 'Resi' })
    expect(await entry.getAttribute('data-status')).toBe('active')
    expect(await entry.getAttribute('href')).toBe('/account/returns')

    // The request is there after a reload too, and removed with its owner.
    await page.reload()
    await pieces.waitFor()
    await page.getByRole('navigation', { name: 'Pagine del tuo account' }).getByRole('button', { name: 'Esci' }).click()
    await expect.poll(() => page.getByText('Ne ho prese troppe.').count()).toBe(0)
    await shopper.leave()
  },
)

/** Ships a whole order, like a back office beside the shop. */
function ship(token: string): void {
  const db = openDatabase(join(shop.dataDirectory, 'commerce.sqlite'))
  const order = findOrderByToken(db, token)
  if (!order) throw new Error('The order is gone')
  const { items } = orderParts(db, [order.id])(order.id)
  const pieces = items.map(({ id, quantity_ordered: quantity }) => ({ itemId: id, quantity }))
  inTransaction(db, () => shipPieces(db, order, { pieces, tracks: [], comment: null, now: Date.now() }))
  db.close()
}

journey(
  'check 53, guests: an order is looked up, a return asked for, confirmed by its mail and seen beside the order',
  async ({ browser }) => {
    const { page, leave } = await openShopper(browser, shop.url)
    const email = `ospite-${crypto.randomUUID().slice(0, 8)}@example.com`
    const { number, token } = await placeOrderBefore(shop.url, { lines: [{ sku: 'TS-TEIERA' }], email })
    ship(token)
    await openPage(page, '/orders/find')
    await main(page).getByLabel('Numero d’ordine').fill(number)
    await main(page).getByLabel('Email').fill(email)
    await main(page).getByLabel('Cognome').fill('Bianchi')
    await main(page).getByRole('button', { name: 'Trova l’ordine' }).click()
    await heading(page, `Ordine ${number}`).waitFor()
    await main(page).getByRole('link', { name: 'Fai un reso' }).click()
    await main(page).getByRole('checkbox').first().check({ force: true })
    const answers = { Motivo: 'Altro', Condizione: 'Aperto', 'Che cosa preferisci': 'Rimborso' }
    for (const [question, answer] of Object.entries(answers)) {
      await main(page).getByLabel(question).selectOption({ label: answer })
    }
    await main(page).getByRole('button', { name: 'Invia la richiesta di reso' }).click()
    await page.getByText(/apri il link che trovi lì per confermare il reso/).waitFor()
    // The order's page, which was left before, shows the new one without a reload.
    await main(page)
      .getByRole('link', { name: `Ordine ${number}` })
      .click()
    const returns = main(page).getByRole('list', { name: 'Resi di questo ordine' })
    await returns.getByText('Da confermare').waitFor()

    const mail = await readMail(shop.dataDirectory, 'return-key', email)
    const { pathname, hash } = new URL(linkIn(mail, '/orders/confirm-return'))
    await openPage(page, `${pathname}${hash}`)
    await main(page).getByRole('button', { name: 'Conferma il reso' }).click()
    await page.getByText('Il reso è confermato.').waitFor()
    expect(await axeViolations(page)).toEqual([])
    await openPage(page, `/orders/find?token=${encodeURIComponent(token)}`)
    await returns.getByRole('listitem').waitFor()
    expect(await returns.getByText('Da confermare').count()).toBe(0)
    expect(await main(page).getByRole('link', { name: 'Fai un reso' }).count()).toBe(0)
    await leave()
  },
)
