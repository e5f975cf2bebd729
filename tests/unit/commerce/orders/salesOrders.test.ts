import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import {
  ADDRESS,
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  type QuoteShop,
  readCart,
  refusal,
  signUp,
  textAt,
} from '../quoteShop.ts'

let shop: QuoteShop
beforeAll(() => {
  shop = openQuoteShop()
})
afterAll(() => shop.close())

async function readyCart(sku = 'tazza', quantity = 1, on = shop): Promise<string> {
  const id = await createGuestCart(on)
  await addLines(on, id, [{ sku, quantity }])
  await prepareCheckout(on, id)
  return id
}

const ORDER = `
  id number token status order_date email carrier shipping_method is_virtual
  payment_methods { name type additional_data { name value } }
  items {
    id product_name product_sku product_type product_url_key status quantity_ordered quantity_shipped
    product_sale_price { value } prices { row_total { value } row_total_including_tax { value } }
    discounts { label amount { value } } selected_options { label value } entered_options { label }
    product { sku }
  }
  shipping_address { firstname city region region_id country_code street }
  billing_address { lastname }
  total {
    grand_total { value currency } subtotal_excl_tax { value } subtotal_incl_tax { value } total_tax { value }
    total_shipping { value } discounts { label amount { value } } taxes { title rate amount { value } }
    shipping_handling {
      total_amount { value } amount_including_tax { value } amount_excluding_tax { value }
      taxes { title rate amount { value } }
    }
  }`

const problemOf = (code: string, message: string) => ({
  placeOrder: { errors: [{ code, message }], orderV2: null },
})

