import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { encodeUid } from '#server/commerce/engine/uid.ts'
import {
  addLines,
  changeCart,
  createGuestCart,
  openQuoteShop,
  placeOrder,
  prepareCheckout,
  readCart,
  refusal,
  signUp,
  textAt,
  type QuoteShop,
} from '../quoteShop.ts'

let shop: QuoteShop
let glazes: Readonly<Record<string, string>>
beforeAll(async () => {
  shop = openQuoteShop()
  const answer = await shop.ask(
    `{ products(filter: { sku: { eq: "anfora" } }) {
         items { ... on ConfigurableProduct { variants { attributes { label uid } } } } } }`,
  )
  const text = JSON.stringify(answer.data)
  glazes = Object.fromEntries(
    [...text.matchAll(/"label":"(\w+)","uid":"([^"]+)"/g)].map(([, label, uid]) => [label, uid]),
  )
})
afterAll(() => shop.close())

const glaze = (label: string): string => glazes[label] ?? encodeUid('configurable', 0, 0)
const item = (quantity: number, sku = 'tazza') => ({ sku, quantity })

describe('carts', () => {
  test('a guest gets an empty one', async () => {
    const id = await createGuestCart(shop)
    expect(id).toHaveLength(32)
    expect((await readCart(shop, id)).data).toMatchObject({
      cart: {
        id,
        total_quantity: 0,
        is_virtual: false,
        itemsV2: { items: [], total_count: 0, page_info: { current_page: 1, page_size: 20, total_pages: 0 } },
        applied_coupons: null,
        prices: { grand_total: { value: 0, currency: 'EUR' }, applied_taxes: [], discounts: null },
      },
    })
  })

  test('the client may propose an id of 32 characters, once', async () => {
    const propose = (id: string) =>
      shop.ask('mutation ($id: ID!) { createGuestCart(input: { cart_uid: $id }) { cart { id } } }', { id })
    const id = 'p'.repeat(32)

    expect(textAt(await propose(id), 'createGuestCart.cart.id')).toBe(id)
    expect(refusal(await propose(id))).toEqual([['graphql-already-exists', `Cart with ID "${id}" already exists.`]])
    expect(refusal(await propose('abc'))).toEqual([['graphql-input', 'Cart ID length should to be 32 symbols.']])
  })

  test('unknown and unnamed carts', async () => {
    expect(refusal(await readCart(shop, 'nope'))).toEqual([
      ['graphql-no-such-entity', 'Could not find a cart with ID "nope"'],
    ])
    expect(refusal(await readCart(shop, ''))).toEqual([['graphql-input', 'Required parameter "cart_id" is missing']])
    expect(refusal(await addLines(shop, 'nope', [item(1)]))).toEqual([
      ['graphql-no-such-entity', 'Could not find a cart with ID "nope"'],
    ])
    expect(refusal(await addLines(shop, await createGuestCart(shop), []))).toEqual([
      ['graphql-input', 'Required parameter "cartItems" is missing'],
    ])
  })

  test('a forgotten cart is cleared away after its days', async () => {
    const own = openQuoteShop()
    const id = await createGuestCart(own)
    own.advance(31 * 86_400_000)
    await createGuestCart(own)
    expect(refusal(await readCart(own, id))[0]?.[0]).toBe('graphql-no-such-entity')
    own.close()
  })
})

