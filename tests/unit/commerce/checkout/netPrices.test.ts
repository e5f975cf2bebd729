import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignShop } from '../foreignShop.ts'
import { addLines, changeCart, openQuoteShop, placeOrder, type QuoteShop } from '../quoteShop.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- every query of a test has a shape of its own
type Data = any

const RATES = [
  { taxClass: 'standard', countryId: 'US', regionCode: 'NY', percent: 8.875, title: 'New York 8.875%' },
  { taxClass: 'standard', countryId: 'US', regionCode: null, percent: 5, title: 'USA 5%' },
]

let shop: QuoteShop
beforeAll(() => {
  const stores = foreignShop.stores.map((store) =>
    store.code === 'us' ? { ...store, config: { ...store.config, netPrices: { rates: RATES } } } : store,
  )
  shop = openQuoteShop({ shop: { ...foreignShop, stores }, edition: 'commerce' })
})
afterAll(() => shop.close())

const US = { store: 'us' }

async function read(query: string, variables: object = {}, where: { readonly store?: string } = US): Promise<Data> {
  const { data, errors } = await shop.ask(query, variables, where)
  expect(errors).toEqual([])
  return data
}

const SUMS = `shipping_addresses { selected_shipping_method { price_incl_tax { value } price_excl_tax { value } } }
  itemsV2 { items { prices {
    price { value } price_including_tax { value } row_total { value } row_total_including_tax { value } } } }
  prices {
    subtotal_excluding_tax { value } subtotal_including_tax { value } subtotal_with_discount_excluding_tax { value }
    applied_taxes { label amount { value } } discounts { amount { value } } grand_total { value } }`

const pricesOf = ({ cart }: Data) => cart.prices

async function cart(quantity = 2): Promise<string> {
  const created = await read('mutation { createGuestCart { cart { id } } }')
  const { id } = created.createGuestCart.cart
  expect((await addLines(shop, id, [{ sku: 'LAMP-1', quantity }], US)).errors).toEqual([])
  return id
}

async function change(mutation: string, cartId: string, input: object, fields = 'cart { id }'): Promise<Data> {
  const { data, errors } = await changeCart(shop, mutation, { cart_id: cartId, ...input }, fields, US)
  expect(errors).toEqual([])
  return data
}

const shipTo = (cartId: string, region: string) =>
  change('setShippingAddressesOnCart', cartId, {
    shipping_addresses: [
      {
        address: {
          firstname: 'Ada',
          lastname: 'Guest',
          street: ['Street 1'],
          telephone: '123456',
          city: 'City',
          postcode: '10001',
          country_code: 'US',
          region,
        },
      },
    ],
  })

describe('a store view with prices without tax', () => {
  test('says so', async () => {
    const query = `{ storeConfig { display_product_prices_in_catalog shopping_cart_display_price
      shopping_cart_display_shipping shopping_cart_display_subtotal } }`
    expect(Object.values((await read(query)).storeConfig)).toEqual([1, 1, 1, 1])
    expect(Object.values((await read(query, {}, { store: 'de' })).storeConfig)).toEqual([2, 2, 2, 2])
  })

  test('has no tax in a cart until it is known where the goods go', async () => {
    const { cart: found } = await read(`query ($id: String!) { cart(cart_id: $id) { ${SUMS} } }`, { id: await cart() })
    expect(found.prices).toMatchObject({
      subtotal_excluding_tax: { value: 200 },
      subtotal_including_tax: { value: 200 },
      applied_taxes: [],
      grand_total: { value: 200 },
    })
  })

  test.each([
    ['NY', 'New York 8.875%', 17.75],
    ['MA', 'USA 5%', 10],
  ])('adds the tax of %s', async (region, label, tax) => {
    const id = await cart()
    await shipTo(id, region)
    const { cart: found } = await read(`query ($id: String!) { cart(cart_id: $id) { ${SUMS} } }`, { id })
    expect(found.prices).toMatchObject({
      subtotal_excluding_tax: { value: 200 },
      subtotal_including_tax: { value: 200 + tax },
      applied_taxes: [{ label, amount: { value: tax } }],
      grand_total: { value: 200 + tax },
    })
    expect(found.itemsV2.items[0].prices).toMatchObject({ price: { value: 100 }, row_total: { value: 200 } })
  })

  test('taxes the price after the discount, and estimates the same', async () => {
    const id = await cart()
    await change('applyCouponToCart', id, { coupon_code: 'ZEHN' })
    const estimate = async (region: object) => {
      const { estimateTotals } = await read(
        `mutation ($input: EstimateTotalsInput!) { estimateTotals(input: $input) { cart { ${SUMS} } } }`,
        {
          input: {
            cart_id: id,
            address: { country_code: 'US', region },
            shipping_method: { carrier_code: 'flatrate', method_code: 'flatrate' },
          },
        },
      )
      return pricesOf(estimateTotals)
    }
    const prices = await estimate({ region_code: 'NY' })
    const [{ amount: discount }] = prices.discounts
    const [{ amount: tax }] = prices.applied_taxes
    expect(prices.subtotal_with_discount_excluding_tax.value).toBe(200 - discount.value)
    expect(tax.value).toBeCloseTo((200 - discount.value) * 0.088_75, 2)
    await shipTo(id, 'NY')
    const method = { carrier_code: 'flatrate', method_code: 'flatrate' }
    const after = await change('setShippingMethodsOnCart', id, { shipping_methods: [method] }, `cart { ${SUMS} }`)
    expect(pricesOf(after.setShippingMethodsOnCart)).toEqual(prices)
  })

  test('keeps the sums in the order, its documents and its mail', async () => {
    const id = await cart()
    await change('applyCouponToCart', id, { coupon_code: 'ZEHN' })
    await change('setGuestEmailOnCart', id, { email: 'ada@example.com' })
    await shipTo(id, 'NY')
    await change('setBillingAddressOnCart', id, { billing_address: { same_as_shipping: true } })
    const method = { carrier_code: 'flatrate', method_code: 'flatrate' }
    await change('setShippingMethodsOnCart', id, { shipping_methods: [method] })
    await change('setPaymentMethodOnCart', id, { payment_method: { code: 'banktransfer' } })
    const { cart: before } = await read(`query ($id: String!) { cart(cart_id: $id) { ${SUMS} } }`, { id })
    shop.takeMail()
    const order = `total {
      subtotal { value } total_tax { value } grand_total { value } discounts { amount { value } }
      shipping_handling { amount_excluding_tax { value } amount_including_tax { value } } }`
    const { data, errors } = await placeOrder(shop, id, US, order)
    expect(errors).toEqual([])
    const { total } = (data as Data).placeOrder.orderV2
    expect(total.grand_total).toEqual(before.prices.grand_total)
    expect(total.subtotal).toEqual({ value: 200 })
    const shipping = total.shipping_handling.amount_excluding_tax.value
    expect(total.shipping_handling.amount_including_tax.value).toBe(shipping)
    expect(total.grand_total.value).toBeCloseTo(
      200 - total.discounts[0].amount.value + shipping + total.total_tax.value,
      2,
    )
    const mail = JSON.stringify(shop.takeMail())
    expect(mail).toContain('New York 8.875%')
    expect(mail).not.toMatch(/included in the total/)
  })
})
