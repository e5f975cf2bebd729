import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import type { Shopper } from '#tests/harness/browser/shopper.ts'
import { askBackend, placeOrderBefore, signUp } from '../orderedBefore.ts'
import { cartDialog, openPage, waitForCart } from '../walk.ts'

const GIULIA = { email: 'giulia@example.com', password: 'Ceramica.2026' }

async function signIn(page: Page, { email, password }: typeof GIULIA, path: string): Promise<void> {
  await openPage(page, `/account/signin?from=${encodeURIComponent(path)}`)
  const dialog = page.getByRole('dialog', { name: 'Accedi' })
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel('Password').fill(password)
  await dialog.getByRole('button', { name: 'Accedi' }).click()
  await page.waitForURL((url) => url.pathname === new URL(path, 'http://shop.test').pathname)
}

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const orderList = (page: Page, name: string) => main(page).getByRole('list', { name })

journey('check 49: the account shows the latest orders with status and tracking', async ({ shopper }) => {
  const { page } = shopper
  await signIn(page, GIULIA, '/account')
  const latest = orderList(page, 'Ultimi ordini').getByRole('listitem')
  await latest.first().waitFor()
  const second = latest.filter({ hasText: '000000002' })
  await second.getByText('Completato').waitFor()
  const parcel = second.getByRole('link', { name: 'segui il pacco 4509128374' })
  expect(await parcel.getAttribute('href')).toContain('4509128374')

  await second.getByRole('link', { name: /000000002$/ }).click()
  await heading(page, 'Ordine 000000002').waitFor()
  await main(page).getByText('Un dispenser è arrivato scheggiato.').waitFor()
  expect(await axeViolations(page)).toEqual([])
})

/** Filters by number, status and day; the address contains the filter. */
async function findByAll({ shopper }: { readonly shopper: Shopper }): Promise<void> {
  const { page } = shopper
  await signIn(page, GIULIA, '/account/orders')
  const orders = orderList(page, 'I tuoi ordini').getByRole('listitem')
  await orders.filter({ hasText: '000000001' }).waitFor()
  expect(await axeViolations(page)).toEqual([])

  await page.locator('summary', { hasText: 'Cerca tra i tuoi ordini' }).click()
  const form = page.getByRole('search', { name: 'Cerca tra i tuoi ordini' })
  await form.getByLabel('Stato').selectOption({ label: 'Rimborsato' })
  await form.getByRole('button', { name: 'Cerca' }).click()
  await page.waitForURL((url) => url.searchParams.get('status') === 'closed')
  await expect
    .poll(() => orders.allTextContents().then((texts) => texts.map((it) => /\d{9}/.exec(it)?.[0])))
    .toEqual(['000000003'])

  await page.reload()
  await orders.first().waitFor()
  expect(await form.getByLabel('Stato').inputValue()).toBe('closed')
  await form.getByLabel('Numero d’ordine').fill('00000000')
  await form.getByLabel('Stato').selectOption({ label: 'Tutti' })
  await form.getByLabel('Dal giorno', { exact: true }).fill('2026-01-01')
  await form.getByLabel('Al giorno', { exact: true }).fill('2026-03-31')
  await form.getByLabel('Al giorno', { exact: true }).press('Enter')
  await orders.filter({ hasText: '000000002' }).waitFor()
  await expect.poll(() => orders.count()).toBe(1)

  await page.goBack()
  await orders.filter({ hasText: '000000003' }).waitFor()
  expect(await form.getByLabel('Stato').inputValue()).toBe('closed')
  await form.getByLabel('Numero d’ordine').fill('999')
  await form.getByRole('button', { name: 'Cerca' }).click()
  await main(page).getByText('Nessun ordine corrisponde').waitFor()
  await page.getByRole('link', { name: 'Mostra tutti gli ordini' }).click()
  await orders.filter({ hasText: '000000001' }).waitFor()
}

/** 2.4.7 filters by number only: other filters are not offered. */
async function findByNumber({ shopper }: { readonly shopper: Shopper }): Promise<void> {
  const { page } = shopper
  await signIn(page, GIULIA, '/account/orders')
  const orders = orderList(page, 'I tuoi ordini').getByRole('listitem')
  await orders.filter({ hasText: '000000001' }).waitFor()
  await page.locator('summary', { hasText: 'Cerca tra i tuoi ordini' }).click()
  const form = page.getByRole('search', { name: 'Cerca tra i tuoi ordini' })
  expect(await form.getByLabel('Stato').count()).toBe(0)
  expect(await form.getByLabel('Dal giorno', { exact: true }).count()).toBe(0)
  await form.getByLabel('Numero d’ordine').fill('000000002')
  await form.getByRole('button', { name: 'Cerca' }).click()
  await expect.poll(() => orders.count()).toBe(1)
  await orders.filter({ hasText: '000000002' }).waitFor()
}