describe('addProductsToCart', () => {
  test('adds, sums the same product, and prices it with tax', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1), item(2)])
    const answer = await addLines(shop, id, [item(1), item(1, 'ricettario')])

    expect(answer.data).toMatchObject({
      addProductsToCart: {
        user_errors: [],
        cart: {
          total_quantity: 5,
          itemsV2: {
            items: [
              {
                __typename: 'SimpleCartItem',
                quantity: 4,
                product: { sku: 'tazza', name: 'Tazza' },
                is_available: true,
                errors: null,
              },
              { quantity: 1, product: { sku: 'ricettario' } },
            ],
          },
          prices: {
            grand_total: { value: 74.8 },
            subtotal_excluding_tax: { value: 65 },
            applied_taxes: [
              { label: 'IVA 22%', amount: { value: 8.8 } },
              { label: 'IVA 4%', amount: { value: 1 } },
            ],
          },
        },
      },
    })
  })

  test('the chosen variant of a configurable', async () => {
    const id = await createGuestCart(shop)
    const answer = await addLines(shop, id, [{ sku: 'anfora', quantity: 2, selected_options: [glaze('Petrolio')] }])

    expect(answer.data).toMatchObject({
      addProductsToCart: {
        user_errors: [],
        cart: {
          itemsV2: {
            items: [
              {
                __typename: 'ConfigurableCartItem',
                product: { sku: 'anfora' },
                configured_variant: { sku: 'anfora-petrolio' },
                configurable_options: [{ option_label: 'Smalto', value_label: 'Petrolio' }],
                is_available: true,
              },
            ],
          },
        },
      },
    })
  })

  test('special and tier prices', async () => {
    const id = await createGuestCart(shop)
    const prices = (price: number) => ({
      itemsV2: { items: [{ prices: { price_including_tax: { value: price }, original_item_price: { value: 10 } } }] },
    })
    expect((await addLines(shop, id, [item(2, 'a-tre')])).data).toMatchObject({
      addProductsToCart: { cart: prices(9) },
    })
    expect((await addLines(shop, id, [item(1, 'a-tre')])).data).toMatchObject({
      addProductsToCart: { cart: prices(8) },
    })
  })

  test('good lines are added, bad ones reported', async () => {
    const id = await createGuestCart(shop)
    const answer = await addLines(shop, id, [
      item(1),
      item(1, 'TAZZA'),
      item(1, 'esaurita'),
      item(0),
      item(1.5),
      item(20_000),
      item(4, 'rara'),
      { sku: 'anfora', quantity: 1 },
      { sku: 'anfora', quantity: 1, selected_options: ['zzz'] },
      { sku: 'anfora', quantity: 1, selected_options: [glaze('Avorio')] },
    ])

    expect(answer.data).toMatchObject({
      addProductsToCart: {
        cart: { total_quantity: 1 },
        user_errors: [
          {
            __typename: 'CartUserInputError',
            code: 'PRODUCT_NOT_FOUND',
            message: 'Could not find a product with SKU "TAZZA"',
          },
          { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "esaurita"' },
          { code: 'UNDEFINED', message: 'The product quantity should be greater than 0' },
          { code: 'UNDEFINED', message: 'You cannot use decimal quantity for this product.' },
          { code: 'UNDEFINED', message: 'The requested qty exceeds the maximum qty allowed in shopping cart' },
          {
            __typename: 'InsufficientStockError',
            code: 'INSUFFICIENT_STOCK',
            message: 'Only 3 of 4 available',
            quantity: 3,
          },
          { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
          { code: 'UNDEFINED', message: 'You need to choose options for your item.' },
          { code: 'NOT_SALABLE', message: 'There are no source items with the in stock status' },
        ],
      },
    })
  })

  test('the quantity in the cart counts towards the stock', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(2, 'rara')])
    expect((await addLines(shop, id, [item(2, 'rara')])).data).toMatchObject({
      addProductsToCart: { cart: { total_quantity: 2 }, user_errors: [{ message: 'Only 3 of 4 available' }] },
    })
  })
})

