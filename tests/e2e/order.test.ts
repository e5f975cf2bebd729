import { expect } from 'vitest'
import { journey } from '#tests/harness/journey.ts'
import { readCatalogue } from './catalogue.ts'
import {
  addToCart,
  cartButton,
  cartDialog,
  chooseOptions,
  fillGuestDetails,
  openPage,
  placeOrder,
  waitForQuantity,
} from './walk.ts'

journey(
  'a guest walks home → category → products → cart → checkout → order',
  { timeout: 120_000 },
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { simple, configurable, categoryPath } = await readCatalogue(shopUrl)

    await openPage(page, '/')
    await page.getByRole('navigation').locator(`a[href="${categoryPath}"]`).first().click()
    await page.waitForURL((url) => url.pathname === categoryPath)
    await page.getByRole('main').locator('a[href$=".html"]').first().click()
    await page.waitForURL((url) => url.pathname !== categoryPath && url.pathname.endsWith('.html'))

    await openPage(page, simple.path)
    await addToCart(page)
    await waitForQuantity(page, 1)

    await openPage(page, configurable.path)
    await chooseOptions(page)
    await addToCart(page)
    await waitForQuantity(page, 2)

    await openCart(page)
    await cartDialog(page)
      .getByRole('link', { name: 'Vai alla cassa' })
      .or(cartDialog(page).getByRole('button', { name: 'Vai alla cassa' }))
      .click()
    await page.waitForURL((url) => url.pathname === '/checkout')
    await fillGuestDetails(page)
    await placeOrder(page)
    await page.waitForURL((url) => url.pathname === '/checkout/success')
    expect(await page.getByRole('heading', { level: 1, name: 'Grazie per il tuo ordine' }).isVisible()).toBe(true)
    const number = page.locator('[data-order-number]').first()
    expect((await number.getAttribute('data-order-number')) || (await number.innerText())).toMatch(/\d{9,}/)

    // The order survives a reload, and the cart is a new one.
    await page.reload()
    expect(await page.locator('[data-order-number]').first().innerText()).toMatch(/\d{9,}/)
    await openPage(page, '/')
    await waitForQuantity(page, 0)
  },
)

async function openCart(page: Parameters<typeof cartButton>[0]): Promise<void> {
  await cartButton(page).first().click()
  await cartDialog(page).waitFor()
}

journey('the cart changes quantities, removes and undoes', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForQuantity(page, 1)
  await openCart(page)
  const dialog = cartDialog(page)

  const quantity = dialog.getByRole('spinbutton').first().or(dialog.getByRole('textbox').first())
  await quantity.first().fill('2')
  await quantity.first().press('Enter')
  await waitForQuantity(page, 2)

  await dialog.getByRole('button', { name: 'Rimuovi' }).first().click()
  await waitForQuantity(page, 0)
  await page.getByRole('button', { name: 'Annulla' }).first().click()
  await waitForQuantity(page, 2)
  await page.reload()
  await waitForQuantity(page, 2)
})

journey(
  'the cart lies over the page, closes with Escape and Back, and gives the focus back',
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

journey('a click on “order” without an address says what is missing and focuses it', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  await openPage(page, simple.path)
  await addToCart(page)
  await waitForQuantity(page, 1)
  await openPage(page, '/checkout')
  await page.getByRole('button', { name: 'Ordine con obbligo di pagare' }).click()
  await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBeGreaterThan(0)
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-invalid') ?? document.activeElement?.getAttribute('role'),
      ),
    )
    .toMatch(/true|alert|group/)
  expect(new URL(page.url()).pathname).toBe('/checkout')
})
