import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeViolations } from '#tests/harness/axe.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { placeOrderBefore, signUp } from '../orderedBefore.ts'
import { openPage, secretOf } from '../walk.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) => main(page).getByRole('textbox', { name: label })
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Recedere dal contratto qui' })

journey(
  'checks 38 and 53, art. 54-bis: anybody withdraws in two screens, from every page, and gets a receipt for paper',
  async ({ shopper }) => {
    const { page } = shopper
    await openPage(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Recedere dal contratto qui' }).click()
    await title(page).waitFor()
    await main(page).getByRole('button', { name: 'Continua' }).click()
    await main(page).getByRole('alert').getByRole('link', { name: 'Scrivi il tuo nome e cognome.' }).waitFor()
    expect(await axeViolations(page)).toEqual([])

    await field(page, 'Nome e cognome').fill('Ada Bianchi')
    await field(page, 'Email').fill('ada@example.com')
    await field(page, 'Numero d’ordine').fill('000000777')
    await field(page, 'Solo alcuni articoli?').fill('La tazza petrolio')
    await main(page).getByRole('button', { name: 'Continua' }).click()
    const confirm = main(page).getByRole('button', { name: 'Conferma il recesso' })
    await confirm.waitFor()
    expect(await axeViolations(page)).toEqual([])

    // No input is lost, neither by Back nor by a reload.
    await page.goBack()
    await field(page, 'Nome e cognome').waitFor()
    await expect.poll(() => field(page, 'Solo alcuni articoli?').inputValue()).toBe('La tazza petrolio')
    await page.goForward()
    await confirm.waitFor()
    await page.reload()
    await confirm.waitFor()

    await confirm.click()
    await main(page).getByText('Abbiamo ricevuto il tuo recesso.').waitFor()
    await main(page)
      .getByText(/^R-[\dA-Z]{4}-[\dA-Z]{4}$/)
      .waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await main(page)
      .getByText(/^R-[\dA-Z]{4}-[\dA-Z]{4}$/)
      .waitFor()
    await page.emulateMedia({ media: 'print' })
    expect(await main(page).getByText('La tazza petrolio').isVisible()).toBe(true)
    await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0)
  },
)

journey('a statement whose answer is lost is sent again and counts once', async ({ shopper }) => {
  const { page, allow } = shopper
  allow(/ERR_FAILED|api\/withdrawals/)
  const references: string[] = []
  await page.route('**/api/withdrawals', async (route) => {
    const answer = await route.fetch()
    references.push(((await answer.json()) as { reference: string }).reference)
    await (references.length === 1 ? route.abort() : route.fulfill({ response: answer }))
  })
  await openPage(page, '/orders/withdraw?order=000000778')
  expect(await field(page, 'Numero d’ordine').inputValue()).toBe('000000778')
  await field(page, 'Nome e cognome').fill('Bea Neri')
  await field(page, 'Email').fill('bea@example.com')
  await main(page).getByRole('button', { name: 'Continua' }).click()
  await main(page).getByRole('button', { name: 'Conferma il recesso' }).click()
  await main(page)
    .getByRole('alert')
    .getByText(/conta una volta sola/)
    .waitFor()
  await main(page).getByRole('button', { name: 'Conferma il recesso' }).click()
  await main(page).getByText('Abbiamo ricevuto il tuo recesso.').waitFor()
  expect(new Set(references).size).toBe(1)
})

