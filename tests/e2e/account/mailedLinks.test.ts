import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { linkIn, readMail } from '#tests/harness/servers/letterBox.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import type { ShopServer } from '#tests/harness/servers/shopServer.ts'
import { placeOrderBefore } from '../orderedBefore.ts'
import { openPage } from '../walk.ts'

/** Actions by the link of a mail, with the real mail of the shop. */

let shop: ShopServer
beforeAll(async () => {
  shop = await startShopServer()
  // A shop whose merchant requires confirmed addresses.
  await shop.restart(() => {
    const database = new DatabaseSync(join(shop.dataDirectory, 'commerce.sqlite'))
    database.exec("UPDATE store SET config = json_set(config, '$.isAccountConfirmationRequired', json('true'))")
    database.close()
  })
})
afterAll(() => shop.dispose())

const main = (page: Page) => page.getByRole('main')
const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click()

async function openMailedLink(page: Page, kind: string, recipient: string, path: string): Promise<void> {
  const { pathname, hash } = new URL(linkIn(await readMail(shop.dataDirectory, kind, recipient), path))
  await openPage(page, `${pathname}${hash}`)
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Accedi' }).click()
}

journey(
  'an account is confirmed by its mail, gets a new address and a new password, and is reset by a mail',
  async ({ browser }) => {
    const { page, allow, leave } = await openShopper(browser, shop.url)
    // The old password below, and requests that are pending when the session ends.
    allow(/answer 40[13]|status of 40[13]/)
    const own = crypto.randomUUID().slice(0, 8)
    const [first, second] = [`prima-${own}@example.com`, `seconda-${own}@example.com`]
    await openPage(page, '/account/create')
    await page.getByLabel('Nome', { exact: true }).fill('Ada')
    await page.getByLabel('Cognome').fill('Prova')
    await page.getByLabel('Email', { exact: true }).fill(first)
    await page.getByLabel('Password', { exact: true }).fill('Argilla.2026')
    await press(page, 'Crea il mio account')
    await said(page, 'Non arriva? Guarda anche nella posta indesiderata.')

    await openMailedLink(page, 'account-confirmation', first, '/account/confirm')
    await press(page, 'Conferma il mio indirizzo')
    await said(page, /è confermato\. Ora puoi accedere/)
    await main(page).getByRole('link', { name: 'Accedi' }).click()
    await signIn(page, first, 'Argilla.2026')
    await page.getByRole('heading', { level: 1, name: 'Ciao, Ada' }).waitFor()

    await openPage(page, '/account/profile')
    const email = main(page).locator('form').filter({ hasText: 'Salva l’indirizzo email' }).last()
    await email.getByLabel('Email').fill(second)
    await email.getByLabel('Password attuale').fill('Argilla.2026')
    await press(page, 'Salva l’indirizzo email')
    await said(page, 'Il tuo indirizzo email è salvato.')
    const password = main(page).locator('form').filter({ hasText: 'Salva la nuova password' }).last()
    await password.getByLabel('Password attuale').fill('Argilla.2026')
    await password.getByLabel('Nuova password').fill('Caolino.2027')
    await press(page, 'Salva la nuova password')
    await said(page, 'La tua nuova password è salvata.')
    await readMail(shop.dataDirectory, 'email-changed', first)

    await page.getByRole('button', { name: 'Esci' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await openPage(page, '/account/signin')
    await signIn(page, second, 'Argilla.2026')
    await said(page, /non corrispondono/)
    await openPage(page, '/account/forgot-password')
    await page.getByLabel('Email', { exact: true }).fill(second)
    await press(page, 'Mandami il link')
    await openMailedLink(page, 'password-reset', second, '/account/reset-password')
    await page.getByLabel('Nuova password').fill('Porcellana.2028')
    await press(page, 'Salva la nuova password')
    await said(page, /Per sicurezza abbiamo chiuso le sessioni/)
    await main(page).getByRole('link', { name: 'Accedi' }).click()
    await signIn(page, second, 'Porcellana.2028')
    await page.getByRole('heading', { level: 1, name: 'Ciao, Ada' }).waitFor()
    await leave()
  },
)

journey(
  'the links of Magento’s own mails lead to the pages of this shop, which ask whose account it is',
  async ({ browser }) => {
    const { page, leave } = await openShopper(browser, shop.url)
    const email = `magento-${crypto.randomUUID().slice(0, 8)}@example.com`
    await openPage(page, '/account/create')
    await page.getByLabel('Nome', { exact: true }).fill('Ida')
    await page.getByLabel('Cognome').fill('Prova')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await page.getByLabel('Password', { exact: true }).fill('Argilla.2026')
    await press(page, 'Crea il mio account')
    await said(page, 'Non arriva? Guarda anche nella posta indesiderata.')
    const secretOf = async (kind: string, path: string, name: string) => {
      const { hash } = new URL(linkIn(await readMail(shop.dataDirectory, kind, email), path))
      return encodeURIComponent(new URLSearchParams(hash.slice(1)).get(name) ?? '')
    }

    const key = await secretOf('account-confirmation', '/account/confirm', 'key')
    await openPage(page, `/customer/account/confirm/?id=1&key=${key}&back_url=`)
    expect(page.url()).toBe(`${shop.url}/account/confirm`)
    await press(page, 'Conferma il mio indirizzo')
    await said(page, /Scrivi l’indirizzo email/)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await press(page, 'Conferma il mio indirizzo')
    await said(page, /è confermato\. Ora puoi accedere/)

    await openPage(page, '/customer/account/forgotpassword/')
    await page.getByLabel('Email', { exact: true }).fill(email)
    await press(page, 'Mandami il link')
    const token = await secretOf('password-reset', '/account/reset-password', 'token')
    await openPage(page, `/customer/account/createPassword/?id=1&token=${token}`)
    expect(page.url()).toBe(`${shop.url}/account/reset-password`)
    // The secret survives a reload.
    await page.reload()
    await page.getByLabel('Email', { exact: true }).fill(`x${email}`)
    await page.getByLabel('Nuova password').fill('Porcellana.2028')
    await press(page, 'Salva la nuova password')
    await said(page, /L’indirizzo non è quello a cui abbiamo scritto/)
    await page.getByLabel('Email', { exact: true }).fill(email)
    await press(page, 'Salva la nuova password')
    await said(page, /Per sicurezza abbiamo chiuso le sessioni/)
    await leave()
  },
)

journey('check 53, guests: an order is canceled from its page, by the link of a mail', async ({ browser }) => {
  const { page, leave } = await openShopper(browser, shop.url)
  const email = `ospite-${crypto.randomUUID().slice(0, 8)}@example.com`
  const { number, token } = await placeOrderBefore(shop.url, { lines: [{ sku: 'TS-TEIERA' }], email })
  await openPage(page, `/orders/find?token=${encodeURIComponent(token)}`)
  await press(page, 'Annulla l’ordine')
  const dialog = page.getByRole('dialog', { name: `Annullare l’ordine ${number}?` })
  await dialog.getByRole('radio', { name: 'Non mi serve più' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Mandami l’email' }).click()
  await said(page, /apri il suo link per annullare l’ordine/)
  expect(await axeViolations(page)).toEqual([])

  await openMailedLink(page, 'order-cancellation-key', email, '/orders/cancel')
  await said(page, number)
  expect(await axeViolations(page)).toEqual([])
  await press(page, 'Annulla l’ordine')
  await said(page, `L’ordine ${number} è annullato.`)
  await readMail(shop.dataDirectory, 'order-canceled', email)
  await openPage(page, `/orders/find?token=${encodeURIComponent(token)}`)
  await main(page).getByText('Annullato', { exact: true }).waitFor()
  expect(await main(page).getByRole('button', { name: 'Annulla l’ordine' }).count()).toBe(0)
  await leave()
})
