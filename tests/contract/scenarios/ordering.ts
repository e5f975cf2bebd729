import assert from 'node:assert/strict'
import type { Scenario } from './scenario.ts'

type Money = { readonly value: number }
type Cart = {
  readonly total_quantity: number
  readonly itemsV2: {
    readonly total_count: number
    readonly items: readonly {
      readonly uid: string
      readonly quantity: number
      readonly product: { readonly sku: string }
      readonly prices: { readonly row_total_including_tax: Money }
      readonly configured_variant?: { readonly sku: string }
    }[]
  }
  readonly prices: {
    readonly grand_total: Money
    readonly subtotal_including_tax: Money
    readonly discounts: readonly { readonly amount: Money; readonly label: string }[] | null
  }
}

const CART_FIELDS = `id total_quantity itemsV2 { total_count items { __typename uid quantity product { uid sku }
  prices { row_total_including_tax { value } } ... on ConfigurableCartItem { configured_variant { uid sku } } } }
  prices { grand_total { value } subtotal_including_tax { value } discounts { amount { value } label } }`
const CART = `query($c: String!) { cart(cart_id: $c) { ${CART_FIELDS} } }`
const cents = ({ value }: Money) => Math.round(value * 100)

const UPDATE = `mutation($i: UpdateCartItemsInput) { updateCartItems(input: $i) { cart { ${CART_FIELDS} } } }`