journey(
  'check 53: a guest finds the order by its data, opens it anywhere by its link, and withdraws',
  async ({ shopper, browser, shopUrl }) => {
    const { page } = shopper
    const { number } = await placeOrderBefore(shopUrl, { lines: [{ sku: 'TS-TEIERA' }] })
    await openPage(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Trova il tuo ordine' }).click()
    await page.getByRole('heading', { level: 1, name: 'Trova il tuo ordine' }).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await field(page, 'Numero d’ordine').fill(number)
    await field(page, 'Email').fill('ada@example.com')
    await field(page, 'Cognome').fill('Verdi')
    await main(page).getByRole('button', { name: 'Trova l’ordine' }).click()
    await main(page)
      .getByRole('alert')
      .getByText(/Non troviamo/)
      .waitFor()
    expect(await field(page, 'Numero d’ordine').inputValue()).toBe(number)

    await field(page, 'Cognome').fill('Bianchi')
    await main(page).getByRole('button', { name: 'Trova l’ordine' }).click()
    const order = page.getByRole('heading', { level: 1, name: `Ordine ${number}` })
    await order.waitFor()
    await main(page).getByText('Teiera Pausa').filter({ visible: true }).first().waitFor()
    expect(await axeViolations(page)).toEqual([])

    const elsewhere = await openShopper(browser, shopUrl)
    await elsewhere.page.goto(`${page.url()}#token=${await secretOf(page)}`)
    await elsewhere.page.getByRole('heading', { level: 1, name: `Ordine ${number}` }).waitFor()
    await elsewhere.leave()

    await main(page).getByRole('link', { name: 'Recedere dal contratto qui' }).click()
    await title(page).waitFor()
    expect(await field(page, 'Numero d’ordine').inputValue()).toBe(number)
  },
)

journey('the order of an account is not shown to a guest', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const customer = await signUp(shopUrl, 'riservato')
  const { number } = await placeOrderBefore(shopUrl, { lines: [{ sku: 'TS-TEIERA' }], token: customer.token })
  shopper.allow(/answer 403|status of 403/)
  await openPage(page, '/orders/find')
  await field(page, 'Numero d’ordine').fill(number)
  await field(page, 'Email').fill(customer.email)
  await field(page, 'Cognome').fill('Bianchi')
  await main(page).getByRole('button', { name: 'Trova l’ordine' }).click()
  await main(page)
    .getByRole('alert')
    .getByText(/è di un account/)
    .waitFor()
})

journey('without JavaScript anybody withdraws in two screens too, in each store', async ({ browser, shopUrl }) => {
  const shopper = await openShopper(browser, shopUrl, { javaScriptEnabled: false })
  const { page } = shopper
  // Preloads of scripts that are not allowed to run.
  shopper.allow(/\.js csp$|answer 400|status of 400/)
  await page.goto('/orders/withdraw?order=000000779')
  expect(await main(page).innerText()).not.toContain('JavaScript')
  await field(page, 'Email').fill('cara@example.com')
  await main(page).getByRole('button', { name: 'Continua' }).click()
  await main(page)
    .getByText(/Non possiamo prendere questa dichiarazione/)
    .waitFor()
  await page.goBack()
  await field(page, 'Nome e cognome').fill('Cara "Rossi" <b>')
  await field(page, 'Email').fill('cara@example.com')
  await field(page, 'Solo alcuni articoli?').fill('La tazza\ne il piatto')
  await main(page).getByRole('button', { name: 'Continua' }).click()
  await main(page).getByText('Controlla: questo è quello che ci dichiari.').waitFor()
  expect(await main(page).innerText()).toContain('Cara "Rossi" <b>')
  await main(page).getByRole('button', { name: 'Conferma il recesso' }).click()
  await main(page).getByText('La ricevuta è in viaggio verso cara@example.com.').waitFor()
  const reference = () =>
    main(page)
      .getByText(/^R-[\dA-Z]{4}-[\dA-Z]{4}$/)
      .innerText()
  const first = await reference()
  expect(await main(page).innerText()).toContain('La tazza\ne il piatto')
  // A browser asks before it sends a form again; the statement counts once.
  await page.reload()
  expect(await reference()).toBe(first)

  await page.goto('/en/orders/withdraw')
  await field(page, 'Name').fill('Dan Brown')
  await field(page, 'Email').fill('dan@example.com')
  await field(page, 'Order number').fill('000000780')
  await main(page).getByRole('button', { name: 'Continue' }).click()
  await main(page).getByRole('button', { name: 'Confirm' }).click()
  await main(page)
    .getByText(/dan@example\.com\./)
    .waitFor()
  await shopper.leave()
})

journey('the screens without JavaScript are accessible, and no other site fills them in', async ({ shopper }) => {
  const { page } = shopper
  const form = { name: 'Eva Verdi', email: 'eva@example.com', orderNumber: '000000781', goods: '' }
  await openPage(page, '/')
  for (const fields of [{ ...form, name: '' }, form, { ...form, confirmed: '1' }]) {
    const answer = await page.request.post('/orders/withdraw', { form: fields })
    expect(answer.status()).toBe(fields.name === '' ? 400 : 200)
    await page.setContent(await answer.text())
    await title(page).waitFor()
    expect(await axeViolations(page)).toEqual([])
  }
  const foreign = { form: { ...form, confirmed: '1' }, headers: { origin: 'https://evil.example' } }
  expect((await page.request.post('/orders/withdraw', foreign)).status()).toBe(403)
  expect((await page.request.post('/contact', { form })).status()).toBe(405)
})
