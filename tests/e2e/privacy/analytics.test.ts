import type { Page } from 'playwright'
import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { waitForWholePage } from '#tests/harness/browser/wholePage.ts'
import { readCatalogue } from '../catalogue.ts'
import {
  addToCart,
  cartDialog,
  checkoutStep,
  fillGuestDetails,
  openPage,
  placeOrder,
  waitForQuantity,
  secretOf,
} from '../walk.ts'

/** Everything in the data layer of this document but consent commands, and measurements, which come at any time. */
const entries = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .filter((entry) => 'event' in entry && entry.event !== 'web_vital')
      .map((entry) => JSON.parse(JSON.stringify(entry)) as DataLayerEvent),
  )

type DataLayerEvent = {
  readonly event: string
  readonly page?: string
  readonly ecommerce?: {
    readonly currency?: string
    readonly value?: number
    readonly item_list_id?: string
    readonly shipping_tier?: string
    readonly payment_type?: string
    readonly transaction_id?: string
    readonly items: readonly { readonly item_id: string; readonly price?: number; readonly quantity?: number }[]
  }
}

/**
 * The rows of a page are reported when they are visible, which is not part of this journey: they have their own test.
 */
const isOfRow = ({ event, ecommerce }: DataLayerEvent) =>
  event === 'view_item_list' && ecommerce?.item_list_id?.endsWith('_products') === true

/** One line per event: `add_to_cart 2×SKU`. */
function lineOf({ event, page, ecommerce }: DataLayerEvent): string {
  if (page !== undefined) return `${event} ${page}`
  const items = (ecommerce?.items ?? []).map(({ item_id, quantity }) => `${quantity ? `${quantity}×` : ''}${item_id}`)
  const detail = ecommerce?.shipping_tier ?? ecommerce?.payment_type ?? ''
  return [event, event === 'view_item_list' ? `${items.length > 1 ? 'some' : items.length}` : items.join(' '), detail]
    .filter(Boolean)
    .join(' ')
}

const lines = async (page: Page) => (await entries(page)).filter((entry) => !isOfRow(entry)).map(lineOf)

journey(
  'a guest’s journey from the home page to an order is reported step by step, each once, without personal data',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { categoryPath } = await readCatalogue(shopUrl)
    await openPage(page, '/')
    await expect.poll(() => lines(page)).toEqual(['pageview /'])

    // Intent preloads, and a hash is not a page; an overlay is one, and so is the return from it.
    const category = page.getByRole('navigation').locator(`a[href="${categoryPath}"]`).filter({ visible: true }).first()
    await category.hover()
    await waitForWholePage(page)
    await page.evaluate(() => (location.hash = 'main'))
    await page
      .getByRole('link', { name: /^Carrello/ })
      .first()
      .click()
    await cartDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await cartDialog(page).waitFor({ state: 'detached' })
    const before = ['pageview /', 'pageview /cart', 'pageview /']
    await expect.poll(() => lines(page)).toEqual(before)

    await category.click()
    await page.waitForURL((url) => url.pathname === categoryPath)
    await expect.poll(() => lines(page)).toContain('view_item_list some')
    const card = page.getByRole('main').getByRole('article').getByRole('link').first()
    await card.click()
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).waitFor()
    await page.waitForURL((url) => url.pathname !== categoryPath)
    const productPath = new URL(page.url()).pathname
    const told = await entries(page)
    const sku = told.find(({ event }) => event === 'select_item')?.ecommerce?.items[0]?.item_id ?? ''
    await expect
      .poll(() => lines(page))
      .toEqual([
        ...before,
        `pageview ${categoryPath}`,
        'view_item_list some',
        `select_item ${sku}`,
        `pageview ${productPath}`,
        `view_item ${sku}`,
      ])

    await page.goBack()
    // Not before the list is shown again: a page that was never visible is not reported.
    await expect.poll(async () => (await lines(page)).slice(8)).toContain('view_item_list some')
    await page.goForward()
    await page.waitForURL((url) => url.pathname === productPath)
    await expect
      .poll(async () => (await lines(page)).slice(8))
      .toEqual([`pageview ${categoryPath}`, 'view_item_list some', `pageview ${productPath}`, `view_item ${sku}`])
  },
)