describe('placing an order', () => {
  test('carries the note for the courier into the order’s messages, in the language of the store view', async () => {
    const id = await readyCart()
    const note = 'Citofonare Rossi, scala B'
    const addresses = [{ address: ADDRESS, customer_notes: note }]
    const method = [{ carrier_code: 'flatrate', method_code: 'flatrate' }]
    await changeCart(shop, 'setShippingAddressesOnCart', { cart_id: id, shipping_addresses: addresses }, 'cart { id }')
    await changeCart(
      shop,
      'setBillingAddressOnCart',
      { cart_id: id, billing_address: { same_as_shipping: true } },
      'cart { id }',
    )
    await changeCart(shop, 'setShippingMethodsOnCart', { cart_id: id, shipping_methods: method }, 'cart { id }')
    shop.takeMail()
    const { data } = await placeOrder(shop, id, {}, 'number comments { message }')
    expect(data).toMatchObject({
      placeOrder: { errors: [], orderV2: { comments: [{ message: `Nota per il corriere: ${note}` }] } },
    })
    expect(shop.takeMail().map(({ plainText }) => plainText.includes(note))).toEqual([true])
  })

  test('snapshots the cart, closes it and takes the stock', async () => {
    const own = openQuoteShop()
    const id = await createGuestCart(own)
    await addLines(own, id, [
      { sku: 'rara', quantity: 2 },
      { sku: 'ricettario', quantity: 1 },
    ])
    await changeCart(own, 'applyCouponToCart', { cart_id: id, coupon_code: 'BENVENUTO10' }, 'cart { id }')
    await prepareCheckout(own, id)
    // Titles of taxes can only be read after the order is placed.
    const placed = await placeOrder(own, id, {}, 'token')
    const answer = await own.ask(`query ($t: String!) { guestOrderByToken(input: { token: $t }) { ${ORDER} } }`, {
      t: textAt(placed, 'placeOrder.orderV2.token'),
    })

    expect(answer.data).toMatchObject({
      guestOrderByToken: {
        id: 'MQ==',
        number: '000000001',
        status: 'Pending',
        order_date: '2026-11-21 12:00:00',
        email: 'ada@example.com',
        carrier: 'Corriere espresso',
        is_virtual: false,
        payment_methods: [{ name: 'Assegno', type: 'checkmo', additional_data: [] }],
        items: [
          {
            product_name: 'Rara',
            product_sku: 'rara',
            product_type: 'simple',
            status: 'Ordered',
            quantity_ordered: 2,
            quantity_shipped: 0,
            prices: { row_total: { value: 81.97 }, row_total_including_tax: { value: 100 } },
            discounts: [{ label: 'Benvenuto', amount: { value: 10 } }],
            product: { sku: 'rara' },
          },
          { product_sku: 'ricettario', discounts: [{ label: 'Benvenuto', amount: { value: 2.6 } }] },
        ],
        shipping_address: {
          firstname: 'Ada',
          city: 'Milano',
          region: 'Milano',
          country_code: 'IT',
          street: ['Via Roma 1'],
        },
        billing_address: { lastname: 'Guest' },
        total: {
          grand_total: { value: 120.3, currency: 'EUR' },
          subtotal_incl_tax: { value: 126 },
          subtotal_excl_tax: { value: 106.97 },
          discounts: [{ label: 'Benvenuto', amount: { value: 12.6 } }],
          total_tax: { value: 18.37 },
          taxes: [
            { title: 'IVA 22%', rate: 22, amount: { value: 17.47 } },
            { title: 'IVA 4%', rate: 4, amount: { value: 0.9 } },
          ],
          total_shipping: { value: 5.66 },
          shipping_handling: {
            total_amount: { value: 5.66 },
            amount_including_tax: { value: 6.9 },
            taxes: [{ title: 'IVA 22%', amount: { value: 1.24 } }],
          },
        },
      },
    })
    expect((await placeOrder(own, id)).data).toEqual(problemOf('CART_NOT_ACTIVE', "The cart isn't active."))
    expect(refusal(await readCart(own, id))).toEqual([['graphql-no-such-entity', "The cart isn't active."]])

    const next = await createGuestCart(own)
    expect((await addLines(own, next, [{ sku: 'rara', quantity: 2 }])).data).toMatchObject({
      addProductsToCart: { user_errors: [{ message: 'Only 1 of 2 available' }] },
    })
    own.close()
  })

  test('of two calls at once one order comes', async () => {
    const id = await readyCart()
    const answers = await Promise.all([placeOrder(shop, id), placeOrder(shop, id)])
    const texts = answers.map(({ data }) => JSON.stringify(data))
    expect(texts.filter((text) => text.includes('"orderV2":{"number"'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('CART_NOT_ACTIVE'))).toHaveLength(1)
  })

  test('numbers have no gaps, and each store view its own', async () => {
    const own = openQuoteShop()
    const numbers: string[] = []
    const order = async (store: string) =>
      textAt(await placeOrder(own, await readyCart('tazza', 1, own), { store }), 'placeOrder.orderV2.number')
    numbers.push(await order('it'))
    await placeOrder(own, await createGuestCart(own))
    numbers.push(await order('it'), await order('en'), await order('it'), await order('en'))
    expect(numbers).toEqual(['000000001', '000000002', '2000000001', '000000003', '2000000002'])
    own.close()
  })

  test('the last items go to one cart; the other keeps its lines', async () => {
    const own = openQuoteShop()
    const [first, second] = [await readyCart('rara', 2, own), await readyCart('rara', 2, own)]
    expect(textAt(await placeOrder(own, first), 'placeOrder.orderV2.number')).toBe('000000001')
    expect((await placeOrder(own, second)).data).toEqual(problemOf('UNDEFINED', 'The requested qty is not available'))
    expect((await readCart(own, second)).data).toMatchObject({
      cart: {
        itemsV2: {
          items: [
            { is_available: false, errors: [{ code: 'ITEM_QTY', message: 'The requested qty is not available' }] },
          ],
        },
      },
    })

    const third = await readyCart('rara', 1, own)
    expect((await placeOrder(own, third)).errors).toEqual([])
    expect((await placeOrder(own, second)).data).toEqual(
      problemOf('UNABLE_TO_PLACE_ORDER', 'Some of the products are out of stock.'),
    )
    own.close()
  })

  test('a coupon for one use by a customer is used up', async () => {
    const token = await signUp(shop, 'ada.coupon@example.com')
    const buy = async () => {
      const id = textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
      await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], { token })
      const coupon = await changeCart(
        shop,
        'applyCouponToCart',
        { cart_id: id, coupon_code: 'GRATIS' },
        'cart { id }',
        { token },
      )
      return { id, coupon }
    }
    const { id } = await buy()
    const steps: readonly (readonly [string, object])[] = [
      ['setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] }],
      ['setBillingAddressOnCart', { billing_address: { same_as_shipping: true } }],
      ['setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] }],
      ['setPaymentMethodOnCart', { payment_method: { code: 'free' } }],
    ]
    for (const [mutation, input] of steps)
      await changeCart(shop, mutation, { cart_id: id, ...input }, 'cart { id }', { token })
    const fields = 'total { grand_total { value } total_tax { value } }'
    expect((await placeOrder(shop, id, { token }, fields)).data).toMatchObject({
      placeOrder: { orderV2: { total: { grand_total: { value: 0 }, total_tax: { value: 0 } } } },
    })
    expect(refusal((await buy()).coupon)[0]?.[0]).toBe('graphql-no-such-entity')
  })

  test('obstacles are returned in the data, in the order of the checkout', async () => {
    const unable = 'UNABLE_TO_PLACE_ORDER'
    expect(refusal(await placeOrder(shop, ''))).toEqual([['graphql-input', 'Required parameter "cart_id" is missing']])
    expect((await placeOrder(shop, 'nope')).data).toEqual(
      problemOf('CART_NOT_FOUND', 'Could not find a cart with ID "nope"'),
    )

    const id = await createGuestCart(shop)
    const step = (mutation: string, input: object) =>
      changeCart(shop, mutation, { cart_id: id, ...input }, 'cart { id }')
    const attempt = async () => (await placeOrder(shop, id)).data
    expect(await attempt()).toEqual(problemOf('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'))
    await step('setGuestEmailOnCart', { email: 'ada@example.com' })
    expect(await attempt()).toEqual(
      problemOf(unable, 'A server error stopped your order from being placed. Please try to place your order again.'),
    )
    await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }])
    expect(await attempt()).toEqual(
      problemOf(unable, "Some addresses can't be used due to the configurations for specific countries."),
    )
    await step('setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] })
    expect(await attempt()).toEqual(
      problemOf(unable, 'The shipping method is missing. Select the shipping method and try again.'),
    )
    await step('setShippingMethodsOnCart', {
      shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
    })
    expect(JSON.stringify(await attempt())).toContain(
      'Please check the billing address information. \\"firstname\\" is',
    )
    await step('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } })
    expect(await attempt()).toEqual(problemOf(unable, 'Enter a valid payment method and try again.'))
    await step('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } })
    expect((await placeOrder(shop, id)).data).toMatchObject({ placeOrder: { errors: [] } })
  })

  test("somebody else's cart is not for ordering", async () => {
    const id = await readyCart()
    const token = await signUp(shop, 'bob.thief@example.com')
    expect(refusal(await placeOrder(shop, id, { token }))).toEqual([
      ['graphql-authorization', `The current user cannot perform operations on cart "${id}"`],
    ])
  })

  test('collected in the shop and paid on a purchase order', async () => {
    const id = await readyCart()
    const step = (mutation: string, input: object) =>
      changeCart(shop, mutation, { cart_id: id, ...input }, 'cart { id }')
    await step('setShippingAddressesOnCart', {
      shipping_addresses: [{ address: ADDRESS, pickup_location_code: 'napoli' }],
    })
    await step('setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: 'instore', method_code: 'pickup' }] })
    await step('setPaymentMethodOnCart', {
      payment_method: { code: 'purchaseorder', purchase_order_number: 'PO-1' },
    })
    const fields =
      'carrier shipping_method shipping_address { firstname street city } payment_methods { type additional_data { name value } } total { grand_total { value } }'
    expect((await placeOrder(shop, id, {}, fields)).data).toMatchObject({
      placeOrder: {
        orderV2: {
          carrier: 'Ritiro in bottega',
          shipping_method: 'Ritiro in bottega - Negozio di Napoli',
          shipping_address: { firstname: 'Ada', street: ['Piazza Dante 900'], city: 'Napoli' },
          payment_methods: [
            { type: 'purchaseorder', additional_data: [{ name: 'Purchase Order Number', value: 'PO-1' }] },
          ],
          total: { grand_total: { value: 12.2 } },
        },
      },
    })
  })

  test('a virtual cart needs no shipping', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [{ sku: 'corso', quantity: 1 }])
    await changeCart(shop, 'setGuestEmailOnCart', { cart_id: id, email: 'ada@example.com' }, 'cart { id }')
    await changeCart(
      shop,
      'setBillingAddressOnCart',
      { cart_id: id, billing_address: { address: ADDRESS } },
      'cart { id }',
    )
    await changeCart(
      shop,
      'setPaymentMethodOnCart',
      { cart_id: id, payment_method: { code: 'checkmo' } },
      'cart { id }',
    )
    const fields = 'is_virtual shipping_address { city } shipping_method carrier total { grand_total { value } }'
    expect((await placeOrder(shop, id, {}, fields)).data).toMatchObject({
      placeOrder: {
        orderV2: {
          is_virtual: true,
          shipping_address: null,
          shipping_method: null,
          carrier: null,
          total: { grand_total: { value: 80 } },
        },
      },
    })
  })
})

