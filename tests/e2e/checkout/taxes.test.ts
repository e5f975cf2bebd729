import { DatabaseSync } from 'node:sqlite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect } from 'vitest'
import type {
  FixedTaxDisplay,
  SeedAttributeValue,
  SeedShop,
  SeedSimpleProduct,
  SeedStoreConfig,
} from '#server/commerce/seed/types.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { openEmbeddedShop } from '#tests/contract/embeddedShop.ts'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readPage } from '#tests/harness/crawl.ts'
import { fetchFeed, readFeed } from '#tests/harness/productFeed.ts'
import { startCountedBackend } from '#tests/harness/servers/countedBackend.ts'
import { startShopServer } from '#tests/harness/servers/shopServer.ts'
import {
  addToCart,
  cartButton,
  cartDialog,
  fillGuestDetails,
  hydrated,
  openPage,
  orderButton,
  prepareOrder,
  searchField,
  secretOf,
  waitForCart,
} from '../walk.ts'

const LABEL = 'RAEE'
const PER_UNIT = '1,23 €/kg'
const PER_UNIT_VALUE: SeedAttributeValue = { kind: 'text', text: { it: PER_UNIT, en: PER_UNIT } }
const TAX_CENTS = 180

type Configuration = {
  readonly name: string
  readonly config: Partial<SeedStoreConfig>
  readonly display: FixedTaxDisplay
  readonly currency: string
  readonly rate: number
  /** The word about tax beside every price of a product. */
  readonly word: string
}

const CONFIGURATIONS: readonly Configuration[] = [
  {
    name: 'with tax',
    config: {},
    display: 'INCLUDE_FPT_WITH_DETAILS',
    currency: 'EUR',
    rate: 1,
    word: 'IVA inclusa',
  },
  {
    name: 'without tax',
    config: {
      netPrices: {
        rates: demoShop.taxClasses.map(({ code, ratePercent: percent }) => ({
          taxClass: code,
          countryId: 'IT',
          regionCode: null,
          percent,
          title: `IVA ${percent}%`,
        })),
      },
    },
    display: 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS',
    currency: 'EUR',
    rate: 1,
    word: 'IVA esclusa',
  },
  {
    name: 'with both, in another currency',
    config: { areBothPricesShown: true, defaultDisplayCurrencyCode: 'USD', exchangeRate: 1.1, otherCurrencies: {} },
    display: 'INCLUDE_FPT_WITH_DETAILS',
    currency: 'USD',
    rate: 1.1,
    word: 'IVA inclusa',
  },
]

const isPlain = (product: SeedShop['products'][number]): product is SeedSimpleProduct =>
  product.type === 'simple' &&
  product.specialPrice === null &&
  product.tierPrices.length === 0 &&
  (product.options ?? []).length === 0 &&
  product.stock.qty > 20

const found = demoShop.products.find(isPlain)
if (!found) throw new Error('The demo shop has no plain product.')
const PRODUCT = found

const { unitPrice: UNIT_PRICE } = SHOP.attributes
if (UNIT_PRICE === null) throw new Error('The demo shop has no attribute for prices by unit.')

const shopOf = ({ config, display }: Configuration): SeedShop => ({
  ...demoShop,
  stores: demoShop.stores.map((store) => ({
    ...store,
    config: {
      ...store.config,
      ...config,
      fixedTaxes: { lists: display, products: display, sales: display, areInSubtotal: false },
    },
  })),
  products: demoShop.products.map((product) =>
    product === PRODUCT
      ? {
          ...PRODUCT,
          attributes: { ...PRODUCT.attributes, [UNIT_PRICE]: PER_UNIT_VALUE },
          fixedTaxes: [{ label: { it: LABEL }, countryId: 'IT', cents: TAX_CENTS }],
        }
      : product,
  ),
})

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The rows of a list of sums, by their labels, in cents. */
async function sumsIn(list: Locator): Promise<ReadonlyMap<string, number>> {
  const rows = await list.evaluate((element) =>
    [...element.querySelectorAll('dt')].map((label) => [
      label.textContent ?? '',
      label.parentElement?.querySelector('dd')?.textContent ?? '',
    ]),
  )
  return new Map(rows.map(([label = '', amount = '']) => [plain(label), centsOf(amount)]))
}

const centsOf = (text: string): number => {
  const digits = text.replaceAll(/[^\d,]/g, '')
  const sign = /[−-]/.test(text) ? -1 : 1
  return digits === '' ? 0 : sign * Math.round(Number(digits.replace(',', '.')) * 100)
}

/** A subtotal that is also shown with tax, and the tax that a total contains, are no part of it. */
function addedUp(sums: ReadonlyMap<string, number>): number {
  const hasBoth = [...sums.keys()].some((label) => label.endsWith('imposte incluse'))
  return [...sums]
    .filter(([label]) => !label.startsWith('di cui') && label !== 'Totale')
    .filter(([label]) => !(hasBoth && label.endsWith('imposte escluse')))
    .reduce((sum, [, cents]) => sum + cents, 0)
}