journey(
  'cart, checkout and order are reported with their items; a reload reports no second order',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { simple } = await readCatalogue(shopUrl)
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForQuantity(page, 1)
    await expect.poll(async () => (await lines(page)).at(-1)).toBe(`add_to_cart 1×${simple.sku}`)
    await page
      .getByRole('link', { name: /^Carrello/ })
      .first()
      .click()
    const dialog = cartDialog(page)
    await dialog.getByRole('button', { name: /^Uno in più/ }).click()
    await waitForQuantity(page, 2)
    await expect.poll(async () => (await lines(page)).at(-1)).toBe(`add_to_cart 1×${simple.sku}`)
    await dialog.getByRole('button', { name: 'Rimuovi' }).click()
    await waitForQuantity(page, 0)
    await expect.poll(async () => (await lines(page)).at(-1)).toBe(`remove_from_cart 2×${simple.sku}`)
    await dialog.getByRole('button', { name: 'Annulla' }).click()
    await waitForQuantity(page, 2)
    await expect.poll(async () => (await lines(page)).at(-1)).toBe(`add_to_cart 2×${simple.sku}`)
    await dialog.getByRole('link', { name: 'Vai alla cassa' }).click()
    await checkoutStep(page, 'Consegna')
    await fillGuestDetails(page)
    await placeOrder(page)
    await expect.poll(async () => (await lines(page)).some((line) => line.startsWith('purchase'))).toBe(true)

    const all = (await entries(page)).filter((entry) => !isOfRow(entry))
    const method = all.find(({ event }) => event === 'add_shipping_info')?.ecommerce?.shipping_tier ?? '?'
    const payment = all.find(({ event }) => event === 'add_payment_info')?.ecommerce?.payment_type ?? '?'
    expect(all.map(lineOf)).toEqual([
      `pageview ${simple.path}`,
      `view_item ${simple.sku}`,
      `add_to_cart 1×${simple.sku}`,
      'pageview /cart',
      `view_cart 1×${simple.sku}`,
      `add_to_cart 1×${simple.sku}`,
      `remove_from_cart 2×${simple.sku}`,
      `add_to_cart 2×${simple.sku}`,
      'pageview /checkout',
      `begin_checkout 2×${simple.sku}`,
      'pageview /checkout/delivery',
      `add_shipping_info 2×${simple.sku} ${method}`,
      'pageview /checkout/payment',
      `add_payment_info 2×${simple.sku} ${payment}`,
      'pageview /checkout/success',
      `purchase 2×${simple.sku}`,
    ])
    for (const { ecommerce } of all) {
      if (ecommerce?.value === undefined) continue
      expect(ecommerce.currency).toBe('EUR')
      expect(ecommerce.value).toBeGreaterThan(0)
    }
    const number = await page.locator('[data-order-number]').first().innerText()
    expect(all.at(-1)?.ecommerce?.transaction_id).toBe(/\d{9,}/.exec(number)?.[0])

    // No personal data, no token, in anything that was ever pushed.
    const text = await page.evaluate(() => JSON.stringify(window.dataLayer))
    const token = await secretOf(page)
    expect(page.url()).not.toContain(token)
    expect(token).not.toBe('')
    for (const secret of ['ada@example.com', 'Ada', 'Bianchi', 'Dante', '20121', 'Milano', '02123456', token])
      expect(text).not.toContain(secret)

    await page.reload()
    await page.locator('[data-order-number]').first().waitFor()
    await expect.poll(() => lines(page)).toEqual(['pageview /checkout/success'])
    await waitForWholePage(page)
    expect(await lines(page)).toEqual(['pageview /checkout/success'])
  },
)

journey('a row of products is reported once, and so is the choice from it', async ({ shopper }) => {
  const { page } = shopper
  await openPage(page, '/')
  const rows = async () => (await entries(page)).filter(isOfRow)
  await expect
    .poll(async () => (await rows()).map(({ ecommerce }) => ecommerce?.item_list_id))
    .toContain('cms_products')
  const [row] = await rows()
  const skus = row?.ecommerce?.items.map(({ item_id }) => item_id) ?? []
  expect(skus.length).toBeGreaterThan(1)
  expect((await rows()).filter(({ ecommerce }) => ecommerce?.items[0]?.item_id === skus[0])).toHaveLength(1)

  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname !== '/')
  const chosen = (await entries(page)).filter(({ event }) => event === 'select_item')
  expect(chosen.map(({ ecommerce }) => ecommerce?.item_list_id)).toEqual(['cms_products'])
  expect(chosen[0]?.ecommerce?.items.map(({ item_id }) => item_id)).toEqual([skus[0]])
})
