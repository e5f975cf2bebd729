import { describe, expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartButton, cartDialog, openPage, piecesAtBackend, waitForCart, waitForQuantity } from '../walk.ts'

const category = 'graphql-no-such-entity'

/** The ways in which a backend, or a proxy in front of it, may report an unknown cart. */
const REFUSALS: Readonly<Record<string, (cartId: string) => object>> = {
  'the category alone': () => ({ message: 'Not found', path: ['cart'], extensions: { category } }),
  'the category without a path': () => ({ message: 'Not found', extensions: { category } }),
  'category and id': (cartId) => ({
    message: `Could not find a cart with ID "${cartId}"`,
    path: ['cart'],
    extensions: { category },
  }),
  'the message alone': (cartId) => ({ message: `Could not find a cart with ID "${cartId}"`, path: ['cart'] }),
}

describe('a cart that the backend refuses to the Cart query', () => {
  for (const [form, refusal] of Object.entries(REFUSALS))
    journey(`by ${form}: another cart replaces it, with its lines`, async ({ shopper, shopUrl }) => {
      const { page } = shopper
      const { simple } = await readCatalogue(shopUrl)
      await openPage(page, simple.path)
      await addToCart(page)
      await waitForCart(page, 1)
      await openPage(page, simple.path)
      await addToCart(page)
      await waitForCart(page, 2)
      const cartId = async () => (await page.context().cookies()).find(({ name }) => name === 'cart')?.value
      const lost = (await cartId()) ?? ''
      await page.route('**/api/graphql*', async (route) => {
        const asked = decodeURIComponent(route.request().postData() ?? route.request().url())
        const isCartRead = asked.includes(lost) && !/"query":\s*"mutation/.test(asked)
        if (!isCartRead) await route.continue()
        else await route.fulfill({ json: { data: { cart: null }, errors: [refusal(lost)] } })
      })
      await openPage(page, '/')
      await expect.poll(cartId).not.toBe(lost)
      await expect.poll(() => piecesAtBackend(page)).toBe(2)
      await waitForQuantity(page, 2)
      await cartButton(page).first().click()
      await cartDialog(page).getByText(simple.name).first().waitFor()
      await waitForQuantity(page, 2)
    })
})
