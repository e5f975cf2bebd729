import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, hydrated, piecesAtBackend, waitForCart } from '../walk.ts'

/** Opens a page whose scripts wait, acts on its HTML, and lets the scripts go. */
async function actBefore(page: Page, path: string, act: () => Promise<void>): Promise<void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  // A script that the page requests before its pictures have come holds its load event back.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await act()
  release()
  await hydrated(page.locator('h1').first())
}

journey('a quantity and a swatch that were chosen before the scripts came go into the cart', async ({ shopper }) => {
  const { page } = shopper
  const quantity = page.getByRole('spinbutton', { name: 'Quantità' })
  await actBefore(page, '/vaso-anfora.html', async () => {
    const groups = page
      .locator('main article:has(h1)')
      .getByRole('group')
      .filter({ has: page.getByRole('radio') })
    for (let index = 0; index < (await groups.count()); index += 1) {
      await groups.nth(index).getByRole('radio').first().check({ force: true })
    }
    await quantity.fill('3')
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  })
  await waitForCart(page, 3)
  expect(await quantity.inputValue()).toBe('3')
})

journey('a text for a product that was written before the scripts came is not missing', async ({ shopper }) => {
  const { page } = shopper
  await actBefore(page, '/piastrella-con-dedica.html', async () => {
    await page.getByRole('textbox', { name: 'La tua dedica' }).fill('Per Ada')
    await page.getByRole('combobox', { name: 'Scrittura' }).selectOption({ index: 3 })
    await page.getByLabel('Serve entro il').fill('2027-02-01')
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).first().click()
  })
  await waitForCart(page, 1)
})

journey('values entered into a form before the scripts came are kept', async ({ shopper }) => {
  const { page } = shopper
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
  await actBefore(page, '/contact', async () => {
    await field('Nome').fill('Ada Rossi')
    await field('Email').fill('ada@example.com')
  })
  await hydrated(field('Nome'))
  await page
    .getByRole('button', { name: /^Invia/ })
    .first()
    .click()
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(1)
  expect([await field('Nome').inputValue(), await field('Email').inputValue()]).toEqual([
    'Ada Rossi',
    'ada@example.com',
  ])
})

journey(
  'an address for the newsletter that was sent before the scripts came is kept and subscribed',
  async ({ shopper }) => {
    const { page } = shopper
    const newsletter = page.locator('form').filter({ has: page.getByRole('button', { name: 'Iscriviti' }) })
    const field = newsletter.getByRole('textbox', { name: 'Indirizzo email' })
    await actBefore(page, '/', async () => {
      await field.fill('ada+novita@example.com')
      await newsletter.getByRole('button', { name: 'Iscriviti' }).click()
    })
    await page.getByRole('status').filter({ hasText: 'Grazie!' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  },
)

journey('values entered into the form for an account before the scripts came are kept', async ({ shopper }) => {
  const { page } = shopper
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).first()
  await actBefore(page, '/account/create', async () => {
    await field('Nome').fill('Ada')
    await field('Cognome').fill('Rossi')
    // The shopper is still writing when the scripts come.
    await field('Email').pressSequentially('ada@exam')
  })
  await hydrated(field('Email'))
  await page.keyboard.type('ple.com')
  await expect.poll(() => field('Email').inputValue()).toBe('ada@example.com')
  expect([await field('Nome').inputValue(), await field('Cognome').inputValue()]).toEqual(['Ada', 'Rossi'])
})

journey('the price and the filters entered before the scripts came narrow the list', async ({ shopper }) => {
  const { page } = shopper
  const panel = page.getByRole('complementary', { name: 'Filtri' })
  await actBefore(page, '/tavola.html', async () => {
    await panel.getByRole('checkbox', { name: /^Petrolio / }).check()
    await panel.getByRole('checkbox', { name: /^Cremisi / }).check()
    await panel.getByRole('textbox', { name: 'Massimo' }).fill('40')
    await page.keyboard.press('Tab')
  })
  await expect
    .poll(() => decodeURIComponent(new URL(page.url()).search))
    .toMatch(/^\?smalto=petrolio-\d+_cremisi-\d+&price=-40$/)
  expect(await piecesAtBackend(page)).toBeNull()
})

journey('a section opened before the scripts came shows its content', async ({ shopper }) => {
  const { page } = shopper
  await page.goto('/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  const cart = cartDialog(page)
  await actBefore(page, '/cart', () => cart.getByText('Stima spedizione e totale').click())
  await cart.getByRole('combobox', { name: 'Paese' }).waitFor()
})

journey('Back before the scripts came shows the page of its own address', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { categoryPath } = await readCatalogue(shopUrl)
  await page.goto(categoryPath)
  await hydrated(page.locator('h1').first())
  const sort = page.getByRole('combobox', { name: 'Ordina per' })
  await hydrated(sort)
  await sort.selectOption('price-desc')
  await page.waitForURL(/sort=price-desc/)
  const { promise: mayRun, resolve: letRun } = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayRun
    await route.continue()
  })
  // Both entries of the history belong to this document, so that Back fires an event only.
  await page.reload({ waitUntil: 'domcontentloaded' })
  expect(await sort.inputValue()).toBe('price-desc')
  const next = page.waitForEvent('domcontentloaded')
  await page.evaluate(() => history.back())
  await next
  letRun()
  await hydrated(sort)
  expect(new URL(page.url()).search).toBe('')
  expect(await sort.inputValue()).not.toBe('price-desc')
})
