import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { readCatalogue } from '../catalogue.ts'
import { addToCart, cartDialog, openPage, waitForCart } from '../walk.ts'

const OF_SHOP = 'Pagamenti accettati: Bonifico bancario, Contrassegno, Assegno e Ordine d’acquisto aziendale'

journey('footer, product and cart name the means of payment before an order begins', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  const documentOf = async (path: string) => (await fetch(`${shopUrl}${path}`)).text()
  expect(await documentOf('/')).toContain(OF_SHOP.replace('Pagamenti accettati: ', ''))
  await openPage(page, simple.path)
  await page.getByRole('main').getByText(OF_SHOP).waitFor()
  expect(await page.getByRole('contentinfo').getByText(OF_SHOP).isVisible()).toBe(true)
  await openPage(page, '/en')
  await page.getByRole('contentinfo').getByText('Accepted payments: Bank transfer, Cash on delivery').waitFor()

  await openPage(page, simple.path)
  await addToCart(page)
  await waitForCart(page, 1)
  await page
    .getByRole('link', { name: /^Carrello/ })
    .first()
    .click()
  await cartDialog(page).getByText(OF_SHOP).waitFor()
})

const OF_DELIVERY = /Paesi di consegna: Italia, San Marino, .*Regno Unito/

journey('footer, product and cart name the limits of delivery before an order begins', async ({ shopper, shopUrl }) => {
  const { page } = shopper
  const { simple } = await readCatalogue(shopUrl)
  expect(await (await fetch(`${shopUrl}/`)).text()).toMatch(/data-delivery-countries="Italia, San Marino, /)
  await openPage(page, simple.path)
  await page.getByRole('main').getByText(OF_DELIVERY).waitFor()
  expect(await page.getByRole('contentinfo').getByText(OF_DELIVERY).isVisible()).toBe(true)
  await addToCart(page)
  await waitForCart(page, 1)
  await page
    .getByRole('link', { name: /^Carrello/ })
    .first()
    .click()
  await cartDialog(page).getByText(OF_DELIVERY).waitFor()
  await openPage(page, '/en')
  await page.getByRole('contentinfo').getByText('Delivery countries: Italy, San Marino').waitFor()
})