describe.each(CONFIGURATIONS)('a shop that shows its prices $name', (configuration) => {
  const { rate, currency, display, word } = configuration
  const format = new Intl.NumberFormat('it-IT', { style: 'currency', currency })
  const money = (cents: number) => plain(format.format(cents / 100))
  const tax = Math.round(TAX_CENTS * rate)
  const price = Math.round(PRODUCT.priceCents * rate)
  /** The words about the fixed tax of some pieces. */
  const named = (pieces: number) =>
    display === 'INCLUDE_FPT_WITH_DETAILS'
      ? `di cui ${LABEL} ${money(pieces * tax)}`
      : `${money(pieces * price)} + ${LABEL} ${money(pieces * tax)}`
  const name = PRODUCT.name['it'] ?? ''
  const path = `/${PRODUCT.urlKey['it']}.html`

  journey('says the right words and sums wherever money is shown', async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vetrina-taxes-'))
    const databasePath = join(folder, 'shop.db')
    const engine = openEmbeddedShop('2.4.8', 'open-source', { seed: shopOf(configuration), databasePath })
    const backend = await startCountedBackend(engine.fetch)
    const shop = await startShopServer({ COMMERCE_GRAPHQL_URL: backend.graphqlUrl })
    try {
      const { page, leave } = await openShopper(browser, shop.url)
      const main = page.getByRole('main')
      const says = (part: Locator, ...words: readonly string[]) =>
        Promise.all(
          words.map(async (each) => {
            await expect.poll(async () => plain((await part.textContent()) ?? '')).toContain(each)
          }),
        )
      const priced = [money(price + tax), PER_UNIT, word, named(1)] as const

      await openPage(page, '/')
      await says(main, word)
      await openPage(page, `/search?q=${encodeURIComponent(name)}`)
      await says(main.locator('li').filter({ hasText: name }).first(), ...priced)
      await openPage(page, path)
      await says(main.locator('article:has(h1)').first(), ...priced)
      await openPage(page, `${path}?quick=1`)
      await says(page.getByRole('dialog', { name: 'Vista rapida' }), ...priced)
      await openPage(page, '/')
      await (await searchField(page)).fill(name)
      await says(
        page.getByRole('dialog', { name: 'Cerca' }).getByRole('option').filter({ hasText: name }).first(),
        ...priced,
      )

      const cost = ((price + tax) / 100).toFixed(2)
      const { jsonLd } = await readPage(shop.url + path)
      const isIncluded = word === 'IVA inclusa'
      expect(jsonLd).toContainEqual(
        expect.objectContaining({
          sku: PRODUCT.sku,
          offers: expect.objectContaining({
            price: cost,
            priceCurrency: currency,
            priceSpecification: expect.objectContaining({ price: cost, valueAddedTaxIncluded: isIncluded }),
          }),
        }),
      )
      const { rows } = readFeed(await (await fetchFeed(`${shop.url}/feeds/products.tsv`)).text())
      expect(rows.find(({ id }) => id === PRODUCT.sku)).toMatchObject({ price: `${cost} ${currency}`, sale_price: '' })

      await openPage(page, path)
      const category = await main.getByRole('navigation').getByRole('link').last().getAttribute('href')
      for (const list of ['Lista dei desideri', 'Confronta']) await press(page, list)
      await addToCart(page)
      await waitForCart(page, 1)
      if (category === null) throw new Error('The product has no category.')
      await openPage(page, category)
      await says(main, word)
      await openPage(page, '/wishlist')
      await says(main, ...priced)
      await openPage(page, '/compare')
      await says(main, ...priced)

      await openPage(page, path)
      await addToCart(page)
      await waitForCart(page, 2)
      await cartButton(page).first().click()
      const cart = cartDialog(page)
      await says(cart, money(2 * (price + tax)), named(2), word === 'IVA esclusa' ? 'imposte escluse' : LABEL)
      const inCart = await sumsIn(cart.locator('dl').first())
      expect(inCart.get(LABEL)).toBe(2 * tax)
      if (word === 'IVA inclusa') await says(cart, money(addedUp(inCart)))

      await openPage(page, '/checkout')
      await fillGuestDetails(page)
      await prepareOrder(page)
      await says(main, money(2 * (price + tax)), named(2))
      const inCheckout = await sumsIn(main.locator('dl').filter({ hasText: 'Totale' }).last())
      expect(inCheckout.get(LABEL)).toBe(2 * tax)
      const total = inCheckout.get('Totale') ?? Number.NaN
      expect(addedUp(inCheckout)).toBe(total)

      await orderButton(page).click()
      await page.locator('[data-order-number]').first().waitFor()
      const readOrder = async () => {
        await says(main, money(2 * (price + tax)), named(2), money(total))
        const sums = await sumsIn(main.locator('dl').filter({ hasText: 'Totale' }).last())
        expect(sums.get(LABEL)).toBe(2 * tax)
        expect(sums.get('Totale')).toBe(total)
        expect(addedUp(sums)).toBe(total)
      }
      await readOrder()
      const token = await secretOf(page)
      await openPage(page, `/orders/find#token=${token}`)
      await readOrder()
      await leave()

      const mail = mailIn(databasePath)
      for (const words of [money(2 * (price + tax)), named(2), `${LABEL}: ${money(2 * tax)}`, money(total)])
        expect(mail).toContain(words)
      if (configuration.config.netPrices) expect(mail).toContain('imposte escluse')
      expect(engine.failures).toEqual([])
    } finally {
      await shop.dispose()
      await backend.close()
      engine.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
})

async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true })
  await hydrated(button)
  await button.click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
}

/** The confirmation that the engine wrote. */
function mailIn(databasePath: string): string {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  const row = database.prepare("SELECT plain_text AS text FROM mail_outbox WHERE kind = 'order-confirmation'").get()
  database.close()
  return plain(String(row?.['text']).replaceAll('di cui RAEE:', 'di cui RAEE'))
}