describe('lines', () => {
  const update = (id: string, items: readonly object[], on = shop) =>
    changeCart(
      on,
      'updateCartItems',
      { cart_id: id, cart_items: items },
      on.profile === '2.4.7' ? 'cart { total_quantity }' : 'cart { total_quantity } errors { code message }',
    )
  const uidOf = async (id: string, on = shop) => textAt(await readCart(on, id), 'cart.itemsV2.items.0.uid')

  test('change and go', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1)])
    const uid = await uidOf(id)
    expect((await update(id, [{ cart_item_uid: uid, quantity: 7 }])).data).toMatchObject({
      updateCartItems: { cart: { total_quantity: 7 }, errors: [] },
    })
    expect((await update(id, [{ cart_item_uid: uid, quantity: 0 }])).data).toMatchObject({
      updateCartItems: { cart: { total_quantity: 0 }, errors: [] },
    })
  })

  test('2.4.8 makes the possible changes and reports the others', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1), item(1, 'rara')])
    const cart = await readCart(shop, id)
    const answer = await update(id, [
      { cart_item_uid: textAt(cart, 'cart.itemsV2.items.0.uid'), quantity: 2 },
      { cart_item_uid: textAt(cart, 'cart.itemsV2.items.1.uid'), quantity: 9 },
      { cart_item_uid: encodeUid(99_999), quantity: 1 },
      { cart_item_uid: textAt(cart, 'cart.itemsV2.items.0.uid') },
      { cart_item_uid: '!!', quantity: 1 },
    ])
    expect(answer.data).toMatchObject({
      updateCartItems: {
        cart: { total_quantity: 3 },
        errors: [
          { code: 'INSUFFICIENT_STOCK', message: 'Could not update the product with SKU rara: Only 3 of 9 available' },
          { code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 99999.' },
          { code: 'REQUIRED_PARAMETER_MISSING', message: 'Required parameter "quantity" for "cart_items" is missing.' },
          { code: 'INVALID_PARAMETER_VALUE', message: 'Value of uid "!!" is incorrect.' },
        ],
      },
    })
  })

  test('2.4.7 fails whole, and changes nothing', async () => {
    const older = openQuoteShop({ profile: '2.4.7' })
    const id = await createGuestCart(older)
    await addLines(older, id, [item(1), item(1, 'rara')])
    const cart = await readCart(older, id)
    const [first, second] = [0, 1].map((index) => textAt(cart, `cart.itemsV2.items.${index}.uid`))

    const tooMuch = await update(
      id,
      [
        { cart_item_uid: first, quantity: 5 },
        { cart_item_uid: second, quantity: 9 },
      ],
      older,
    )
    expect(refusal(tooMuch)).toEqual([
      ['graphql-input', 'Could not update the product with SKU rara: The requested qty is not available'],
    ])
    expect((await readCart(older, id)).data).toMatchObject({ cart: { total_quantity: 2 } })
    expect(refusal(await update(id, [{ cart_item_uid: encodeUid(99_999), quantity: 1 }], older))).toEqual([
      ['graphql-no-such-entity', 'Could not find cart item with id: 99999.'],
    ])
    older.close()
  })

  test('removing twice', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1)])
    const input = { cart_id: id, cart_item_uid: await uidOf(id) }
    expect((await changeCart(shop, 'removeItemFromCart', input, 'cart { total_quantity }')).data).toMatchObject({
      removeItemFromCart: { cart: { total_quantity: 0 } },
    })
    expect(refusal(await changeCart(shop, 'removeItemFromCart', input, 'cart { id }'))).toEqual([
      ['graphql-no-such-entity', "The cart doesn't contain the item"],
    ])
    expect(refusal(await changeCart(shop, 'removeItemFromCart', { cart_id: id }, 'cart { id }'))).toEqual([
      ['graphql-input', 'Required parameter "cart_item_id" is missing.'],
    ])
  })

  test('pages and order', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1), item(1, 'a-tre'), item(1, 'rara')])
    const page = (args: string) =>
      shop.ask(
        `{ cart(cart_id: "${id}") { itemsV2(${args}) { items { product { sku } } page_info { total_pages } } } }`,
      )

    expect((await page('pageSize: 2, currentPage: 2')).data).toMatchObject({
      cart: { itemsV2: { items: [{ product: { sku: 'rara' } }], page_info: { total_pages: 2 } } },
    })
    expect((await page('sort: { field: SKU, order: DESC }')).data).toMatchObject({
      cart: {
        itemsV2: {
          items: [{ product: { sku: 'tazza' } }, { product: { sku: 'rara' } }, { product: { sku: 'a-tre' } }],
        },
      },
    })
    expect(refusal(await page('pageSize: 0'))).toEqual([['graphql-input', 'pageSize value must be greater than 0.']])
  })

  test('speak the language of the store view asked', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1)])
    expect((await readCart(shop, id, { store: 'en' })).data).toMatchObject({
      cart: {
        itemsV2: { items: [{ product: { name: 'Tazza (en)' } }] },
        prices: { applied_taxes: [{ label: 'VAT 22%' }] },
      },
    })
  })
})