export const ordering: readonly Scenario[] = [
  {
    name: 'the same product twice is one line with the sum of both',
    run: async ({ client, steps, wares }) => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.simple, 1)
      await steps.add(cart, wares.simple, 2)
      const { cart: read } = await client.data<{ cart: Cart }>(CART, { c: cart })
      assert.equal(read.itemsV2.total_count, 1)
      assert.equal(read.itemsV2.items[0]?.quantity, 3)
      assert.equal(read.total_quantity, 3)
    },
  },
  {
    name: 'a configurable product is added by its chosen options',
    run: async ({ client, steps, wares }) => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.configurable.sku, 1, wares.configurable.options)
      const { cart: read } = await client.data<{ cart: Cart }>(CART, { c: cart })
      const [line] = read.itemsV2.items
      assert.equal(line?.product.sku, wares.configurable.sku)
      assert.notEqual(line?.configured_variant?.sku, wares.configurable.sku)
    },
  },
  {
    name: 'lines add up to the subtotal, in cents',
    run: async ({ client, steps, wares }) => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.simple, 3)
      await steps.add(cart, wares.configurable.sku, 2, wares.configurable.options)
      const { cart: read } = await client.data<{ cart: Cart }>(CART, { c: cart })
      const sum = read.itemsV2.items.reduce((total, line) => total + cents(line.prices.row_total_including_tax), 0)
      assert.equal(cents(read.prices.subtotal_including_tax), sum)
      // A merchant's rules may lower the total without a coupon.
      const off = (read.prices.discounts ?? []).reduce((total, { amount }) => total + cents(amount), 0)
      assert.equal(cents(read.prices.grand_total), sum - off)
    },
  },
  {
    name: 'good lines are added and bad ones reported',
    run: async ({ client, steps, wares }) => {
      const { addProductsToCart } = await client.data<{
        addProductsToCart: { cart: Cart; user_errors: readonly { code: string; message: string }[] }
      }>(
        `mutation($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) {
          cart { ${CART_FIELDS} } user_errors { code message } } }`,
        {
          c: await steps.newCart(),
          i: [
            { sku: wares.simple, quantity: 1 },
            { sku: 'NO-SUCH-SKU', quantity: 1 },
          ],
        },
      )
      assert.equal(addProductsToCart.cart.total_quantity, 1)
      assert.deepEqual(addProductsToCart.user_errors, [
        { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NO-SUCH-SKU"' },
      ])
    },
  },
  {
    name: 'a quantity is changed, and zero removes the line',
    run: async ({ client, steps, wares }) => {
      const cart = await steps.newCart()
      const item = await steps.add(cart, wares.simple)
      const update = async (quantity: number) =>
        (
          await client.data<{ updateCartItems: { cart: Cart } }>(UPDATE, {
            i: { cart_id: cart, cart_items: [{ cart_item_uid: item, quantity }] },
          })
        ).updateCartItems.cart
      assert.equal((await update(4)).total_quantity, 4)
      assert.equal((await update(0)).itemsV2.total_count, 0)
    },
  },
  {
    name: 'stock limits what a cart takes',
    run: async ({ client, steps, wares }) => {
      const { addProductsToCart } = await client.data<{
        addProductsToCart: { user_errors: readonly { code: string }[] }
      }>(
        `mutation($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { cart { id } user_errors { code message } } }`,
        { c: await steps.newCart(), i: [{ sku: wares.lowStock.sku, quantity: wares.lowStock.left + 1 }] },
      )
      assert.equal(addProductsToCart.user_errors[0]?.code, 'INSUFFICIENT_STOCK')
    },
  },
  {
    name: 'a guest orders: email, address, shipping, billing, payment, order; the cart is then closed',
    run: async ({ client, steps }) => {
      const cart = await steps.readyCart()
      const { number, token } = await steps.order(cart)
      assert.match(number, /^\d{9,}$/)
      const closed = await client.send(CART, { c: cart })
      assert.equal(closed.body?.errors?.[0]?.message, "The cart isn't active.")
      const { guestOrderByToken } = await client.data<{
        guestOrderByToken: {
          number: string
          total: { grand_total: Money; total_shipping: Money }
          items: readonly { quantity_ordered: number }[]
        }
      }>(
        `query($t: String!) { guestOrderByToken(input: { token: $t }) { number items { __typename id quantity_ordered }
          total { grand_total { value } total_shipping { value } } } }`,
        { t: token },
      )
      assert.equal(guestOrderByToken.number, number)
      assert.equal(guestOrderByToken.items[0]?.quantity_ordered, 1)
      assert.ok(guestOrderByToken.total.grand_total.value > 0)
    },
  },
  {
    name: 'the same cart cannot be ordered twice, not even at the same moment',
    run: async ({ client, steps }) => {
      const cart = await steps.readyCart()
      const place = () =>
        client.data<{ placeOrder: { orderV2: { number: string } | null } }>(
          'mutation($c: String!) { placeOrder(input: { cart_id: $c }) { orderV2 { id number } errors { code message } } }',
          { c: cart },
        )
      const results = await Promise.all([place(), place(), place()])
      assert.equal(results.filter(({ placeOrder }) => placeOrder.orderV2 !== null).length, 1)
    },
  },
  {
    name: 'an order takes its quantity from the stock',
    run: async ({ client, steps, wares }) => {
      const left = async () =>
        (
          await client.data<{ products: { items: readonly { only_x_left_in_stock: number | null }[] } }>(
            'query($s: String) { products(filter: { sku: { eq: $s } }) { items { uid only_x_left_in_stock stock_status } } }',
            { s: wares.lowStock.sku },
          )
        ).products.items[0]?.only_x_left_in_stock ?? 0
      const before = await left()
      assert.ok(before > 0)
      const cart = await steps.newCart()
      await steps.add(cart, wares.lowStock.sku, 1)
      await steps.setEmail(cart, 'ospite@example.com')
      await steps.setShippingAddress(cart)
      await steps.setShippingMethod(cart)
      await steps.setBilling(cart)
      await steps.setPayment(cart)
      await steps.order(cart)
      assert.equal(await left(), before - 1)
    },
  },
  {
    name: 'a coupon lowers the total by what its discount says',
    isOfEmbeddedShop: true,
    run: async ({ client, steps, wares }) => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.simple, 2)
      const { applyCouponToCart } = await client.data<{ applyCouponToCart: { cart: Cart } }>(
        `mutation($i: ApplyCouponToCartInput) { applyCouponToCart(input: $i) { cart { ${CART_FIELDS} } } }`,
        { i: { cart_id: cart, coupon_code: 'BENVENUTO10' } },
      )
      const { subtotal_including_tax, grand_total, discounts } = applyCouponToCart.cart.prices
      const off = (discounts ?? []).reduce((sum, { amount }) => sum + cents(amount), 0)
      assert.ok(off > 0)
      assert.equal(cents(grand_total), cents(subtotal_including_tax) - off)
    },
  },
  {
    name: 'a guest cart joins the cart of the customer who signs in',
    run: async ({ client, steps, wares }) => {
      const guest = await steps.newCart()
      await steps.add(guest, wares.simple, 2)
      const { token } = await steps.newCustomer()
      const own = await steps.customerCart(token)
      const { mergeCarts } = await client.data<{ mergeCarts: Cart }>(
        `mutation($s: String!, $d: String) { mergeCarts(source_cart_id: $s, destination_cart_id: $d) { ${CART_FIELDS} } }`,
        { s: guest, d: own },
        { Authorization: `Bearer ${token}` },
      )
      assert.equal(mergeCarts.total_quantity, 2)
    },
  },
]
