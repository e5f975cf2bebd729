import { afterEach, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { fixedTaxRows } from '#src/features/store/taxes/namedTaxes.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  quoteProducts,
  type QuoteShop,
} from '../quoteShop.ts'

const LABEL = 'RAEE'
const TAX_CENTS = 35
const PIECES = 2

type Money = { readonly value: number; readonly currency: string }
type Line = {
  readonly quantity: number
  readonly prices: {
    readonly row_total: Money
    readonly fixed_product_taxes: readonly { readonly label: string; readonly amount: Money }[]
  }
}
type Cart = {
  readonly prices: {
    readonly grand_total: Money
    readonly subtotal_excluding_tax: Money
    readonly subtotal_including_tax: Money
  }
  readonly shipping_addresses: readonly { readonly selected_shipping_method: { readonly price_incl_tax: Money } }[]
  readonly itemsV2: { readonly items: readonly Line[] }
}

const CART = `cart {
  prices { grand_total { value currency } subtotal_excluding_tax { value currency } subtotal_including_tax { value currency } }
  shipping_addresses { selected_shipping_method { price_incl_tax { value currency } } }
  itemsV2 { items { quantity prices { row_total { value currency } fixed_product_taxes { label amount { value currency } } } } }
}`

const ORDER = `total {
  grand_total { value } subtotal_incl_tax { value currency } subtotal_excl_tax { value currency } total_shipping { value }
  shipping_handling { amount_including_tax { value } }
} items { quantity_ordered prices { row_total { value currency } fixed_product_taxes { label amount { value currency } } } }`

let shop: QuoteShop
afterEach(() => shop.close())

const open = (areInSubtotal: boolean) =>
  openQuoteShop({
    shop: {
      stores: demoShop.stores.map((store) => ({
        ...store,
        config: {
          ...store.config,
          fixedTaxes: {
            lists: 'INCLUDE_FPT_WITH_DETAILS',
            products: 'INCLUDE_FPT_WITH_DETAILS',
            sales: 'INCLUDE_FPT_WITH_DETAILS',
            areInSubtotal,
          },
        },
      })),
      products: quoteProducts.map((product) =>
        product.sku === 'tazza' && product.type === 'simple'
          ? { ...product, fixedTaxes: [{ label: { it: LABEL }, countryId: 'IT', cents: TAX_CENTS }] }
          : product,
      ),
    },
  })

const cents = ({ value }: Pick<Money, 'value'>) => Math.round(value * 100)
const sumOf = (rows: readonly { readonly value: number }[]) => rows.reduce((sum, row) => sum + cents(row), 0)

const rowsOf = (subtotal: Money, lines: readonly Line[]) =>
  fixedTaxRows(
    subtotal,
    lines.map(({ quantity, prices }) => ({
      row: prices.row_total.value,
      pieces: quantity,
      taxes: prices.fixed_product_taxes,
    })),
  )

test.each([
  { areInSubtotal: false, rows: [{ label: LABEL, value: 0.7 }] },
  { areInSubtotal: true, rows: [] },
])('fixed taxes are counted once in cart, order and mail: $areInSubtotal', async ({ areInSubtotal, rows }) => {
  shop = open(areInSubtotal)
  const id = await createGuestCart(shop)
  await addLines(shop, id, [
    { sku: 'tazza', quantity: PIECES },
    { sku: 'rara', quantity: 1 },
  ])
  await prepareCheckout(shop, id)
  const asked = await changeCart(
    shop,
    'setPaymentMethodOnCart',
    { cart_id: id, payment_method: { code: 'checkmo' } },
    CART,
  )
  const { cart } = (asked.data as { readonly setPaymentMethodOnCart: { readonly cart: Cart } }).setPaymentMethodOnCart
  const { prices, itemsV2, shipping_addresses: addresses } = cart
  const shown = rowsOf(prices.subtotal_excluding_tax, itemsV2.items)
  expect(shown).toEqual(rows)
  const shipping = addresses.reduce((sum, each) => sum + cents(each.selected_shipping_method.price_incl_tax), 0)
  expect(cents(prices.subtotal_including_tax) + shipping + sumOf(shown)).toBe(cents(prices.grand_total))

  const placed = await placeOrder(shop, id, {}, ORDER)
  expect(placed.errors).toEqual([])
  const { orderV2 } = (placed.data as { readonly placeOrder: { readonly orderV2: Order } }).placeOrder
  const { total, items } = orderV2
  const lines = items.map(({ quantity_ordered: quantity, prices: linePrices }) => ({ quantity, prices: linePrices }))
  const ofOrder = rowsOf(total.subtotal_excl_tax, lines)
  expect(ofOrder).toEqual(rows)
  expect(cents(total.subtotal_incl_tax) + cents(total.shipping_handling.amount_including_tax) + sumOf(ofOrder)).toBe(
    cents(total.grand_total),
  )
  expect(cents(total.grand_total)).toBe(cents(prices.grand_total))

  const [mail] = shop.takeMail()
  // Once in the words of the line, and in a row of its own where the subtotal lacks it.
  expect(mail?.plainText.match(new RegExp(LABEL, 'g'))).toHaveLength(areInSubtotal ? 1 : 2)
})

test('an estimate has the fixed taxes of its country, and the cart keeps its own', async () => {
  shop = open(false)
  const id = await createGuestCart(shop)
  await addLines(shop, id, [{ sku: 'tazza', quantity: PIECES }])
  const estimated = async (country: string) => {
    const answer = await shop.ask(
      `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { ${CART} } }`,
      { input: { cart_id: id, address: { country_code: country } } },
    )
    expect(answer.errors).toEqual([])
    const { cart } = (answer.data as { readonly estimateTotals: { readonly cart: Cart } }).estimateTotals
    const labels = cart.itemsV2.items.flatMap((line) => line.prices.fixed_product_taxes.map(({ label }) => label))
    return { labels, total: cents(cart.prices.grand_total) }
  }
  const home = await estimated('IT')
  expect(home.labels).toEqual([LABEL])
  expect(await estimated('FR')).toEqual({ labels: [], total: home.total - PIECES * TAX_CENTS })
  expect(await estimated('IT')).toEqual(home)
})

type Order = {
  readonly total: {
    readonly grand_total: Money
    readonly subtotal_incl_tax: Money
    readonly subtotal_excl_tax: Money
    readonly shipping_handling: { readonly amount_including_tax: Money }
  }
  readonly items: readonly (Pick<Line, 'prices'> & { readonly quantity_ordered: number })[]
}