describe('coupons', () => {
  const apply = (id: string, code: string) =>
    changeCart(
      shop,
      'applyCouponToCart',
      { cart_id: id, coupon_code: code },
      'cart { applied_coupons { code } prices { discounts { label amount { value } } grand_total { value } } }',
    )
  const remove = (id: string) =>
    changeCart(
      shop,
      'removeCouponFromCart',
      { cart_id: id },
      'cart { applied_coupons { code } prices { grand_total { value } } }',
    )

  test('one at a time, in any letter case', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1)])
    expect((await apply(id, 'benvenuto10')).data).toMatchObject({
      applyCouponToCart: {
        cart: {
          applied_coupons: [{ code: 'BENVENUTO10' }],
          prices: { discounts: [{ label: 'Benvenuto', amount: { value: 1.22 } }], grand_total: { value: 10.98 } },
        },
      },
    })
    expect(refusal(await apply(id, 'GRATIS'))).toEqual([
      ['graphql-input', 'A coupon is already applied to the cart. Please remove it to apply another'],
    ])
    expect((await remove(id)).data).toMatchObject({
      removeCouponFromCart: { cart: { applied_coupons: null, prices: { grand_total: { value: 12.2 } } } },
    })
  })

  test.each([
    ['NOPE', 'graphql-no-such-entity', "The coupon code isn't valid. Verify the code and try again."],
    ['CENTO', 'graphql-no-such-entity', "The coupon code isn't valid. Verify the code and try again."],
    ['', 'graphql-input', 'Required parameter "coupon_code" is missing'],
  ])('refuses %j and keeps the cart as it was', async (code, category, message) => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(1)])
    expect(refusal(await apply(id, code))).toEqual([[category, message]])
    expect((await apply(id, 'BENVENUTO10')).errors).toEqual([])
  })

  test('not for an empty cart', async () => {
    const id = await createGuestCart(shop)
    expect(refusal(await apply(id, 'BENVENUTO10'))).toEqual([
      ['graphql-no-such-entity', 'Cart does not contain products.'],
    ])
    expect(refusal(await remove(id))).toEqual([['graphql-no-such-entity', 'Cart does not contain products']])
  })

  test('one whose condition no longer holds is neither shown nor counted', async () => {
    const id = await createGuestCart(shop)
    await addLines(shop, id, [item(10)])
    expect((await apply(id, 'CENTO')).data).toMatchObject({
      applyCouponToCart: { cart: { prices: { grand_total: { value: 102 } } } },
    })
    const uid = textAt(await readCart(shop, id), 'cart.itemsV2.items.0.uid')
    const less = await changeCart(
      shop,
      'updateCartItems',
      { cart_id: id, cart_items: [{ cart_item_uid: uid, quantity: 1 }] },
      'cart { applied_coupons { code } prices { grand_total { value } } }',
    )
    expect(less.data).toMatchObject({
      updateCartItems: { cart: { applied_coupons: null, prices: { grand_total: { value: 12.2 } } } },
    })
  })
})

