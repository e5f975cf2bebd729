import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { addToCart, openPage, waitForCart } from '../walk.ts'

journey('the document of a cart reports a coupon that the backend has dropped meanwhile', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/teiera-pausa.html')
  await addToCart(page)
  await waitForCart(page, 1)
  await page.evaluate(() => {
    const cartId = /(?:^|; )cart=([^;]+)/.exec(document.cookie)?.[1]
    sessionStorage.setItem('vetrina.coupon', JSON.stringify({ cartId, code: 'PRIMAVERA' }))
  })
  await openPage(page, '/cart')
  const words = page.getByText(/^Il codice PRIMAVERA non vale più/)
  await words.waitFor()
  expect(await page.getByRole('textbox', { name: 'Codice sconto' }).count()).toBe(1)

  // The checkout reports a code that stops being valid on the way to the order, too.
  await openPage(page, '/checkout')
  await words.waitFor()
})
