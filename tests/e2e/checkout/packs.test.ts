import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { addToCart, cartDialog, hydrated, openPage, waitForCart } from '../walk.ts'

// Magento tells the size of a pack only when it refuses another quantity.
journey('a product that is sold in packs is counted in packs after the first refusal', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/piastrella-maiolica-petrolio.html')
  const main = page.getByRole('main')
  const wanted = main.getByRole('spinbutton', { name: 'Quantità', exact: true })
  await main.getByText('Almeno 6 pezzi').waitFor()
  await main.getByRole('button', { name: 'Aumenta la quantità' }).click()
  expect(await wanted.inputValue()).toBe('7')
  await addToCart(page)
  await main.getByText('Si ordina solo a multipli di 6.').waitFor()
  expect(await wanted.inputValue()).toBe('12')
  await addToCart(page)
  await waitForCart(page, 12)

  await openPage(page, '/cart')
  const cart = cartDialog(page)
  const quantity = cart.getByRole('spinbutton', { name: /^Quantità di Piastrella Maiolica/ })
  const more = cart.getByRole('button', { name: /^Uno in più di/ })
  await hydrated(more)
  await more.click()
  await cart.getByText('Si ordina solo a multipli di 6.').waitFor()
  await expect.poll(() => quantity.inputValue()).toBe('12')
  await more.click()
  await waitForCart(page, 18)
  expect(await quantity.inputValue()).toBe('18')
  await cart.getByRole('button', { name: /^Uno in meno di/ }).click()
  await waitForCart(page, 12)
})
