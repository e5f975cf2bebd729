import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { totalShift, watchLayoutShifts } from '#tests/harness/browser/layoutShifts.ts'
import { openShopper, routeUntil } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  addToCart,
  cartButton,
  cartDialog,
  checkoutStep,
  chooseOptions,
  fillGuestDetails,
  goOn,
  openPage,
  placeOrder,
  prepareOrder,
  waitForCart,
  secretOf,
} from '../walk.ts'

/** The highest sum of all layout shifts of a whole journey, as in CLS. */
const MOST_SHIFT = 0.02
/** So late that no click explains a later shift: see {@link watchLayoutShifts}. */
const LATE_MS = 600

journey('a guest walks home → category → products → cart → checkout → order', async ({ browser, shopper, shopUrl }) => {
  const { page } = shopper
  const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)
  const shifts = await watchLayoutShifts(page)

  await openPage(page, '/')
  await page.getByRole('navigation').locator(`a[href="${categoryPath}"]`).first().click()
  await page.waitForURL((url) => url.pathname === categoryPath)
  // The page that was left stays in the document, hidden: do not wait for its links.
  await page.locator('main [data-layer] form[method=get]').first().waitFor()
  await page.locator('main [data-layer] a[href$=".html"]').first().click()
  await page.waitForURL((url) => url.pathname !== categoryPath && url.pathname.endsWith('.html'))

  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)

  await openPage(page, configurable.path)
  await chooseOptions(page)
  await addToCart(page)
  await waitForCart(page, 2)

  const endLateness = await routeUntil(
    page,
    (url) => url.pathname === '/api/graphql',
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS))
      await route.continue()
    },
  )
  await openCart(page)
  await cartDialog(page)
    .getByRole('link', { name: 'Vai alla cassa' })
    .or(cartDialog(page).getByRole('button', { name: 'Vai alla cassa' }))
    .click()
  await checkoutStep(page, 'Consegna')
  await fillGuestDetails(page)
  await placeOrder(page)
  await page.waitForURL((url) => url.pathname === '/checkout/success')
  expect(await page.getByRole('heading', { level: 1, name: 'Grazie per il tuo ordine' }).isVisible()).toBe(true)
  const number = page.locator('[data-order-number]').first()
  expect((await number.getAttribute('data-order-number')) || (await number.innerText())).toMatch(/\d{9,}/)
  endLateness()
  expect(totalShift(shifts), JSON.stringify(shifts, null, 2)).toBeLessThanOrEqual(MOST_SHIFT)

  // The order survives a reload, opens on another device by its link, and there is a new cart.
  const readReceipt = async (reader: Page) => {
    await reader.getByText('di cui imposte').waitFor()
    return reader.getByRole('main').innerText()
  }
  const receipt = await readReceipt(page)
  await page.reload()
  expect(await readReceipt(page)).toBe(receipt)
  const elsewhere = await openShopper(browser, shopUrl)
  await elsewhere.page.goto(`${page.url()}#token=${await secretOf(page)}`)
  expect(await readReceipt(elsewhere.page)).toBe(receipt)
  await elsewhere.leave()
  // In print only the order is shown.
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('di cui imposte').isVisible()).toBe(true)
  const controls = page.getByRole('button').or(page.getByRole('link').and(page.locator('main *, footer *, header *')))
  expect(await controls.filter({ visible: true }).allInnerTexts()).toEqual([])
  await page.emulateMedia({ media: null })
  for (const words of [simple.name, 'Articoli', 'Spedizione', 'Totale']) expect(receipt).toContain(words)
  await openPage(page, '/')
  await waitForCart(page, 0)
})

/** Names of all elements with this role in an accessibility tree, in order. */
const namesIn = (tree: string, role: string) =>
  [...tree.matchAll(new RegExp(`^\\s*- '?${role} "([^"]+)"`, 'gm'))].map(([, name]) => name)

async function openCart(page: Parameters<typeof cartButton>[0]): Promise<void> {
  await cartButton(page).first().click()
  await cartDialog(page).waitFor()
}

journey('the cart changes quantities, removes and undoes', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openCart(page)
  const dialog = cartDialog(page)

  const quantity = dialog.getByRole('spinbutton').first().or(dialog.getByRole('textbox').first())
  await quantity.first().fill('2')
  await quantity.first().press('Enter')
  await waitForCart(page, 2)

  await dialog.getByRole('button', { name: 'Rimuovi' }).first().click()
  await waitForCart(page, 0)
  await page.getByRole('button', { name: 'Annulla' }).first().click()
  await waitForCart(page, 2)
  await page.reload()
  await waitForCart(page, 2)
})

journey(
  'the cart opens over the page, closes with Escape and Back, and restores the focus',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, simple.path)
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await openCart(page)
      expect(new URL(page.url()).pathname).toBe('/cart')
      expect(await page.getByRole('heading', { name: simple.name, includeHidden: true }).count()).toBeGreaterThan(0)
      await close()
      await cartDialog(page).waitFor({ state: 'detached' })
      expect(new URL(page.url()).pathname).toBe(simple.path)
      await expect
        .poll(() =>
          page.evaluate(
            () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
          ),
        )
        .toMatch(/^Carrello/)
    }
  },
)