describe('whose cart', () => {
  const merge = (source: string, destination: string | null, token: string | null) =>
    shop.ask(
      'mutation ($s: String!, $d: String) { mergeCarts(source_cart_id: $s, destination_cart_id: $d) { id total_quantity } }',
      { s: source, d: destination },
      { token },
    )
  const customerCart = async (token: string) =>
    textAt(await shop.ask('{ customerCart { id } }', {}, { token }), 'customerCart.id')
  const notYours = (id: string) => [
    ['graphql-authorization', `The current user cannot perform operations on cart "${id}"`],
  ]

  test('a customer has one cart; nobody else may use it', async () => {
    const [ada, bob] = [await signUp(shop, 'ada.cart@example.com'), await signUp(shop, 'bob.cart@example.com')]
    const id = await customerCart(ada)
    expect(await customerCart(ada)).toBe(id)
    expect(textAt(await shop.ask('mutation { createEmptyCart }', {}, { token: ada }), 'createEmptyCart')).toBe(id)

    expect(refusal(await readCart(shop, id))).toEqual(notYours(id))
    expect(refusal(await readCart(shop, id, { token: bob }))).toEqual(notYours(id))
    expect(refusal(await addLines(shop, id, [item(1)]))).toEqual(notYours(id))
    const guest = await createGuestCart(shop)
    expect(refusal(await readCart(shop, guest, { token: ada }))).toEqual(notYours(guest))
    expect(refusal(await shop.ask('mutation { createGuestCart { cart { id } } }', {}, { token: ada }))).toEqual([
      ['graphql-already-exists', 'Use `Query.customerCart` for logged in customer.'],
    ])
    expect(refusal(await shop.ask('{ customerCart { id } }'))).toEqual([
      ['graphql-authorization', 'The request is allowed for logged in customer'],
    ])
  })

  test('merging adds quantities, drops lines beyond the stock, and closes the source', async () => {
    const token = await signUp(shop, 'ada.merge@example.com')
    const own = await customerCart(token)
    await addLines(shop, own, [item(1), item(2, 'rara')], { token })
    const guest = await createGuestCart(shop)
    await addLines(shop, guest, [item(2), item(2, 'rara'), item(1, 'corso')])

    expect((await merge(guest, null, token)).data).toEqual({ mergeCarts: { id: own, total_quantity: 6 } })
    expect(refusal(await merge(guest, own, token))).toEqual([['graphql-no-such-entity', "The cart isn't active."]])
    expect(refusal(await readCart(shop, guest))).toEqual([['graphql-no-such-entity', "The cart isn't active."]])
    expect(refusal(await merge(own, own, token))).toEqual(notYours(own))
  })

  test('merging brings the coupon of the guest, in place of the one the customer had', async () => {
    const token = await signUp(shop, 'ada.merge.coupon@example.com')
    const own = await customerCart(token)
    const guest = await createGuestCart(shop)
    const apply = (id: string, code: string, as: string | null) =>
      changeCart(shop, 'applyCouponToCart', { cart_id: id, coupon_code: code }, 'cart { id }', { token: as })
    await addLines(shop, own, [item(1)], { token })
    await apply(own, 'BENVENUTO10', token)
    await addLines(shop, guest, [item(9)])
    await apply(guest, 'CENTO', null)
    expect((await merge(guest, own, token)).errors).toEqual([])
    expect((await readCart(shop, own, { token })).data).toMatchObject({
      cart: { total_quantity: 10, applied_coupons: [{ code: 'CENTO' }] },
    })
  })

  test('merging takes a line that the stock no longer has, with its error', async () => {
    const own = openQuoteShop()
    const token = await signUp(own, 'ada@example.com')
    const [guest, buyer] = [await createGuestCart(own), await createGuestCart(own)]
    for (const id of [guest, buyer]) await addLines(own, id, [item(2, 'rara')])
    await prepareCheckout(own, buyer)
    await placeOrder(own, buyer)
    const merged = await own.ask(
      'mutation ($s: String!) { mergeCarts(source_cart_id: $s) { itemsV2 { items { quantity errors { code } } } } }',
      { s: guest },
      { token },
    )
    expect(merged.data).toMatchObject({
      mergeCarts: { itemsV2: { items: [{ quantity: 2, errors: [{ code: expect.any(String) }] }] } },
    })
    own.close()
  })

  test('merging refuses invalid carts', async () => {
    const token = await signUp(shop, 'ada.merge.bad@example.com')
    expect(refusal(await merge('x', null, null))).toEqual([
      ['graphql-authorization', "The current customer isn't authorized."],
    ])
    expect(refusal(await merge('', null, token))).toEqual([
      ['graphql-input', 'Required parameter "source_cart_id" is missing'],
    ])
    expect(refusal(await merge('x', '', token))).toEqual([
      ['graphql-input', 'The parameter "destination_cart_id" cannot be empty'],
    ])
    expect(refusal(await merge('x', null, token))).toEqual([
      ['graphql-no-such-entity', 'Could not find a cart with ID "x"'],
    ])
  })

  test("a guest's cart becomes the customer's", async () => {
    const token = await signUp(shop, 'ada.assign@example.com')
    const guest = await createGuestCart(shop)
    await addLines(shop, guest, [item(2)])
    const assign = (id: string, as: string | null = token) =>
      shop.ask(
        'mutation ($id: String!) { assignCustomerToGuestCart(cart_id: $id) { id email total_quantity } }',
        { id },
        { token: as },
      )

    expect(refusal(await assign(guest, null))).toEqual([
      ['graphql-authorization', "The current customer isn't authorized."],
    ])
    const first = await assign(guest)
    const own = textAt(first, 'assignCustomerToGuestCart.id')
    expect(first.data).toMatchObject({
      assignCustomerToGuestCart: { email: 'ada.assign@example.com', total_quantity: 2 },
    })
    expect(await customerCart(token)).toBe(own)
    expect(refusal(await assign(own))).toEqual(notYours(own))
    expect(refusal(await assign(guest))).toEqual([
      ['graphql-no-such-entity', `Could not find a cart with ID "${guest}"`],
    ])

    const second = await createGuestCart(shop)
    await addLines(shop, second, [item(1)])
    expect((await assign(second)).data).toMatchObject({ assignCustomerToGuestCart: { total_quantity: 3 } })
    expect(refusal(await readCart(shop, own, { token }))).toEqual([
      ['graphql-no-such-entity', "The cart isn't active."],
    ])
  })
})