journey(
  'orders are found by the backend’s filters',
  process.env['COMMERCE_PROFILE'] === '2.4.7' ? findByNumber : findByAll,
)

journey('check 53: an order is canceled two clicks from the list, with a reason', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const customer = await signUp(shopUrl, 'annulla')
  const { number } = await placeOrderBefore(shopUrl, { lines: [{ sku: 'TS-TEIERA' }], token: customer.token })
  await signIn(page, customer, '/account/orders')
  await orderList(page, 'I tuoi ordini')
    .getByRole('link', { name: new RegExp(number) })
    .click()
  await heading(page, `Ordine ${number}`).waitFor()
  await page.getByRole('button', { name: 'Annulla l’ordine' }).click()

  const dialog = page.getByRole('dialog', { name: `Annullare l’ordine ${number}?` })
  await dialog.getByRole('button', { name: 'Annulla l’ordine' }).click()
  await dialog.getByText('Scegli un motivo.').waitFor()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('radio', { name: 'Non mi serve più' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Annulla l’ordine' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText(`L’ordine ${number} è annullato.`).waitFor()
  await main(page).getByText('Annullato', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Annulla l’ordine' }).count()).toBe(0)
  const { customer: told } = await askBackend(
    shopUrl,
    '{ customer { orders { items { number status } } } }',
    {},
    customer.token,
  )
  expect(told).toEqual({ orders: { items: [{ number, status: 'Canceled' }] } })
})

journey('an order is bought again, and every line shows its result', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const customer = await signUp(shopUrl, 'ancora')
  const { number } = await placeOrderBefore(shopUrl, {
    lines: [{ sku: 'TS-TEIERA' }, { sku: 'TS-MORTAIO' }],
    token: customer.token,
  })
  await signIn(page, customer, `/account/orders/${number}`)
  await heading(page, `Ordine ${number}`).waitFor()
  await page.getByRole('button', { name: 'Ordina di nuovo' }).click()
  await main(page).getByText('È tutto nel carrello.').waitFor()
  await waitForCart(page, 2)
  // The data layer receives the same event as for every addition to a cart.
  const added = await page.evaluate(() =>
    JSON.stringify((window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === 'add_to_cart')),
  )
  expect(JSON.parse(added)).toMatchObject([
    {
      ecommerce: {
        currency: 'EUR',
        items: [
          { item_id: 'TS-TEIERA', quantity: 1 },
          { item_id: 'TS-MORTAIO', quantity: 1 },
        ],
      },
    },
  ])
  await main(page).getByRole('link', { name: 'Vai al carrello' }).click()
  await cartDialog(page).getByText('Mortaio Pesto').first().waitFor()
})

journey('a file that was bought is downloaded in the name of the session', async ({ shopper }) => {
  const { page } = shopper
  await signIn(page, GIULIA, '/account/downloads')
  const file = orderList(page, 'I tuoi file').getByRole('listitem')
  await file.getByText('Edizione italiana (PDF)').waitFor()
  expect(await axeViolations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await file.getByRole('button', { name: 'Scarica: Edizione italiana (PDF)' }).press('Enter')
  expect((await download).suggestedFilename()).toBe('ricettario-della-tavola-it.pdf')
  const content = await (await (await download).createReadStream()).toArray()
  expect(String(content[0]).slice(0, 5)).toBe('%PDF-')
})

journey('on paper an order is the order alone', async ({ shopper }) => {
  const { page } = shopper
  await signIn(page, GIULIA, '/account/orders/000000001')
  await heading(page, 'Ordine 000000001').waitFor()
  await main(page).getByRole('heading', { name: 'Fatture' }).waitFor()
  await page.emulateMedia({ media: 'print' })
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('button')]) {
    await expect.poll(() => part.filter({ visible: true }).count()).toBe(0)
  }
  expect(await main(page).getByText('TS2509170041').isVisible()).toBe(true)
})

journey('an order of somebody else is not found', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const customer = await signUp(shopUrl, 'altrui')
  await signIn(page, customer, '/account/orders/000000001')
  await main(page).getByText('Non troviamo questo ordine').waitFor()
  await main(page).getByRole('link', { name: 'Vedi i tuoi ordini' }).click()
  await main(page).getByText('Non hai ancora fatto ordini').waitFor()
})
