import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { foreignShop } from '../foreignShop.ts'
import { addLines, changeCart, openQuoteShop, placeOrder, type QuoteShop, signIn } from '../quoteShop.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- every query of a test has a shape of its own
type Data = any

const open = () => openQuoteShop({ shop: foreignShop, edition: 'commerce' })

let shop: QuoteShop
beforeAll(() => {
  shop = open()
})
afterAll(() => shop.close())

type Where = { readonly store?: string; readonly currency?: string; readonly token?: string }

async function read(query: string, where: Where = {}, variables: object = {}): Promise<Data> {
  const { data, errors } = await shop.ask(query, variables, where)
  expect(errors).toEqual([])
  return data
}

const ADDRESSES: Readonly<Record<string, object>> = {
  de: { city: 'Kiel', postcode: '24103', country_code: 'DE' },
  us: { city: 'Boston', postcode: '02108', country_code: 'US', region: 'MA' },
}

async function cartWith(lines: readonly { sku: string; quantity: number }[], where: Where): Promise<string> {
  const created = await read('mutation { createGuestCart { cart { id } } }', where)
  const { id } = created.createGuestCart.cart
  expect((await addLines(shop, id, lines, where)).errors).toEqual([])
  return id
}

async function change(mutation: string, cartId: string, input: object, where: Where, fields = 'cart { id }') {
  const { data, errors } = await changeCart(shop, mutation, { cart_id: cartId, ...input }, fields, where)
  expect(errors).toEqual([])
  return data as Data
}

async function prepare(cartId: string, country: string, where: Where): Promise<void> {
  const address = {
    firstname: 'Ada',
    lastname: 'Guest',
    street: ['Street 1'],
    telephone: '123456',
    ...ADDRESSES[country],
  }
  await change('setGuestEmailOnCart', cartId, { email: 'ada@example.com' }, where)
  await change('setShippingAddressesOnCart', cartId, { shipping_addresses: [{ address }] }, where)
  await change('setBillingAddressOnCart', cartId, { billing_address: { same_as_shipping: true } }, where)
  const method = { carrier_code: 'flatrate', method_code: 'flatrate' }
  await change('setShippingMethodsOnCart', cartId, { shipping_methods: [method] }, where)
  await change('setPaymentMethodOnCart', cartId, { payment_method: { code: 'banktransfer' } }, where)
}

const ORDER = `number total {
  grand_total { value currency } base_grand_total { value currency } total_shipping { value }
  taxes { amount { value currency } } }`

