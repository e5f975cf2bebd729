import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { journey } from '#tests/harness/journey.ts'
import { openShopper } from '#tests/harness/shopper.ts'
import { startShopServer, type ShopServer } from '#tests/harness/shopServer.ts'
import { openPage } from './walk.ts'

/** What only a shop on Adobe Commerce has. */
let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer({ COMMERCE_EDITION: 'commerce' })
})
afterAll(() => shop.dispose())

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })

journey(
  'check 53: a return is asked for in two steps from the orders, by keyboard, and talked about',
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

    // Its entry leads back to all of them, however the address writes the name of this one.
    await page.goto(page.url().replaceAll('%3D', '='))
    await pieces.waitFor()
    const entry = page.getByRole('navigation', { name: 'Pagine del tuo account' }).getByRole('link', { name: 'Resi' })
    expect(await entry.getAttribute('data-status')).toBe('active')
    expect(await entry.getAttribute('href')).toBe('/account/returns')

    // What was asked for is there after a reload, too, and gone with its owner.
    await page.reload()
    await pieces.waitFor()
    await page.getByRole('navigation', { name: 'Pagine del tuo account' }).getByRole('button', { name: 'Esci' }).click()
    await expect.poll(() => page.getByText('Ne ho prese troppe.').count()).toBe(0)
    await shopper.leave()
  },
)
