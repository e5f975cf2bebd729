import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import {
  ADDRESS,
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  type QuoteShop,
  refusal,
  signUp,
  textAt,
} from '../quoteShop.ts'

let shop: QuoteShop
let cartId: string
beforeAll(() => {
  shop = openQuoteShop()
})
beforeEach(async () => {
  cartId = await createGuestCart(shop)
  await addLines(shop, cartId, [{ sku: 'tazza', quantity: 1 }])
})
afterAll(() => shop.close())

const ADDRESSES = `cart {
  shipping_addresses {
    firstname city street region { code label region_id } country { code label } same_as_billing pickup_location_code
    available_shipping_methods { carrier_code amount { value } price_incl_tax { value } price_excl_tax { value } available }
    selected_shipping_method { carrier_code price_incl_tax { value } }
    cart_items_v2 { quantity }
  }
  billing_address { city }
  prices { grand_total { value } }
}`
const step = (mutation: string, input: object, fields = ADDRESSES, token?: string) =>
  changeCart(shop, mutation, { cart_id: cartId, ...input }, fields, token ? { token } : {})
const ship = (address: object = ADDRESS, token?: string) =>
  step('setShippingAddressesOnCart', { shipping_addresses: [{ address }] }, ADDRESSES, token)
const bill = (billing: object) => step('setBillingAddressOnCart', { billing_address: billing })
const carry = (carrier: string) =>
  step('setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: carrier, method_code: carrier }] })
const pay = (code: string, more: object = {}) =>
  step(
    'setPaymentMethodOnCart',
    { payment_method: { code, ...more } },
    'cart { selected_payment_method { code title purchase_order_number } available_payment_methods { code } }',
  )

describe('e-mail', () => {
  const setEmail = (email: string, token?: string) => step('setGuestEmailOnCart', { email }, 'cart { email }', token)

  test('is kept', async () => {
    expect((await setEmail('ada@example.com')).data).toEqual({
      setGuestEmailOnCart: { cart: { email: 'ada@example.com' } },
    })
  })

  test.each([
    ['nope', 'Invalid email format'],
    ['', 'Required parameter "email" is missing'],
  ])('%j is refused', async (email, message) => {
    expect(refusal(await setEmail(email))).toEqual([['graphql-input', message]])
  })

  test('is not for customers', async () => {
    const token = await signUp(shop, 'ada.email@example.com')
    expect(refusal(await setEmail('x@example.com', token))).toEqual([
      ['graphql-input', 'The request is not allowed for logged in customers'],
    ])
  })
})

describe('shipping address', () => {
  test('offers the methods that go there', async () => {
    expect((await ship()).data).toMatchObject({
      setShippingAddressesOnCart: {
        cart: {
          shipping_addresses: [
            {
              firstname: 'Ada',
              city: 'Milano',
              street: ['Via Roma 1'],
              region: { code: 'MI', label: 'Milano' },
              country: { code: 'IT', label: 'IT' },
              same_as_billing: false,
              available_shipping_methods: [
                {
                  carrier_code: 'flatrate',
                  amount: { value: 6.9 },
                  price_incl_tax: { value: 6.9 },
                  price_excl_tax: { value: 5.66 },
                  available: true,
                },
                { carrier_code: 'instore', amount: { value: 0 } },
              ],
              selected_shipping_method: null,
              cart_items_v2: [{ quantity: 1 }],
            },
          ],
        },
      },
    })
  })

  test('each empty field is an error of its own, without a path', async () => {
    const answer = await ship({ ...ADDRESS, firstname: '', lastname: '', city: '', telephone: '' })
    expect(answer.data).toEqual({ setShippingAddressesOnCart: null })
    expect(refusal(answer)).toEqual(
      ['firstname', 'lastname', 'city', 'telephone'].map((field) => [
        'graphql-input',
        `"${field}" is required. Enter and try again.`,
      ]),
    )
    expect(answer.errors[0]).not.toHaveProperty('path')
  })

  test.each([
    [[], 'Required parameter "shipping_addresses" is missing'],
    [[{}], 'The shipping address must contain either "customer_address_id" or "address".'],
    [[{ address: ADDRESS }, { address: ADDRESS }], 'You cannot specify multiple shipping addresses.'],
    [
      [{ address: ADDRESS, customer_address_id: 1 }],
      'The shipping address cannot contain "customer_address_id" and "address" at the same time.',
    ],
    [[{ address: { ...ADDRESS, country_code: 'XX' } }], 'Country is not available'],
    [[{ address: { ...ADDRESS, region: '' } }], 'Region is required.'],
    [[{ address: { ...ADDRESS, region: 'ZZ' } }], '"regionId" is required. Enter and try again.'],
  ])('%j is refused', async (addresses, message) => {
    expect(refusal(await step('setShippingAddressesOnCart', { shipping_addresses: addresses }))).toEqual([
      ['graphql-input', message],
    ])
  })

  test('is not possible without shipping', async () => {
    cartId = await createGuestCart(shop)
    await addLines(shop, cartId, [{ sku: 'corso', quantity: 1 }])
    expect(refusal(await ship())).toEqual([
      ['graphql-no-such-entity', 'Shipping address is not allowed on cart: cart contains no items for shipment.'],
    ])
    expect((await bill({ address: ADDRESS })).errors).toEqual([])
    expect((await pay('checkmo')).errors).toEqual([])
  })
})

describe('address book', () => {
  const addressIds = async (token: string) =>
    JSON.stringify((await shop.ask('{ customer { addresses { city } } }', {}, { token })).data)
  const fromBook = (id: number, token?: string) =>
    step('setShippingAddressesOnCart', { shipping_addresses: [{ customer_address_id: id }] }, ADDRESSES, token)

  test('keeps a typed address once, unless told not to', async () => {
    const token = await signUp(shop, 'ada.book@example.com')
    cartId = textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
    await ship({ ...ADDRESS, city: 'Torino', save_in_address_book: false }, token)
    await ship(ADDRESS, token)
    await ship(ADDRESS, token)
    expect(await addressIds(token)).toBe('{"customer":{"addresses":[{"city":"Milano"}]}}')
  })

  test('opens to its owner only', async () => {
    const token = await signUp(shop, 'ada.foreign@example.com')
    expect(refusal(await fromBook(1))).toEqual([['graphql-authorization', "The current customer isn't authorized."]])
    cartId = textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
    expect(refusal(await fromBook(1, token))).toEqual([
      ['graphql-authorization', 'Current customer does not have permission to address with ID "1"'],
    ])
    expect(refusal(await fromBook(999_999, token))).toEqual([
      ['graphql-no-such-entity', 'Could not find a address with ID "999999"'],
    ])
  })
})

describe('billing address', () => {
  test('may be the shipping address, and the other way round', async () => {
    expect(refusal(await bill({ same_as_shipping: true }))).toEqual([
      ['graphql-input', 'Could not use the "same_as_shipping" option, because the shipping address has not been set.'],
    ])
    await ship()
    expect((await bill({ same_as_shipping: true })).data).toMatchObject({
      setBillingAddressOnCart: {
        cart: { billing_address: { city: 'Milano' }, shipping_addresses: [{ same_as_billing: true }] },
      },
    })
    expect((await bill({ address: { ...ADDRESS, city: 'Pavia' }, use_for_shipping: true })).data).toMatchObject({
      setBillingAddressOnCart: {
        cart: { billing_address: { city: 'Pavia' }, shipping_addresses: [{ city: 'Pavia', same_as_billing: true }] },
      },
    })
    expect((await bill({ address: { ...ADDRESS, city: 'Lodi' } })).data).toMatchObject({
      setBillingAddressOnCart: {
        cart: { billing_address: { city: 'Lodi' }, shipping_addresses: [{ city: 'Pavia', same_as_billing: false }] },
      },
    })
  })

  test.each([
    [{}, 'Required parameter "billing_address" is missing'],
    [
      { use_for_shipping: true },
      'The billing address must contain either "customer_address_id", "address", or "same_as_shipping".',
    ],
  ])('%j is refused', async (billing, message) => {
    expect(refusal(await bill(billing))).toEqual([['graphql-input', message]])
  })
})

describe('shipping method', () => {
  test('is added to the total', async () => {
    await ship()
    expect((await carry('flatrate')).data).toMatchObject({
      setShippingMethodsOnCart: {
        cart: {
          shipping_addresses: [
            { selected_shipping_method: { carrier_code: 'flatrate', price_incl_tax: { value: 6.9 } } },
          ],
          prices: { grand_total: { value: 19.1 } },
        },
      },
    })
  })

  test('is free from 79 euros after discounts, and no longer when the cart shrinks', async () => {
    await addLines(shop, cartId, [{ sku: 'tazza', quantity: 6 }])
    await ship()
    const free = await carry('freeshipping')
    expect(free.data).toMatchObject({
      setShippingMethodsOnCart: { cart: { prices: { grand_total: { value: 85.4 } } } },
    })

    const coupon = await step('applyCouponToCart', { coupon_code: 'BENVENUTO10' })
    expect(coupon.data).toMatchObject({
      applyCouponToCart: {
        cart: {
          shipping_addresses: [
            {
              available_shipping_methods: [{ carrier_code: 'flatrate' }, { carrier_code: 'instore' }],
              selected_shipping_method: null,
            },
          ],
          prices: { grand_total: { value: 76.86 } },
        },
      },
    })
  })

  test('needs lines, an address and an offer', async () => {
    expect(refusal(await carry('flatrate'))).toEqual([
      ['graphql-input', 'The shipping address is missing. Set the address and try again.'],
    ])
    await ship()
    expect(refusal(await carry('freeshipping'))).toEqual([
      ['graphql-no-such-entity', 'Carrier with such method not found: freeshipping, freeshipping'],
    ])
    expect(refusal(await carry(''))).toEqual([['graphql-input', 'Required parameter "carrier_code" is missing.']])
    expect(refusal(await step('setShippingMethodsOnCart', { shipping_methods: [] }))).toEqual([
      ['graphql-input', 'Required parameter "shipping_methods" is missing'],
    ])
    cartId = await createGuestCart(shop)
    expect(refusal(await carry('flatrate'))).toEqual([
      ['graphql-input', "The shipping method can't be set for an empty cart. Add an item to cart and try again."],
    ])
  })
})

describe('payment method', () => {
  test('is chosen among those offered', async () => {
    expect(refusal(await pay('checkmo'))).toEqual([
      ['graphql-input', 'The shipping address is missing. Set the address and try again.'],
    ])
    await ship()
    expect((await pay('banktransfer', { purchase_order_number: 'PO-1' })).data).toMatchObject({
      setPaymentMethodOnCart: {
        cart: {
          selected_payment_method: {
            code: 'banktransfer',
            title: 'Bonifico bancario',
            purchase_order_number: 'PO-1',
          },
        },
      },
    })
    for (const code of ['free', 'nope']) {
      expect(refusal(await pay(code))).toEqual([['graphql-input', 'The requested Payment Method is not available.']])
    }
    expect(refusal(await pay(''))).toEqual([
      ['graphql-input', 'Required parameter "code" for "payment_method" is missing.'],
    ])
  })

  test('is free and nothing else when nothing is to pay', async () => {
    await step('applyCouponToCart', { coupon_code: 'GRATIS' })
    await ship()
    await carry('flatrate')
    expect((await pay('free')).data).toMatchObject({
      setPaymentMethodOnCart: {
        cart: { selected_payment_method: { code: 'free' }, available_payment_methods: [{ code: 'free' }] },
      },
    })
    expect(refusal(await pay('checkmo'))).toEqual([['graphql-input', 'The requested Payment Method is not available.']])
  })
})

describe('estimates', () => {
  const methods = (id: string, country = 'IT') =>
    shop.ask(`mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) { carrier_code } }`, {
      input: { cart_id: id, address: { country_code: country } },
    })
  const totals = (carrier: string) =>
    shop.ask(
      `mutation ($input: EstimateTotalsInput!) {
        estimateTotals(input: $input) { cart { prices { grand_total { value } } shipping_addresses { city } } }
      }`,
      {
        input: {
          cart_id: cartId,
          address: { country_code: 'IT' },
          shipping_method: { carrier_code: carrier, method_code: carrier },
        },
      },
    )

  test('store nothing', async () => {
    expect((await methods(cartId)).data).toEqual({
      estimateShippingMethods: [{ carrier_code: 'flatrate' }, { carrier_code: 'instore' }],
    })
    expect((await methods(cartId, 'NO')).data).toEqual({ estimateShippingMethods: [] })
    const estimated = (value: number) => ({
      estimateTotals: { cart: { prices: { grand_total: { value } }, shipping_addresses: [] } },
    })
    expect((await totals('flatrate')).data).toEqual(estimated(19.1))
    expect((await totals('nope')).data).toEqual(estimated(12.2))
  })

  test('call an unknown cart bad input', async () => {
    expect(refusal(await methods('nope'))).toEqual([['graphql-input', 'Could not find a cart with ID "nope"']])
  })
})

test('agreements are those of the store view, or none', async () => {
  const agreement = {
    name: { it: 'Condizioni', en: 'Terms' },
    checkboxText: { it: 'Accetto', en: 'I accept' },
    content: { it: '<p>…</p>', en: '<p>…</p>' },
    mode: 'MANUAL',
    sortOrder: 1,
  } as const
  const own = openQuoteShop({ shop: { agreements: [agreement] } })
  const read = (store: string) =>
    own.ask('{ checkoutAgreements { agreement_id name checkbox_text is_html mode content_height } }', {}, { store })
  expect((await read('en')).data).toEqual({
    checkoutAgreements: [
      {
        agreement_id: 1,
        name: 'Terms',
        checkbox_text: 'I accept',
        is_html: true,
        mode: 'MANUAL',
        content_height: null,
      },
    ],
  })
  own.close()
})

test('guests buy nothing where only customers may', async () => {
  const stores = demoShop.stores.map((store) => ({
    ...store,
    config: { ...store.config, isGuestCheckoutEnabled: false },
  }))
  const own = openQuoteShop({ shop: { stores } })
  const id = await createGuestCart(own)
  const closed = [
    ['graphql-authorization', 'Guest checkout is not allowed. Register a customer account or login with existing one.'],
  ]
  expect(
    refusal(await changeCart(own, 'setGuestEmailOnCart', { cart_id: id, email: 'a@b.it' }, 'cart { id }')),
  ).toEqual(closed)
  expect(refusal(await changeCart(own, 'placeOrder', { cart_id: id }, 'orderV2 { number }'))).toEqual(closed)
  own.close()
})
