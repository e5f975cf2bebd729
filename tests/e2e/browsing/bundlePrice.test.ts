import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { askBackend } from '../orderedBefore.ts'
import { addToCart, cartIdOf, openPage, waitForCart } from '../walk.ts'

/** The price of one product with its choices, in cents. */
async function chosenCents(page: Page): Promise<number> {
  const text = await page.getByText('Con le tue scelte').locator('..').innerText()
  return Number(/(\d+),(\d\d)/.exec(text.replaceAll('.', ''))?.slice(1).join(''))
}

journey(
  'the page prices the parts of a bundle as the cart does, for all of their pieces',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    // Four plates in each: two bundles reach the tier of six plates.
    await openPage(page, '/servizio-tavola-per-quattro.html')
    const single = await chosenCents(page)
    await page.getByRole('button', { name: 'Aumenta la quantità' }).click()
    await expect.poll(() => chosenCents(page)).toBeLessThan(single)
    const shown = await chosenCents(page)
    await addToCart(page)
    await waitForCart(page, 2)
    const { cart } = await askBackend(
      shopUrl,
      `query ($id: String!) { cart(cart_id: $id) { id itemsV2 { items { uid prices {
      row_total_including_tax { value } } } } } }`,
      { id: await cartIdOf(page) },
    )
    const { items } = (cart as { itemsV2: { items: { prices: { row_total_including_tax: { value: number } } }[] } })
      .itemsV2
    expect(items.map(({ prices }) => Math.round(prices.row_total_including_tax.value * 100))).toEqual([2 * shown])
  },
)
