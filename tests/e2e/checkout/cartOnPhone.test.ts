import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { addToCart, cartDialog, chooseOptions, hydrated, openPage, waitForCart } from '../walk.ts'

journey('on a phone two lines of the cart and its total fit the window', async ({ browser, shopUrl }) => {
  const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 740 } })
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  await openPage(page, '/vaso-anfora.html')
  await chooseOptions(page)
  await addToCart(page)
  await waitForCart(page, 2)
  await openPage(page, '/cart')
  const cart = cartDialog(page)
  const lines = cart.getByRole('list', { name: 'Articoli nel carrello' }).locator(':scope > li')
  const total = cart.getByText('Totale', { exact: true })
  const bottom = await lines.last().evaluate((line) => line.getBoundingClientRect().bottom)
  expect(bottom).toBeLessThanOrEqual((await total.boundingBox())?.y ?? 0)

  // The rarer actions are behind a button that works by keyboard.
  const more = lines.filter({ hasText: 'Vaso Anfora' }).getByRole('button', { name: 'Altre azioni' })
  await hydrated(more)
  await more.press('Enter')
  await page.keyboard.press('Tab')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toBe('Modifica')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Sposta nella lista dei desideri')
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('Aggiungi un messaggio regalo')

  // Free delivery is part of the sums.
  const delivery = cart.getByRole('term').filter({ hasText: 'Spedizione' })
  expect(await delivery.locator('xpath=following-sibling::dd').textContent()).toBe('gratis')

  // A refused code: its message is above the total.
  const code = cart.getByRole('textbox', { name: 'Codice sconto' })
  await code.fill('SBAGLIATO')
  await code.press('Enter')
  const message = cart.getByText(/codice/i).and(cart.locator('[id$=error] *'))
  await message.waitFor()
  const covering = await message.evaluate((it) => {
    const { left, top, bottom: end } = it.getBoundingClientRect()
    return [top + 1, end - 1].map((y) => it.contains(document.elementFromPoint(left + 1, y)))
  })
  expect(covering).toEqual([true, true])

  // Another piece goes into the cart with one click.
  const offers = cart.getByRole('list', { name: 'Ci sta bene anche' })
  await offers
    .getByRole('button', { name: /^Aggiungi al carrello/ })
    .first()
    .click()
  await expect.poll(() => lines.count()).toBe(3)
  await waitForCart(page, 3)
  await leave()
})