describe('another shop', () => {
  test('has its own store views, names and languages', async () => {
    const query = `{ storeConfig { store_code locale default_display_currency_code base_currency_code timezone }
      products(filter: { sku: { eq: "LAMP-1" } }) { items { name url_key } aggregations { attribute_code label } } }`
    expect(await read(query)).toMatchObject({
      storeConfig: {
        store_code: 'de',
        locale: 'de_DE',
        default_display_currency_code: 'EUR',
        timezone: 'Europe/Berlin',
      },
      products: { items: [{ name: 'Leuchte Polar', url_key: 'leuchte-polar' }] },
    })
    const american = await read(query, { store: 'us' })
    expect(american).toMatchObject({
      storeConfig: {
        store_code: 'us',
        locale: 'en_US',
        default_display_currency_code: 'USD',
        base_currency_code: 'EUR',
      },
      products: { items: [{ name: 'Polar Lamp', url_key: 'polar-lamp' }] },
    })
    const french = await read(query, { store: 'fr' })
    expect(french.products.items).toEqual([{ name: 'Leuchte Polar', url_key: 'leuchte-polar' }])
    const labelIn = async (store: string) =>
      (await read('{ products(filter: {}) { aggregations { attribute_code label } } }', { store })).products
        .aggregations[0]
    expect(await labelIn('de')).toEqual({ attribute_code: 'price', label: 'Preis' })
    expect(await labelIn('us')).toEqual({ attribute_code: 'price', label: 'Price' })
    expect(await labelIn('fr')).toEqual({ attribute_code: 'price', label: 'Prix' })
    expect(await labelIn('es')).toEqual({ attribute_code: 'price', label: 'Precio' })
  })

  test('finds German words by their stem', async () => {
    const { products } = await read('{ products(search: "leuchte") { items { sku } } }')
    expect(products.items.map(({ sku }: Data) => sku).toSorted()).toEqual(['LAMP-1', 'LAMP-2'])
  })

  test('finds its pickup locations near their own towns, in any country', async () => {
    const query = `query ($area: AreaInput) { pickupLocations(area: $area) { items { name region_id } } }`
    const near = async (term: string) =>
      (await read(query, {}, { area: { search_term: term, radius: 50 } })).pickupLocations
    expect(await near('24105:DE')).toEqual({ items: [{ name: 'Laden Kiel', region_id: null }] })
    expect(await near('Kie')).toEqual({ items: [{ name: 'Laden Kiel', region_id: null }] })
    expect(await near('10115:DE')).toEqual({ items: [] })
  })

  test.each([
    ['de', 'Grund', 'Falsche Größe', 'Hochzeit', 'Raum'],
    ['us', 'Reason for Return', 'Wrong Size', 'Wedding', 'Room'],
    ['fr', 'Motif', 'Mauvaise taille', 'Mariage', 'Raum'],
    ['es', 'Motivo', 'Talla equivocada', 'Boda', 'Raum'],
  ])('labels forms in the language of %s', async (store, reason, size, wedding, room) => {
    const data = await read(
      `{ attributesList(entityType: RMA_ITEM) { items { code label ... on ReturnItemAttributeMetadata { options { label } } } }
        giftRegistryTypes { label } attributesForm(formCode: "customer_account_edit") { items { code label } } }`,
      { store },
    )
    expect(data.attributesList.items[0]).toMatchObject({ code: 'reason', label: reason })
    expect(data.attributesList.items[0].options[1].label).toBe(size)
    expect(data.giftRegistryTypes.map(({ label }: Data) => label)).toContain(wedding)
    expect(data.attributesForm.items.at(-1)).toEqual({ code: 'room', label: room })
  })
})

