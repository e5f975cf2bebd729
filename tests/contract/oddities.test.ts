import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { createSteps, findWares, type Wares } from './preparations.ts'

/** The value at a path such as `cart.items.0.uid`. */
function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
      value,
    )
}

const ORDER_BY_TOKEN = (fields: string) =>
  `query ($t: String!) { guestOrderByToken(input: { token: $t }) { ${fields} } }`

const INTERNAL = 'Internal server error'

describe.each(['2.4.7', '2.4.8'] as const)('Magento %s', (profile) => {
  const shop = openEmbeddedShop(profile)
  const client = createCommerceClient(shop.url, shop.fetch)
  const steps = () => createSteps(client, wares)
  let wares: Wares
  beforeAll(async () => {
    wares = await findWares(client)
  })
  afterAll(() => {
    expect(shop.failures).toEqual([])
    shop.close()
  })

  /** The answer's data and the messages of its errors. */
  async function ask(query: string, variables: object = {}, headers: Record<string, string> = {}) {
    const { body } = await client.send(query, variables, { headers })
    return { data: body?.data, errors: body?.errors?.map(({ message }) => message) ?? [] }
  }

  describe('null for search criteria', () => {
    const LIST = `query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) {
      products(search: $search, filter: $filter, sort: $sort) { total_count }
    }`

    test.each([
      ['sort', { filter: {}, sort: null }],
      ['filter', { search: 'vaso', filter: null }],
      ['a part of filter', { filter: { price: null } }],
    ])('%s fails', async (_name, variables) => {
      expect(await ask(LIST, variables)).toEqual({ data: { products: null }, errors: [INTERNAL] })
    })

    test('omitted arguments do not', async () => {
      expect((await ask(LIST, { filter: {} })).errors).toEqual([])
    })

    test('a condition’s own value may be null: then it is no condition', async () => {
      const { data } = await ask(LIST, { filter: { sku: { eq: null } } })
      const { data: all } = await ask(LIST, { filter: {} })
      expect(data).toEqual(all)
    })

    test('categories fail on a part, not on the whole', async () => {
      const categories = 'query ($f: CategoryFilterInput) { categories(filters: $f) { total_count } }'
      expect((await ask(categories, { f: null })).errors).toEqual([])
      expect((await ask(categories, { f: { name: null } })).errors).toEqual([INTERNAL])
    })
  })

  describe('selectors of products and categories', () => {
    const LINKED = (selection: string, fragments = '') =>
      `query ($key: String) { products(filter: { url_key: { eq: $key } }) { items { ${selection} } } } ${fragments}`
    const itemOf = async (selection: string, fragments?: string, key = wares.configurable.urlKey) => {
      const { data, errors } = await ask(LINKED(selection, fragments), { key })
      return { item: at(data, 'products.items.0'), errors }
    }

    test('follow one spread, not a spread inside of it: the fields are empty, prices nothing', async () => {
      const inner =
        'fragment B on ProductInterface { name price_range { minimum_price { final_price { value } } } small_image { url } }'
      const near = await itemOf('related_products { sku ...B }', inner)
      const far = await itemOf('related_products { sku ...A }', `fragment A on ProductInterface { uid ...B } ${inner}`)
      const seen = at(near.item, 'related_products.0')
      expect(at(seen, 'name')).toEqual(expect.any(String))
      expect(at(seen, 'price_range.minimum_price.final_price.value')).toBeGreaterThan(0)
      expect(at(far.item, 'related_products.0')).toEqual({
        sku: at(seen, 'sku'),
        uid: expect.any(String),
        name: null,
        price_range: { minimum_price: { final_price: { value: 0 } } },
        small_image: { url: expect.stringContaining('/static/') },
      })
    })

    test('fail on an inline fragment directly inside of a spread', async () => {
      const variants = (product: string, fragments?: string) =>
        itemOf(`... on ConfigurableProduct { variants { product { sku ${product} } } }`, fragments)
      const failing = await variants('...A', 'fragment A on SimpleProduct { name ... on SimpleProduct { weight } }')
      expect(failing.errors).toEqual([INTERNAL])
      expect(at(failing.item, 'variants.0.product')).toBeNull()
      const working = await variants('... on SimpleProduct { name weight }')
      expect(working.errors).toEqual([])
      expect(at(working.item, 'variants.0.product.name')).toEqual(expect.any(String))
    })

    test('read the category tree as deep as one spread shows, and with the fields that it shows', async () => {
      const expanded = '{ categories { items { uid children { uid name children { uid name } } } } }'
      const spread = `{ categories { items { uid ...A } } } fragment A on CategoryTree { uid ...B }
        fragment B on CategoryTree { children { uid name children { uid name } } }`
      const childrenOf = async (query: string) =>
        at((await ask(query)).data, 'categories.items.0.children') as readonly { uid: string; children: unknown[] }[]
      const whole = await childrenOf(expanded)
      expect(whole[0]).toEqual({ uid: expect.any(String), name: expect.any(String), children: expect.any(Array) })
      expect(whole.some(({ children }) => children.length > 0)).toBe(true)
      const lost = await childrenOf(spread)
      expect(lost).toEqual(whole.map(({ uid }) => ({ uid, name: null, children: [] })))
    })
  })

  test('names products and categories as cache tags in answers to GET alone', async () => {
    const query = `{ products(filter: { sku: { eq: "${wares.simple}" } }) { items { sku } } }`
    expect((await client.send(query, null, { method: 'GET' })).headers.get('x-magento-tags')).toMatch(/^FPC/)
    expect((await client.send(query)).headers.get('x-magento-tags') ?? 'FPC').toBe('FPC')
  })

  test('fails on the redirect code of an entity that was not reached by its route, and nulls it', async () => {
    const list = `query ($sku: String) { products(filter: { sku: { eq: $sku } }) {
      items { sku ... on RoutableInterface { redirect_code } } } }`
    expect(await ask(list, { sku: wares.simple })).toEqual({
      data: { products: { items: [null] } },
      errors: [INTERNAL],
    })
    const { data, errors } = await ask('query ($url: String!) { route(url: $url) { redirect_code } }', {
      url: `${wares.configurable.urlKey}.html`,
    })
    expect(errors).toEqual([])
    expect(data).toEqual({ route: { redirect_code: 0 } })
  })

  test('reports a configurable line as unavailable, but not in the answer to its addition', async () => {
    const cart = await steps().newCart()
    const line = 'itemsV2 { items { is_available errors { code } } }'
    const added = await ask(
      `mutation ($cart: String!, $items: [CartItemInput!]!) {
        addProductsToCart(cartId: $cart, cartItems: $items) { cart { ${line} } } }`,
      { cart, items: [{ sku: wares.configurable.sku, quantity: 1, selected_options: wares.configurable.options }] },
    )
    expect(at(added.data, 'addProductsToCart.cart.itemsV2.items.0.is_available')).toBe(true)
    const read = await ask(`query ($cart: String!) { cart(cart_id: $cart) { ${line} } }`, { cart })
    expect(at(read.data, 'cart.itemsV2.items')).toEqual([{ is_available: false, errors: null }])
  })

  test('ignores the SKU of a parent: the variant is a simple line', async () => {
    const cart = await steps().newCart()
    const { data } = await ask(
      `query ($key: String) { products(filter: { url_key: { eq: $key } }) {
        items { ... on ConfigurableProduct { variants { product { sku stock_status } } } } } }`,
      { key: wares.configurable.urlKey },
    )
    const variants = at(data, 'products.items.0.variants') as readonly {
      product: { sku: string; stock_status: string }
    }[]
    const sku = variants.find(({ product }) => product.stock_status === 'IN_STOCK')?.product.sku
    const added = await ask(
      `mutation ($cart: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $cart, cartItems: $items) {
        cart { itemsV2 { items { __typename product { sku } } } } user_errors { code } } }`,
      { cart, items: [{ sku, parent_sku: 'nonsense', quantity: 1 }] },
    )
    expect(at(added.data, 'addProductsToCart')).toEqual({
      cart: { itemsV2: { items: [{ __typename: 'SimpleCartItem', product: { sku } }] } },
      user_errors: [],
    })
  })

  test('sorts by the first key of its schema, whatever comes first in the question', async () => {
    const skus = async (sort: object) =>
      at(
        (
          await ask(
            'query ($s: ProductAttributeSortInput) { products(search: "a", sort: $s, pageSize: 8) { items { sku } } }',
            { s: sort },
          )
        ).data,
        'products.items',
      )
    expect(await skus({ price: 'ASC', name: 'ASC' })).toEqual(await skus({ name: 'ASC' }))
    expect(await skus({ price: 'ASC', name: 'ASC' })).not.toEqual(await skus({ price: 'ASC' }))
  })

  test.each([
    ['an empty value', { sku: { eq: '' } }],
    ['an empty list', { sku: { in: [] } }],
  ])('drops a filter with %s', async (_name, filter) => {
    const count = async (of: object) =>
      at(
        (await ask('query ($f: ProductAttributeFilterInput) { products(filter: $f) { total_count } }', { f: of })).data,
        'products.total_count',
      )
    expect(await count(filter)).toBe(await count({}))
  })

  describe('orders', () => {
    let token: string
    let cart: string
    beforeAll(async () => {
      cart = await steps().readyCart()
    })

    test('cannot tell the titles of taxes in the answer to their placing; the order is placed', async () => {
      const placed = await ask(
        `mutation ($c: String!) { placeOrder(input: { cart_id: $c }) {
          orderV2 { token total { taxes { title } } } } }`,
        { c: cart },
      )
      expect(placed.errors).toEqual([INTERNAL])
      token = String(at(placed.data, 'placeOrder.orderV2.token'))
      const read = await ask(ORDER_BY_TOKEN('total { taxes { title } }'), { t: token })
      expect(read.errors).toEqual([])
      expect(at(read.data, 'guestOrderByToken.total.taxes.0.title')).toEqual(expect.any(String))
    })

    test('have another token with every answer; each of them works', async () => {
      const first = at((await ask(ORDER_BY_TOKEN('token'), { t: token })).data, 'guestOrderByToken.token')
      const second = at((await ask(ORDER_BY_TOKEN('token'), { t: first as string })).data, 'guestOrderByToken.token')
      expect(new Set([token, first, second]).size).toBe(3)
    })

    test('are looked up by last name, in 2.4.7 by postcode', async () => {
      const { data } = await ask(ORDER_BY_TOKEN('number billing_address { lastname postcode } email'), { t: token })
      const {
        number,
        email,
        billing_address: address,
      } = at(data, 'guestOrderByToken') as {
        number: string
        email: string
        billing_address: { lastname: string; postcode: string }
      }
      const lookUp = (known: object) =>
        ask('query ($i: OrderInformationInput!) { guestOrder(input: $i) { number } }', {
          i: { number, email, ...known },
        })
      const [byName, byPostcode] = [
        await lookUp({ lastname: address.lastname }),
        await lookUp({ postcode: address.postcode }),
      ]
      const [found, refused] = profile === '2.4.7' ? [byPostcode, byName] : [byName, byPostcode]
      expect(found).toEqual({ data: { guestOrder: { number } }, errors: [] })
      expect(refused.data).toBeUndefined()
    })
  })

  test('an address of the book without a country fails', async () => {
    const { token } = await steps().newCustomer()
    const { errors } = await ask(
      `mutation { createCustomerAddress(input: { firstname: "Ada", lastname: "Rossi", street: ["Via Roma 1"],
        city: "Firenze", postcode: "50100", telephone: "055123456" }) { id } }`,
      {},
      { Authorization: `Bearer ${token}` },
    )
    expect(errors).toEqual([INTERNAL])
  })

  test('a missing block is an error, and hides those that are there', async () => {
    const { data, errors } = await ask(
      '{ cmsBlocks(identifiers: ["footer-links", "nirgends"]) { items { identifier } } }',
    )
    expect(errors).toEqual([`The CMS block with the "nirgends" ID doesn't exist.`])
    expect(at(data, 'cmsBlocks.items')).toEqual([{ identifier: 'footer-links' }, null])
  })

  test('tells the first error and hides the others', async () => {
    const { errors } = await ask('{ a: cmsPage(identifier: "nirgends") { title } b: country(id: "XX") { id } }')
    expect(errors).toHaveLength(1)
  })

  describe('queries of other API clients', () => {
    test('numbers of products, and all lines of a cart at once with the numbers of the choices', async () => {
      const cart = await steps().newCart()
      await steps().add(cart, wares.configurable.sku, 1, wares.configurable.options)
      const { data, errors } = await ask(
        `query ($c: String!) { cart(cart_id: $c) { items { product { id uid }
          ... on ConfigurableCartItem { configurable_options { id value_id configurable_product_option_value_uid } } } } }`,
        { c: cart },
      )
      expect(errors).toEqual([])
      const product = at(data, 'cart.items.0.product') as { readonly id: number; readonly uid: string }
      expect(atob(product.uid)).toBe(String(product.id))
      const chosen = at(data, 'cart.items.0.configurable_options.0') as Readonly<Record<string, unknown>>
      expect(atob(String(chosen['configurable_product_option_value_uid']))).toBe(
        `configurable/${String(chosen['id'])}/${String(chosen['value_id'])}`,
      )
    })

    test('the older mutation to create an account, whose schema has no required fields', async () => {
      const create = 'mutation ($i: CustomerInput!) { createCustomer(input: $i) { customer { email } } }'
      const email = steps().freshEmail()
      const person = { email, firstname: 'Ada', lastname: 'Rossi', password: 'Ceramica.2026' }
      expect(await ask(create, { i: person })).toEqual({
        data: { createCustomer: { customer: { email } } },
        errors: [],
      })
      const { lastname: _, ...rest } = person
      expect((await ask(create, { i: { ...rest, email: steps().freshEmail() } })).errors).toEqual([
        'Required parameters are missing: lastname',
      ])
    })

    test('reCAPTCHA is off', async () => {
      const { data } = await ask('{ recaptchaV3Config { is_enabled website_key forms } }')
      expect(data).toEqual({ recaptchaV3Config: { is_enabled: false, website_key: '', forms: [] } })
    })
  })
})
