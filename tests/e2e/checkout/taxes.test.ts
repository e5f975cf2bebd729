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
import { askBackend, placeOrderBefore, signUp } from '../orderedBefore.ts'
import {
  addToCart,
  cartButton,
  cartDialog,
  cartIdOf,
  fillGuestDetails,
  hydrated,
  openPage,
  orderButton,
  prepareOrder,
  searchField,
  secretOf,
  signIn,
  waitForCart,
} from '../walk.ts'

const LABEL = 'RAEE'
const PER_UNIT = '1,23 €/kg'
const PER_UNIT_VALUE: SeedAttributeValue = { kind: 'text', text: { it: PER_UNIT, en: PER_UNIT } }
const TAX_CENTS = 180
const BOTH_SUBTOTALS = ['Articoli, imposte escluse', 'Articoli, imposte incluse']

/** So many that the rounded price of one piece differs from that of the row. */
const PIECES = 7

type Configuration = {
  readonly name: string
  readonly config: Partial<SeedStoreConfig>
  /** Magento's settings of the display, if they are not those of the prices: 1 without tax, 2 with it, 3 both. */
  readonly told?: Readonly<Record<'shopping_cart_display_price' | 'shopping_cart_display_subtotal', 1 | 2 | 3>>
  readonly display: FixedTaxDisplay
  readonly areInSubtotal?: boolean
  readonly currency: string
  readonly rate: number
  /** The word about tax beside every price of a product. */
  readonly word: string
}