describe('the minimum of an order', () => {
  const openWithMinimum = (minimumOrder: number) =>
    openQuoteShop({
      shop: { stores: demoShop.stores.map((store) => ({ ...store, config: { ...store.config, minimumOrder } })) },
    })

  test('an order below it is refused in the words of Magento, and one that reaches it is placed', async () => {
    const own = openWithMinimum(6_000)
    const id = await readyCart('tazza', 1, own)
    // The Italian format separates the sign by a no-break space.
    expect((await placeOrder(own, id)).data).toEqual(problemOf('UNDEFINED', 'Minimum order amount is 60,00\u00a0€'))
    await addLines(own, id, [{ sku: 'tazza', quantity: 9 }])
    expect((await placeOrder(own, id)).data).toMatchObject({ placeOrder: { errors: [] } })
    own.close()
  })

  test('a cart that misses something else gets that refusal first', async () => {
    const own = openWithMinimum(6_000)
    const id = await createGuestCart(own)
    await addLines(own, id, [{ sku: 'tazza', quantity: 1 }])
    expect((await placeOrder(own, id)).data).toEqual(
      problemOf('GUEST_EMAIL_MISSING', 'Guest email for cart is missing.'),
    )
    own.close()
  })
})

describe("a guest's order", () => {
  const find = (input: object, store = 'it') =>
    shop.ask(`query ($input: OrderInformationInput!) { guestOrder(input: $input) { number } }`, { input }, { store })
  const findByToken = (token: string) =>
    shop.ask(`query ($input: OrderTokenInput!) { guestOrderByToken(input: $input) { number } }`, { input: { token } })
  const NOT_FOUND = [['graphql-no-such-entity', "We couldn't locate an order with the information provided."]]

  test('is found by data that its buyer knows, exactly, in its store view', async () => {
    const placed = await placeOrder(shop, await readyCart(), {}, 'number token')
    const number = textAt(placed, 'placeOrder.orderV2.number')
    const known = { number, email: 'ada@example.com', lastname: 'Guest' }

    expect((await find(known)).data).toEqual({ guestOrder: { number } })
    expect((await findByToken(textAt(placed, 'placeOrder.orderV2.token'))).data).toEqual({
      guestOrderByToken: { number },
    })
    for (const change of [{ number: '999999999' }, { email: 'ADA@example.com' }, { lastname: 'guest' }]) {
      expect(refusal(await find({ ...known, ...change }))).toEqual(NOT_FOUND)
    }
    expect(refusal(await find(known, 'en'))).toEqual(NOT_FOUND)
    expect(refusal(await findByToken('garbage'))).toEqual(NOT_FOUND)
  })

  test("a customer's order asks for signing in", async () => {
    const token = await signUp(shop, 'ada.orders@example.com')
    const id = textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
    await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], { token })
    await prepareCheckout(shop, id, { token })
    const placed = await placeOrder(shop, id, { token }, 'number token email')
    const number = textAt(placed, 'placeOrder.orderV2.number')
    const login = [['graphql-authorization', 'Please login to view the order.']]

    expect(textAt(placed, 'placeOrder.orderV2.email')).toBe('ada.orders@example.com')
    expect(refusal(await find({ number, email: 'ada.orders@example.com', lastname: 'Guest' }))).toEqual(login)
    expect(refusal(await findByToken(textAt(placed, 'placeOrder.orderV2.token')))).toEqual(login)
  })
})