journey('check 43: an incomplete step reports the missing field and focuses it', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  const isMissingFocused = async () =>
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-invalid') ?? null))
      .toBe('true')

  // No step is complete, so the last step redirects to the first.
  await openPage(page, '/checkout/payment')
  await checkoutStep(page, 'Consegna')
  await page.waitForURL((url) => url.pathname === '/checkout/delivery')
  // The error of a field that is left moves the button, which the click meets nevertheless.
  await page.getByRole('textbox', { name: /^Nome/ }).focus()
  await goOn(page)
  await isMissingFocused()
  const email = page.getByRole('textbox', { name: /^Email/ })
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  await email.fill('ada@example.com')
  await goOn(page)
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('shipping.firstname')
  await isMissingFocused()
  expect(await page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(1)
  expect(new URL(page.url()).pathname).toBe('/checkout/delivery')
})

journey(
  'checks 37, 38, 47: the steps of the checkout go back one at a time and outlive a reload',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await openPage(page, '/checkout')
    const main = page.getByRole('main')
    /** The accessibility tree of a step: the progress, its headings and the names of its groups. */
    const treeOf = async () => ({
      now: await main.getByRole('navigation', { name: 'Passi della cassa' }).locator('[aria-current=step]').innerText(),
      headings: await main.getByRole('heading').allInnerTexts(),
      groups: namesIn(await main.ariaSnapshot(), 'group'),
      lists: namesIn(await main.ariaSnapshot(), 'list'),
      beside: namesIn(await main.ariaSnapshot(), 'complementary'),
    })
    await fillGuestDetails(page)
    await main.getByRole('group', { name: 'Metodo di spedizione' }).getByRole('radio').first().waitFor()
    expect(await treeOf()).toEqual({
      now: expect.stringContaining('Consegna'),
      headings: ['Consegna', 'Riepilogo', 'Come lo ricevi', 'Indirizzo', 'Spedizione'],
      groups: ['Come lo ricevi', 'Metodo di spedizione'],
      lists: [],
      beside: ['Riepilogo'],
    })
    await prepareOrder(page)
    expect(new URL(page.url()).pathname).toBe('/checkout/payment')
    expect(await treeOf()).toEqual({
      now: expect.stringContaining('Pagamento'),
      headings: ['Pagamento', 'Riepilogo', 'Come vuoi pagare', 'Controlla e ordina', 'Stai ordinando'],
      groups: ['Metodo di pagamento', 'A chi intestiamo l’ordine'],
      lists: ['Scelto fin qui'],
      beside: ['Riepilogo'],
    })

    // Check 47: consent is not part of the draft, so a tick that is still there shows that nothing was remounted.
    const consent = page.getByRole('checkbox', { name: /condizioni di vendita/ })
    const reading = page.getByRole('dialog', { name: 'Prima di ordinare' })
    await page.getByRole('link', { name: 'Leggi «Condizioni di vendita»' }).click()
    await reading.getByRole('heading', { name: 'Condizioni di vendita' }).waitFor()
    await reading.getByText('Puoi recedere entro trenta giorni').waitFor()
    expect(await page.evaluate(() => location.pathname)).toMatch(/^\/checkout\/agreements\/\d+$/)
    await page.keyboard.press('Escape')
    await reading.waitFor({ state: 'detached' })
    expect(await consent.isChecked()).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/checkout/payment')

    await page.reload()
    await checkoutStep(page, 'Pagamento')
    await page.goBack()
    await checkoutStep(page, 'Consegna')
    // The heading of the step has the focus, so that a screen reader starts there.
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Consegna')
    expect(await page.getByRole('textbox', { name: /^Città/ }).inputValue()).toBe('Milano')
    expect(await page.getByRole('textbox', { name: /^Email/ }).inputValue()).toBe('ada@example.com')
    await page.goForward()
    await checkoutStep(page, 'Pagamento')
  },
)

journey('an email with an account offers sign-in on the spot', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/checkout')
  await page.getByRole('textbox', { name: /^Email/ }).fill('giulia@example.com')
  await page.getByRole('textbox', { name: /^Nome/ }).focus()
  await page.getByRole('main').getByRole('link', { name: 'Accedi' }).click()
  const signIn = page.getByRole('dialog', { name: 'Accedi' })
  expect(await signIn.getByRole('textbox', { name: 'Email' }).inputValue()).toBe('giulia@example.com')
  await signIn.getByLabel('Password', { exact: true }).fill('Ceramica.2026')
  await signIn.getByRole('button', { name: 'Accedi' }).click()

  // The account has the e-mail and an address: only the delivery has to be chosen.
  await checkoutStep(page, 'Consegna')
  await signIn.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/checkout/delivery')
  const addresses = page.getByRole('group', { name: 'Dove lo mandiamo' })
  expect(await addresses.locator('input:checked').getAttribute('value')).toMatch(/^\d+$/)
  await placeOrder(page)
  await page.waitForURL((url) => url.pathname.startsWith('/checkout/success/'))
  const number = await page.locator('[data-order-number]').first().innerText()
  await page.reload()
  await expect.poll(() => page.locator('[data-order-number]').first().innerText()).toBe(number)
})