describe('currencies', () => {
  const PRICE =
    '{ products(filter: { sku: { eq: "LAMP-1" } }) { items { price_range { minimum_price { final_price { value currency } } } price_tiers { final_price { value } } } } }'
  const priceIn = async (where: Where) => {
    const { products } = await read(PRICE, where)
    return products.items[0].price_range.minimum_price.final_price
  }

  test('are named with their rates', async () => {
    const query =
      '{ currency { base_currency_code default_display_currency_code available_currency_codes exchange_rates { currency_to rate } } storeConfig { default_display_currency_code } }'
    const rates = [
      { currency_to: 'USD', rate: 1.25 },
      { currency_to: 'EUR', rate: 1 },
      { currency_to: 'CAD', rate: 1.5 },
    ]
    const currency = {
      base_currency_code: 'EUR',
      default_display_currency_code: 'USD',
      available_currency_codes: ['USD', 'EUR', 'CAD'],
      exchange_rates: rates,
    }
    const answer = { currency, storeConfig: { default_display_currency_code: 'USD' } }
    expect(await read(query, { store: 'us' })).toEqual(answer)
    expect(await read(query, { store: 'us', currency: 'CAD' })).toEqual(answer)
  })

  test('are chosen by Content-Currency; without it prices are in the default one', async () => {
    expect(await priceIn({ store: 'de' })).toEqual({ value: 80, currency: 'EUR' })
    expect(await priceIn({ store: 'us' })).toEqual({ value: 100, currency: 'USD' })
    expect(await priceIn({ store: 'us', currency: 'cad' })).toEqual({ value: 120, currency: 'CAD' })
    expect(await priceIn({ store: 'us', currency: 'EUR' })).toEqual({ value: 80, currency: 'EUR' })
    const { products } = await read(PRICE, { store: 'us' })
    expect(products.items[0].price_tiers).toEqual([{ final_price: { value: 437.5 } }])
  })

  test('other than those of the store view are refused', async () => {
    const { status, errors } = await shop.ask('{ storeConfig { store_code } }', {}, { store: 'de', currency: 'USD' })
    expect([status, errors[0]?.message]).toEqual([400, 'Please correct the target currency'])
  })

  test('prices are filtered in the shown currency', async () => {
    const skus = async (from: string, to: string, where: Where) => {
      const query = 'query ($f: ProductAttributeFilterInput) { products(filter: $f) { items { sku } } }'
      const { products } = await read(query, where, { f: { price: { from, to } } })
      return products.items.map(({ sku }: Data) => sku)
    }
    expect(await skus('90', '110', { store: 'us' })).toEqual(['LAMP-1'])
    expect(await skus('90', '110', { store: 'de' })).toEqual([])
  })

  test('a cart follows the request, and its order keeps the currency beside the base', async () => {
    const dollars = { store: 'us' }
    const id = await cartWith([{ sku: 'LAMP-1', quantity: 2 }], dollars)
    await prepare(id, 'us', dollars)
    await change('applyCouponToCart', id, { coupon_code: 'ZEHN' }, dollars)
    await change('applyGiftCardToCart', id, { gift_card_code: 'GIFT-1' }, dollars)
    const CART = `query ($id: String!) { cart(cart_id: $id) {
      applied_gift_cards { applied_balance { value currency } current_balance { value currency } }
      shipping_addresses { selected_shipping_method { price_incl_tax { value currency } } }
      prices { grand_total { value currency } discounts { label amount { value currency } } applied_taxes { label } } } }`
    const { cart } = await read(CART, dollars, { id })
    // 2 × 100 + 5 of shipping − 12.50 of the coupon − 20 of the gift card.
    expect(cart).toEqual({
      applied_gift_cards: [
        { applied_balance: { value: 20, currency: 'USD' }, current_balance: { value: 20, currency: 'USD' } },
      ],
      shipping_addresses: [{ selected_shipping_method: { price_incl_tax: { value: 5, currency: 'USD' } } }],
      prices: {
        grand_total: { value: 172.5, currency: 'USD' },
        discounts: [{ label: 'Ten off', amount: { value: 12.5, currency: 'USD' } }],
        applied_taxes: [{ label: 'Tax 19%' }],
      },
    })
    const canadian = await read(CART, { store: 'us', currency: 'CAD' }, { id })
    expect(canadian.cart.prices.grand_total).toEqual({ value: 207, currency: 'CAD' })

    const placed = await placeOrder(shop, id, dollars, ORDER)
    expect(placed.errors).toEqual([])
    expect(placed.data).toMatchObject({
      placeOrder: {
        errors: [],
        orderV2: {
          total: { grand_total: { value: 172.5, currency: 'USD' }, base_grand_total: { value: 138, currency: 'EUR' } },
        },
      },
    })
    const [mail] = shop.takeMail()
    expect(mail?.subject).toMatch(/^Your order /)
    expect(mail?.plainText).toContain('$172.50')
    const { giftCardAccount } = await read(
      '{ giftCardAccount(input: { gift_card_code: "GIFT-1" }) { balance { value currency } } }',
      dollars,
    )
    expect(giftCardAccount.balance).toEqual({ value: 0, currency: 'USD' })
  })

  test('the mail of an order is in the language of its store view', async () => {
    const id = await cartWith([{ sku: 'LAMP-1', quantity: 1 }], {})
    await prepare(id, 'de', {})
    const placed = await placeOrder(shop, id, {}, ORDER)
    expect(placed.data).toMatchObject({
      placeOrder: { orderV2: { total: { grand_total: { value: 84, currency: 'EUR' } } } },
    })
    const [mail] = shop.takeMail()
    expect(mail?.subject).toMatch(/^Ihre Bestellung /)
    const text = mail?.plainText.replaceAll('\u00a0', ' ')
    expect(text).toContain('84,00 €')
    expect(text).toContain('enthaltene MwSt.')
  })

  test('store credit and points are kept in the base currency and shown in the chosen one', async () => {
    const token = await signIn(shop, 'lena@example.com')
    const query = `{ customer {
      store_credit { current_balance { value currency } } reward_points { balance { points money { value currency } } }
      orders { items { total { grand_total { value currency } } } } } }`
    const { customer } = await read(query, { token })
    expect(customer.store_credit.current_balance).toEqual({ value: 20, currency: 'EUR' })
    expect(customer.reward_points.balance).toEqual({ points: 100, money: { value: 10, currency: 'EUR' } })
    const abroad = await read(query, { token, store: 'us' })
    expect(abroad.customer.store_credit.current_balance).toEqual({ value: 25, currency: 'USD' })
    expect(abroad.customer.reward_points.balance).toEqual({ points: 100, money: { value: 12.5, currency: 'USD' } })
    expect(abroad.customer.orders.items).toEqual([{ total: { grand_total: { value: 105, currency: 'USD' } } }])
  })

  test('store credit that paid for a foreign order comes back whole', async () => {
    const token = await signIn(shop, 'lena@example.com')
    const where = { store: 'us', token }
    const { customerCart } = await read('{ customerCart { id } }', where)
    await addLines(shop, customerCart.id, [{ sku: 'LAMP-1', quantity: 1 }], where)
    const address = { firstname: 'A', lastname: 'B', street: ['S 1'], telephone: '1234567', ...ADDRESSES['us'] }
    await change('setShippingAddressesOnCart', customerCart.id, { shipping_addresses: [{ address }] }, where)
    await change('setBillingAddressOnCart', customerCart.id, { billing_address: { same_as_shipping: true } }, where)
    const method = { carrier_code: 'flatrate', method_code: 'flatrate' }
    await change('setShippingMethodsOnCart', customerCart.id, { shipping_methods: [method] }, where)
    const credited = await shop.ask(
      'mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }',
      { id: customerCart.id },
      where,
    )
    expect(credited.errors).toEqual([])
    await change('setPaymentMethodOnCart', customerCart.id, { payment_method: { code: 'banktransfer' } }, where)
    const placed = await placeOrder(shop, customerCart.id, where, `id ${ORDER}`)
    expect(placed.data).toMatchObject({
      placeOrder: {
        orderV2: {
          total: { grand_total: { value: 80, currency: 'USD' }, base_grand_total: { value: 64, currency: 'EUR' } },
        },
      },
    })
    const credit = async () =>
      (await read('{ customer { store_credit { current_balance { value currency } } } }', { token })).customer
        .store_credit.current_balance
    expect(await credit()).toEqual({ value: 0, currency: 'EUR' })
    const orderId = (placed.data as Data).placeOrder.orderV2.id
    await shop.ask(
      'mutation ($i: CancelOrderInput!) { cancelOrder(input: $i) { error } }',
      { i: { order_id: orderId, reason: '-' } },
      where,
    )
    expect(await credit()).toEqual({ value: 20, currency: 'EUR' })
  })
})

test('the prices of a new day are indexed once, though a day begins later in another store view', async () => {
  const late = open()
  // Midnight has passed in Berlin, and not in New York.
  late.advance(12 * 3_600_000)
  for (const store of ['de', 'us', 'de', 'us']) {
    await late.ask('{ products(filter: {}, pageSize: 1) { total_count } }', {}, { store })
  }
  expect(late.changes).toHaveLength(1)
  late.close()
})