describe("a customer's orders", () => {
  let token: string
  beforeAll(async () => {
    token = await signUp(shop, 'ada.list@example.com')
    for (const store of ['it', 'it', 'it', 'en']) {
      shop.advance(1_000)
      const id = textAt(await shop.ask('{ customerCart { id } }', {}, { token, store }), 'customerCart.id')
      await addLines(shop, id, [{ sku: 'tazza', quantity: 1 }], { token, store })
      await prepareCheckout(shop, id, { token, store })
      await placeOrder(shop, id, { token, store })
    }
  })

  async function orders(args = '') {
    const answer = await shop.ask(
      `{ customer { orders${args} { total_count page_info { current_page page_size total_pages } items { number } } } }`,
      {},
      { token },
    )
    return {
      answer,
      numbers: [...JSON.stringify(answer.data).matchAll(/"number":"(\d+)"/g)].map(([, number]) => number ?? ''),
    }
  }

  test('are those of the store view, oldest first; other scopes widen, sorting turns', async () => {
    const { numbers, answer } = await orders()
    expect(numbers).toHaveLength(3)
    expect(numbers).toEqual(numbers.toSorted())
    expect(answer.data).toMatchObject({ customer: { orders: { total_count: 3 } } })
    expect((await orders('(sort: { sort_field: NUMBER, sort_direction: DESC })')).numbers).toEqual(numbers.toReversed())
    expect((await orders('(scope: WEBSITE)')).numbers).toHaveLength(4)
  })

  test('come in pages, and are found by number', async () => {
    const { numbers } = await orders()
    const { answer, numbers: secondPage } = await orders('(pageSize: 2, currentPage: 2)')
    expect(secondPage).toEqual(numbers.slice(2))
    expect(answer.data).toMatchObject({
      customer: { orders: { page_info: { current_page: 2, page_size: 2, total_pages: 2 } } },
    })
    expect((await orders('(currentPage: 9)')).numbers).toEqual([])
    expect((await orders(`(filter: { number: { eq: "${numbers[1]}" } })`)).numbers).toEqual([numbers[1]])
    expect((await orders(`(filter: { number: { in: ["${numbers[0]}", "nope"] } })`)).numbers).toEqual([numbers[0]])
    expect((await orders('(filter: { number: { match: "0000" } })')).numbers).toEqual(numbers)
    expect((await orders('(filter: { number: { eq: "nope" } })')).numbers).toEqual([])
    expect(refusal((await orders('(pageSize: 0)')).answer)).toEqual([
      ['graphql-input', 'pageSize value must be greater than 0.'],
    ])
  })
})
