import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openPage } from '../e2e/walk.ts'
import { addPiece } from './addPiece.ts'
import { german } from './words.ts'

journey('a guest buys in German, with the button that German law asks for', async ({ shopper }) => {
  const { page } = shopper
  const main = page.getByRole('main')
  const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${german(label)}`) }).first()
  const goOn = () => main.getByRole('button', { name: german('Continua') }).click()

  await openPage(page, '/windlicht-eis.html')
  await addPiece(page, german('Aggiungi al carrello'))
  await openPage(page, '/checkout')
  await page.getByRole('heading', { level: 1, name: german('Consegna') }).waitFor()
  await field('Email').fill('ada@example.com')
  await field('Nome').fill('Ada')
  await field('Cognome').fill('Hansen')
  await field('Indirizzo').fill('Holtenauer Straße 1')
  await field('CAP').fill('24105')
  await field('Città').fill('Kiel')
  await field('Telefono').fill('0431123456')
  const methods = main.getByRole('group', { name: german('Metodo di spedizione') })
  await methods.getByRole('radio').first().check({ force: true })
  await goOn()
  await page.getByRole('heading', { level: 1, name: german('Pagamento') }).waitFor()
  await main.getByRole('radio', { name: /Vorkasse/ }).check({ force: true })
  for (const box of await main.getByRole('checkbox').all()) await box.check({ force: true })
  await main.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click()
  await page.getByRole('heading', { level: 1, name: german('Grazie per il tuo ordine') }).waitFor()
  await expect.poll(async () => (await main.innerText()).replaceAll(/\s/g, ' ')).toContain('23,90 €')
})

journey('a customer sees their orders in German', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/account/signin')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: new RegExp(`^${german('Email')}`) }).fill('johanna@example.com')
  await dialog.getByLabel(german('Password'), { exact: true }).fill('Polarlicht.2026')
  await dialog.getByRole('button', { name: german('Accedi'), exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Johanna/ }).waitFor()
  await openPage(page, '/account/orders')
  await page.getByRole('heading', { level: 1, name: german('I tuoi ordini') }).waitFor()
  await expect.poll(() => page.getByRole('main').innerText()).toMatch(/12\. Oktober 2026|12\.10\.2026|12\. Okt\. 2026/)
})
