import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { askBackend, orderCart } from '../orderedBefore.ts'
import { addToCart, cartIdOf, openPage, waitForCart } from '../walk.ts'

/** The price of one product with its choices, in cents. */
async function chosenCents(page: Page): Promise<number> {
  const text = await page.getByText('Con le tue scelte').locator('..').innerText()
  return Number(/(\d+),(\d\d)/.exec(text.replaceAll('.', ''))?.slice(1).join(''))
}

/** The row total of each line of the page's cart, in cents. */
async function cartCents(page: Page, shopUrl: string): Promise<readonly number[]> {
  const { cart } = await askBackend(
    shopUrl,
    `query ($id: String!) { cart(cart_id: $id) { id itemsV2 { items { uid prices {
      row_total_including_tax { value } } } } } }`,
    { id: await cartIdOf(page) },
  )
  const { items } = (cart as { itemsV2: { items: { prices: { row_total_including_tax: { value: number } } }[] } })
    .itemsV2
  return items.map(({ prices }) => Math.round(prices.row_total_including_tax.value * 100))
}

/** The subtotal of an order with tax, in cents. */
async function orderedCents(shopUrl: string, token: string): Promise<number> {
  const { guestOrderByToken: order } = await askBackend(
    shopUrl,
    'query ($t: String!) { guestOrderByToken(input: { token: $t }) { number total { subtotal_incl_tax { value } } } }',
    { t: token },
  )
  const { total } = order as { total: { subtotal_incl_tax: { value: number } } }
  return Math.round(total.subtotal_incl_tax.value * 100)
}

journey.for([
  { name: 'whose price is that of its parts', path: '/servizio-tavola-per-quattro.html', tier: 3, percentOff: 5 },
  { name: 'with a price of its own', path: '/colazione-per-due.html', tier: 4, percentOff: 12.5 },
])(
  'the tier of a bundle $name is taken off on the page, in the cart and in the order',
  async ({ path, tier, percentOff }, { shopper, shopUrl }) => {
    const { page } = shopper
    await openPage(page, path)
    await page.getByRole('row', { name: `Da ${tier} pezzi −${String(percentOff).replace('.', ',')}%` }).waitFor()
    const single = await chosenCents(page)
    for (let pieces = 1; pieces < tier; pieces += 1) {
      await page.getByRole('button', { name: 'Aumenta la quantità' }).click()
    }
    // The tiers of the parts alone take less off.
    await expect.poll(() => chosenCents(page)).toBeLessThanOrEqual(Math.ceil((single * (100 - percentOff)) / 100))
    const shown = await chosenCents(page)
    await addToCart(page)
    await waitForCart(page, tier)
    expect(await cartCents(page, shopUrl)).toEqual([tier * shown])
    const { token } = await orderCart(shopUrl, await cartIdOf(page))
    expect(await orderedCents(shopUrl, token)).toBe(tier * shown)
  },
)

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
    expect(await cartCents(page, shopUrl)).toEqual([2 * shown])
  },
)