const NET_PRICES: NonNullable<SeedStoreConfig['netPrices']> = {
  rates: demoShop.taxClasses.map(({ code, ratePercent: percent }) => ({
    taxClass: code,
    countryId: 'IT',
    regionCode: null,
    percent,
    title: `IVA ${percent}%`,
  })),
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
    config: { netPrices: NET_PRICES },
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
  {
    name: 'with tax in lists and without it in carts',
    config: {},
    told: { shopping_cart_display_price: 1, shopping_cart_display_subtotal: 1 },
    display: 'EXCLUDE_FPT_WITHOUT_DETAILS',
    currency: 'EUR',
    rate: 1,
    word: 'IVA inclusa',
  },
  {
    name: 'without tax in lists and with both in carts, in a third currency',
    config: { netPrices: NET_PRICES, defaultDisplayCurrencyCode: 'GBP', exchangeRate: 0.87, otherCurrencies: {} },
    told: { shopping_cart_display_price: 3, shopping_cart_display_subtotal: 3 },
    display: 'INCLUDE_FPT_WITHOUT_DETAILS',
    areInSubtotal: true,
    currency: 'GBP',
    rate: 0.87,
    word: 'IVA esclusa',
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

const shopOf = ({ config, display, areInSubtotal = false }: Configuration): SeedShop => ({
  ...demoShop,
  stores: demoShop.stores.map((store) => ({
    ...store,
    config: {
      ...store.config,
      ...config,
      fixedTaxes: { lists: display, products: display, sales: display, areInSubtotal },
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
    .filter(([label]) => !/^di cui|compresa nel totale$|^Totale$/.test(label))
    .filter(([label]) => !(hasBoth && label.endsWith('imposte escluse')))
    .reduce((sum, [, cents]) => sum + cents, 0)
}

describe.each(CONFIGURATIONS)('a shop that shows its prices $name', (configuration) => {
  const { rate, currency, display, areInSubtotal, told, word, config } = configuration
  const format = new Intl.NumberFormat('it-IT', { style: 'currency', currency })
  const money = (cents: number) => plain(format.format(cents / 100))
  const tax = Math.round(TAX_CENTS * rate)
  const price = Math.round(PRODUCT.priceCents * rate)
  const hasFixed = display !== 'EXCLUDE_FPT_WITHOUT_DETAILS'
  const shown = hasFixed ? price + tax : price
  const row = PIECES * price
  const percent = demoShop.taxClasses.find(({ code }) => code === PRODUCT.taxClass)?.ratePercent ?? 0
  const net = config.netPrices ? row : row - Math.round((row * percent) / (100 + percent))
  const gross = config.netPrices ? row + Math.round((row * percent) / 100) : row
  const isNet = (told?.shopping_cart_display_price ?? (config.netPrices ? 1 : 2)) === 1
  /** The shown prices of all pieces, of which those without tax cannot be shown with it before it is known. */
  const inCart = (config.netPrices || isNet ? net : gross) + (hasFixed ? PIECES * tax : 0)
  const inOrder = (isNet ? net : gross) + (hasFixed ? PIECES * tax : 0)
  /** The words about the fixed tax of some pieces, which have this price without it. */
  const namedOf = (bare: number, pieces: number): readonly string[] => {
    switch (display) {
      case 'INCLUDE_FPT_WITH_DETAILS':
        return [`di cui ${LABEL} ${money(pieces * tax)}`]
      case 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS':
        return [`${money(bare)} + ${LABEL} ${money(pieces * tax)}`]
      default:
        return []
    }
  }
  const named = namedOf(price, 1)
  const lineWords = [money(inOrder), ...namedOf(inOrder - PIECES * tax, PIECES)]
  const sumsDisplay = told?.shopping_cart_display_subtotal ?? (config.netPrices ? 1 : config.areBothPricesShown ? 3 : 2)
  const subtotals = { 1: ['Articoli, imposte escluse'], 2: ['Articoli'], 3: BOTH_SUBTOTALS }[sumsDisplay]
  const rowOfTax = areInSubtotal ? undefined : PIECES * tax
  const name = PRODUCT.name['it'] ?? ''
  const path = `/${PRODUCT.urlKey['it']}.html`

  journey('says the right words and sums wherever money is shown', async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vetrina-taxes-'))
    const databasePath = join(folder, 'shop.db')
    const engine = openEmbeddedShop('2.4.8', 'open-source', { seed: shopOf(configuration), databasePath })
    const backend = await startCountedBackend(engine.fetch, (_address, answer) =>
      Object.entries(told ?? {}).reduce(
        (text, [setting, value]) => text.replaceAll(new RegExp(`"${setting}":\\d`, 'g'), `"${setting}":${value}`),
        answer,
      ),
    )
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
      const priced = [money(shown), PER_UNIT, word, ...named]

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

      const cost = (shown / 100).toFixed(2)
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

      await askBackend(
        shop.url,
        `mutation ($id: String!, $sku: String!, $quantity: Float!) {
          addProductsToCart(cartId: $id, cartItems: [{ sku: $sku, quantity: $quantity }]) { user_errors { message } } }`,
        { id: await cartIdOf(page), sku: PRODUCT.sku, quantity: PIECES - 1 },
      )
      await openPage(page, path)
      await waitForCart(page, PIECES)
      await cartButton(page).first().click()
      const cart = cartDialog(page)
      await says(cart.getByRole('listitem').first(), money(inCart), ...namedOf(inCart - PIECES * tax, PIECES))
      const sumsOfCart = await sumsIn(cart.locator('dl').first())
      expect(sumsOfCart.get(LABEL)).toBe(rowOfTax)
      const open = [...sumsOfCart].filter(([, cents]) => cents === 0).map(([label]) => label)
      // Taxes that come with the address are named, and so is a subtotal without tax.
      expect(open.includes('Imposte')).toBe(Boolean(config.netPrices))
      expect([...sumsOfCart.keys()].some((label) => label.endsWith('imposte escluse'))).toBe(sumsDisplay !== 2)
      await says(cart, money(addedUp(sumsOfCart)))

      await openPage(page, '/checkout')
      await fillGuestDetails(page)
      await prepareOrder(page)
      const line = main.locator('li:not(:has(li))').filter({ hasText: name }).last()
      const readSums = async () => {
        await says(line, ...lineWords)
        expect((await main.getByText('L’importo viene addebitato in EUR').count()) > 0).toBe(currency !== 'EUR')
        const sums = await sumsIn(main.locator('dl').filter({ hasText: 'Totale' }).last())
        expect([...sums.keys()].filter((label) => label.startsWith('Articoli'))).toEqual(subtotals)
        expect(sums.get(LABEL)).toBe(rowOfTax)
        expect(addedUp(sums)).toBe(sums.get('Totale'))
        return sums
      }
      const sumsOfCheckout = await readSums()

      await orderButton(page).click()
      await page.locator('[data-order-number]').first().waitFor()
      /** An order has the same amounts as the checkout; only its taxes are not told by rate. */
      const readOrder = async () => {
        const sums = await readSums()
        expect([...sums.values()]).toEqual([...sumsOfCheckout.values()])
        return sums
      }
      const sumsOfReceipt = await readOrder()
      const token = await secretOf(page)
      await openPage(page, `/orders/find#token=${token}`)
      expect(await readOrder()).toEqual(sumsOfReceipt)

      // The same order of a customer: in the account and on its paper.
      const customer = await signUp(shop.url, 'taxes')
      const lines = [{ sku: PRODUCT.sku, quantity: PIECES }]
      const { number } = await placeOrderBefore(shop.url, { lines, token: customer.token, carrier: 'freeshipping' })
      await signIn(page, customer)
      const total = money(sumsOfReceipt.get('Totale') ?? Number.NaN)
      await openPage(page, '/account/orders')
      await says(main.getByRole('listitem').filter({ hasText: number }), total)
      await openPage(page, `/account/orders/${number}`)
      expect(await readOrder()).toEqual(sumsOfReceipt)
      await page.emulateMedia({ media: 'print' })
      const paper = plain(await page.locator('body').innerText())
      const printed = [...sumsOfReceipt].map(([label, cents]) => `${label} ${cents === 0 ? 'gratis' : money(cents)}`)
      for (const words of [...lineWords, ...printed]) expect(paper).toContain(words)
      await leave()

      // The engine writes its mails by the settings of its prices.
      const bare = config.netPrices ? net : gross
      const mailedLine = [
        money(bare + (hasFixed ? PIECES * tax : 0)),
        ...namedOf(bare, PIECES).map((words) => words.replace(`di cui ${LABEL}`, `di cui ${LABEL}:`)),
      ]
      const mails = mailsIn(databasePath)
      expect(mails).toHaveLength(2)
      for (const { text, html } of mails) {
        const sums = mailedSums(text)
        expect(sums.get(LABEL)).toBe(rowOfTax)
        expect(sums.get('Totale')).toBe(sumsOfReceipt.get('Totale'))
        expect(addedUp(sums)).toBe(sums.get('Totale'))
        const rows = [...sums].map(([label, cents]) => `${label} ${money(cents)}`)
        const letter = plain(html.replaceAll(/<[^>]*>/g, ' '))
        for (const words of [...mailedLine, ...rows]) expect(letter).toContain(words)
        for (const words of mailedLine) expect(plain(text)).toContain(words)
        for (const whole of [text, letter]) expect(whole.includes('addebitato in EUR')).toBe(currency !== 'EUR')
      }
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

/** The confirmations that the engine wrote. */
function mailsIn(databasePath: string): readonly { readonly text: string; readonly html: string }[] {
  const database = new DatabaseSync(databasePath, { readOnly: true })
  const rows = database
    .prepare(
      "SELECT plain_text AS text, html FROM mail_outbox WHERE kind = 'order-confirmation' ORDER BY id DESC LIMIT 2",
    )
    .all()
  database.close()
  return rows.map(({ text, html }) => ({ text: String(text), html: String(html) }))
}

/** The sums of a confirmation, in cents: a paragraph of its own. */
function mailedSums(text: string): ReadonlyMap<string, number> {
  const paragraph = text.split('\n\n').find((each) => each.startsWith('Subtotale')) ?? ''
  return new Map(
    paragraph.split('\n').map((line) => {
      const [label = '', amount = ''] = line.split(': ')
      return [label, centsOf(amount)]
    }),
  )
}
