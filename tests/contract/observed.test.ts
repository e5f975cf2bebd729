// Points of docs/your-own-magento.md, observed on a real 2.4.7, that oddities.test.ts does not cover.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { SeedShop, SeedStoreConfig } from '#server/commerce/seed/types.ts'
import { createCommerceClient } from './commerceClient.ts'
import { openEmbeddedShop } from './embeddedShop.ts'
import { createSteps, findWares, ITALIAN_ADDRESS, PASSWORD, type Wares } from './preparations.ts'
import type { Profile } from './scenarios/scenario.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- every query of a test has a shape of its own
type Data = any

const INTERNAL = 'Internal server error'
const CONFIG = '{ storeConfig { store_code } }'

const withConfig = (change: Partial<SeedStoreConfig>): SeedShop => ({
  ...demoShop,
  stores: demoShop.stores.map((store) => ({ ...store, config: { ...store.config, ...change } })),
})

function openShop(profile: Profile, options: Parameters<typeof openEmbeddedShop>[2] = {}) {
  const shop = openEmbeddedShop(profile, 'open-source', options)
  const client = createCommerceClient(shop.url, shop.fetch)
  return {
    ...shop,
    client,
    ask: async (query: string, variables: object = {}, headers: Record<string, string> = {}, method = 'POST') => {
      const { body, status } = await client.send(query, variables, { headers, method })
      return { status, data: body?.data as Data, errors: body?.errors?.map(({ message }) => message) ?? [] }
    },
    /** Opened separately for one test. */
    end() {
      shop.close()
      expect(shop.failures).toEqual([])
    },
  }
}

describe.each(['2.4.7', '2.4.8'] as const)('Magento %s', (profile) => {
  const isOlder = profile === '2.4.7'
  const shop = openShop(profile)
  const { client, ask } = shop
  let wares: Wares
  beforeAll(async () => {
    wares = await findWares(client)
  })
  afterAll(() => shop.end())
  const steps = () => createSteps(client, wares)
  const bearer = (token: string) => ({ Authorization: `Bearer ${token}` })

  test('products that sort alike come by id: as text in 2.4.7, as number later', async () => {
    const list =
      'query ($s: ProductAttributeSortInput) { products(filter: {}, sort: $s, pageSize: 200) { items { id } } }'
    const { data } = await ask(list, { s: { position: 'ASC' } })
    const ids: readonly number[] = data.products.items.map(({ id }: { id: number }) => id)
    const byNumber = ids.toSorted((one, other) => other - one)
    const byText = ids.map(String).toSorted().toReversed().map(Number)
    expect(byText).not.toEqual(byNumber)
    expect(ids).toEqual(isOlder ? byText : byNumber)
  })

  test('an address with a slash at its end or in capitals is a redirect', async () => {
    const route = 'query ($u: String!) { route(url: $u) { redirect_code relative_url } }'
    const path = `${wares.configurable.urlKey}.html`
    const moved = { route: { redirect_code: 301, relative_url: path } }
    expect((await ask(route, { u: `${path}/` })).data).toEqual(moved)
    expect((await ask(route, { u: path.toUpperCase() })).data).toEqual(moved)
    expect((await ask(route, { u: path })).data).toEqual({ route: { redirect_code: 0, relative_url: path } })
  })

  describe('hidden entities', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vetrina-hidden-'))
    const databasePath = join(folder, 'shop.sqlite')
    const hidden = openShop(profile, { databasePath })
    afterAll(() => {
      hidden.end()
      rmSync(folder, { recursive: true })
    })
    const change = (sql: string) => {
      const db = openDatabase(databasePath)
      db.exec(sql)
      db.close()
    }
    const route = (url: string) =>
      hidden.ask(
        `query ($u: String!) { route(url: $u) { __typename
          ... on ProductInterface { name stock_status price_range { minimum_price { final_price { value } } } } } }`,
        { u: url },
      )

    test('is found by route in 2.4.7, and refused later: a disabled product', async () => {
      change(`UPDATE product SET is_enabled = 0 WHERE sku = '${wares.configurable.sku}'`)
      const { data, errors } = await route(`${wares.configurable.urlKey}.html`)
      expect(errors).toEqual(isOlder ? [] : ['This product is disabled.'])
      const shown = { name: expect.any(String), stock_status: 'OUT_OF_STOCK', price_range: expect.any(Object) }
      expect(data.route).toEqual(isOlder ? { __typename: 'ConfigurableProduct', ...shown } : null)
    })

    test('is found by route in 2.4.7, and refused later: an inactive category', async () => {
      const { data: tree } = await hidden.ask('{ categories { items { children { url_path url_suffix } } } }')
      const [{ url_path: path, url_suffix: suffix }] = tree.categories.items[0].children
      change('UPDATE category SET is_active = 0 WHERE level > 1')
      const { data, errors } = await route(`${path}${suffix}`)
      expect(errors).toEqual(isOlder ? [] : ["Category doesn't exist"])
      expect(data.route).toEqual(isOlder ? { __typename: 'CategoryTree' } : null)
    })

    test('fails in 2.4.7, and is named later: a page that is inactive, an entity that is gone', async () => {
      change('UPDATE cms_page SET is_active = 0')
      change(`INSERT INTO url_rewrite VALUES (1, 'gone.html', 'product', 99999, 'catalog/product/view/id/99999', 0)`)
      const page = demoShop.cmsPages.find(({ identifier }) => !/home|no-route/.test(identifier))?.urlKey.it ?? ''
      const named = (url: string) => (isOlder ? INTERNAL : `No such entity found with matching URL key: ${url}`)
      expect((await route('gone.html')).errors).toEqual([named('gone.html')])
      expect((await route(page)).errors).toEqual([named(page)])
    })

    test('goes from a cart without a word: a line of a disabled product', async () => {
      const cart = await createSteps(hidden.client, wares).newCart()
      await createSteps(hidden.client, wares).add(cart, wares.simple)
      change(`UPDATE product SET is_enabled = 0 WHERE sku = '${wares.simple}'`)
      const lines = 'query ($c: String!) { cart(cart_id: $c) { itemsV2 { items { uid errors { code } } } } }'
      expect(await hidden.ask(lines, { c: cart })).toMatchObject({
        data: { cart: { itemsV2: { items: [] } } },
        errors: [],
      })
    })
  })

  test('requests that cannot be read get a page of HTML or plain text in 2.4.7', async () => {
    const typeOf = async (rawBody: string, headers: Record<string, string> = {}) => {
      const { status, headers: answered } = await client.send(null, null, { rawBody, headers })
      return `${status} ${answered.get('content-type')?.split(';')[0]}`
    }
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    const kinds = [
      await typeOf(''),
      await typeOf('{nope'),
      await typeOf('query=x', form),
      await typeOf(JSON.stringify({ query: CONFIG, variables: '{}' })),
      (await client.send(CONFIG, null, { method: 'DELETE' })).status,
    ]
    const html = '500 text/html'
    const json = '400 application/json'
    expect(kinds).toEqual(isOlder ? [html, html, html, '500 text/plain', 500] : [json, json, json, json, 405])
  })

  test('the cookie named store selects the store view in 2.4.7, where no header does', async () => {
    const codeWith = async (headers: Record<string, string>) =>
      (await ask(CONFIG, {}, headers)).data.storeConfig.store_code
    expect(await codeWith({ cookie: 'other=1; store=en' })).toBe(isOlder ? 'en' : 'it')
    expect(await codeWith({ cookie: 'store=nowhere' })).toBe('it')
    expect(await codeWith({ cookie: 'store=en', store: 'it' })).toBe('it')
  })

  test('an unknown store gets the default one from the page cache of 2.4.7', async () => {
    const query = '{ storeConfig { store_code locale timezone } }'
    const asNowhere = () => ask(query, undefined, { store: 'nowhere' }, 'GET')
    const refused = { status: isOlder ? 500 : 400, errors: ['Requested store is not found (nowhere)'] }
    expect(await asNowhere()).toMatchObject(refused)
    await ask(query, undefined, {}, 'GET')
    const found = { status: 200, data: { storeConfig: { store_code: 'it' } }, errors: [] }
    expect(await asNowhere()).toMatchObject(isOlder ? found : refused)
    expect((await ask(query, {}, { store: 'nowhere' })).errors).toEqual(refused.errors)
  })

  test('a sign-in in the second of a sign-out gives a dead token in 2.4.7', async () => {
    let time = Date.parse('2026-11-21T12:00:00.200Z')
    const clocked = openShop(profile, { now: () => time })
    const own = createSteps(clocked.client, wares)
    const { email, token } = await own.newCustomer()
    const isAlive = async (held: string) =>
      (await clocked.ask('{ customer { email } }', {}, bearer(held))).errors.length === 0
    await clocked.ask('mutation { revokeCustomerToken { result } }', {}, bearer(token))
    expect(await isAlive(await own.signIn(email))).toBe(!isOlder)
    time += 1_000
    expect(await isAlive(await own.signIn(email))).toBe(true)
    clocked.end()
  })

  test('tokens outlive a change of the password and of the e-mail address', async () => {
    const { token } = await steps().newCustomer()
    const as = bearer(token)
    const change =
      'mutation ($o: String!, $n: String!) { changeCustomerPassword(currentPassword: $o, newPassword: $n) { email } }'
    expect((await ask(change, { o: PASSWORD, n: `${PASSWORD}x` }, as)).errors).toEqual([])
    const move =
      'mutation ($e: String!, $p: String!) { updateCustomerEmail(email: $e, password: $p) { customer { email } } }'
    expect((await ask(move, { e: steps().freshEmail(), p: `${PASSWORD}x` }, as)).errors).toEqual([])
    expect((await ask('{ customer { email } }', {}, as)).errors).toEqual([])
  })

  test('the answer to a new account tells plain fields only; the account is there', async () => {
    const create = (fields: string, email: string) =>
      ask(`mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email ${fields} } } }`, {
        i: { email, firstname: 'Ada', lastname: 'Prova', password: PASSWORD },
      })
    const email = steps().freshEmail()
    expect(await create('confirmation_status', email)).toMatchObject({
      data: { createCustomerV2: null },
      errors: ['No such entity with customerId = 0'],
    })
    const token = await steps().signIn(email)
    expect((await ask('{ customer { confirmation_status } }', {}, bearer(token))).data).toEqual({
      customer: { confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED' },
    })
    const other = steps().freshEmail()
    expect(await create('orders { total_count }', other)).toMatchObject({
      data: { createCustomerV2: { customer: { email: other, orders: null } } },
      errors: ["The current customer isn't authorized."],
    })
    for (const fields of ['reviews { items { summary } }', 'wishlists { id }']) {
      expect((await create(fields, steps().freshEmail())).errors).toEqual(["The current customer isn't authorized."])
    }
  })

  /** An order that has all data of which the API returns only a part. */
  async function orderWithEverything() {
    const cart = await steps().newCart()
    const { data: found } = await ask(
      `{ products(filter: {}, pageSize: 200) { items { __typename sku stock_status ... on CustomizableProductInterface { options { __typename uid required
        ... on CustomizableFieldOption { text: value { uid } } ... on CustomizableDropDownOption { choices: value { uid } } } } } } }`,
    )
    const needs = ({ options }: Data): readonly string[] =>
      (options ?? []).flatMap((option: Data) => (option.required ? [option.__typename] : []))
    const product = found.products.items.find(
      (item: Data) =>
        item.__typename === 'SimpleProduct' &&
        item.stock_status === 'IN_STOCK' &&
        needs(item).toSorted().join(' ') === 'CustomizableDropDownOption CustomizableFieldOption',
    )
    const field = product.options.find((option: Data) => option.required && option.text)
    const choices = product.options.flatMap((option: Data) =>
      option.required && option.choices ? [option.choices[0].uid] : [],
    )
    const options = { selected_options: choices, entered_options: [{ uid: field.uid, value: 'Per Ada' }] }
    const added = await ask(
      `mutation ($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { message } } }`,
      { c: cart, i: [{ sku: product.sku, quantity: 1, ...options }] },
    )
    expect(added.data.addProductsToCart.user_errors).toEqual([])
    const set = async (root: string, input: object) => {
      const type = `${root.charAt(0).toUpperCase()}${root.slice(1)}Input`
      const { errors } = await ask(`mutation ($i: ${type}) { ${root}(input: $i) { cart { id } } }`, {
        i: { cart_id: cart, ...input },
      })
      expect(errors).toEqual([])
    }
    await set('setGuestEmailOnCart', { email: 'ospite@example.com' })
    await set('applyCouponToCart', { coupon_code: 'BENVENUTO10' })
    await set('setShippingAddressesOnCart', {
      shipping_addresses: [{ address: ITALIAN_ADDRESS, customer_notes: 'Secondo piano' }],
    })
    await steps().setShippingMethod(cart)
    await set('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } })
    await set('setPaymentMethodOnCart', {
      payment_method: { code: 'purchaseorder', purchase_order_number: 'PO-1' },
    })
    return steps().order(cart)
  }

  describe('an order', () => {
    let token: string
    const read = async (fields: string) => {
      const { data, errors } = await ask(
        `query ($t: String!) { guestOrderByToken(input: { token: $t }) { ${fields} } }`,
        { t: token },
      )
      return { order: data.guestOrderByToken, errors }
    }
    beforeAll(async () => {
      token = (await orderWithEverything()).token
    })

    test('fails to tell its coupon, but tells the discount', async () => {
      const failed = await read('number applied_coupons { code }')
      expect(failed).toMatchObject({ order: { applied_coupons: [null] }, errors: [INTERNAL] })
      const { order, errors } = await read('total { discounts { label amount { value } } }')
      expect(errors).toEqual([])
      expect(order.total.discounts).toEqual([{ label: expect.any(String), amount: { value: expect.any(Number) } }])
    })

    test('has no comments in 2.4.7', async () => {
      const { order } = await read('comments { message }')
      expect(order.comments?.[0].message ?? null).toBe(isOlder ? null : 'Nota per il corriere: Secondo piano')
    })

    test('swaps entered and selected options of order items in 2.4.7', async () => {
      const { order } = await read('items { selected_options { value } entered_options { value } }')
      const [item] = order.items
      const typed = [{ value: 'Per Ada' }]
      expect(isOlder ? item.selected_options : item.entered_options).toEqual(typed)
      expect(isOlder ? item.entered_options : item.selected_options).not.toContainEqual(typed[0])
    })

    test('does not tell the number of a purchase order in 2.4.7', async () => {
      const { order } = await read('payment_methods { type additional_data { name value } }')
      const told = [{ name: 'Purchase Order Number', value: 'PO-1' }]
      expect(order.payment_methods).toEqual([{ type: 'purchaseorder', additional_data: isOlder ? [] : told }])
    })
  })

  test('the selected payment method of a new cart is empty, not null', async () => {
    const { data } = await ask('query ($c: String!) { cart(cart_id: $c) { selected_payment_method { code title } } }', {
      c: await steps().newCart(),
    })
    expect(data).toEqual({ cart: { selected_payment_method: { code: '', title: '' } } })
  })

  test('a negative quantity removes a line', async () => {
    const cart = await steps().newCart()
    const line = await steps().add(cart, wares.simple)
    const { data, errors } = await ask(
      'mutation ($i: UpdateCartItemsInput) { updateCartItems(input: $i) { cart { itemsV2 { items { uid } } } } }',
      { i: { cart_id: cart, cart_items: [{ cart_item_uid: line, quantity: -1 }] } },
    )
    expect(errors).toEqual([])
    expect(data.updateCartItems.cart.itemsV2.items).toEqual([])
  })

  test('price buckets are in the shown currency, in 2.4.7 the price filter in that of the base', async () => {
    const rate = 0.5
    const foreign = openShop(profile, { seed: withConfig({ baseCurrencyCode: 'USD', exchangeRate: rate }) })
    const list = `query ($f: ProductAttributeFilterInput) { products(filter: $f, pageSize: 200) {
      items { price_range { minimum_price { final_price { value currency } } } }
      aggregations { attribute_code options { value count } } } }`
    const { data } = await foreign.ask(list, { f: {} })
    const bucket = data.products.aggregations
      .find((facet: Data) => facet.attribute_code === 'price')
      .options.find(({ count }: Data) => count > 1)
    const [from, to] = bucket.value.split('_').map(Number)
    const { data: found } = await foreign.ask(list, { f: { price: { from: String(from), to: String(to) } } })
    const prices = found.products.items.map((item: Data) => item.price_range.minimum_price.final_price)
    const factor = isOlder ? rate : 1
    expect(prices.length).toBeGreaterThan(0)
    for (const { value, currency } of prices) {
      expect(currency).toBe('EUR')
      expect(value).toBeGreaterThanOrEqual(from * factor)
      expect(value).toBeLessThan(to * factor + 0.01)
    }
    const { data: money } = await foreign.ask('{ currency { base_currency_code exchange_rates { currency_to rate } } }')
    expect(money.currency).toEqual({ base_currency_code: 'USD', exchange_rates: [{ currency_to: 'EUR', rate }] })
    foreign.end()
  })

  test('the category facet can be narrowed to direct children, but not in 2.4.7', async () => {
    const query = `query ($f: ProductAttributeFilterInput, $a: AggregationsFilterInput) { products(filter: $f) {
      aggregations(filter: $a) { attribute_code options { value } } } }`
    const { data: tree } = await ask('{ categories { items { children { uid children { uid } } } } }')
    const parent = tree.categories.items[0].children.find(({ children }: Data) => children.length > 1)
    const { data } = await ask(query, {
      f: { category_uid: { eq: parent.uid } },
      a: { category: { includeDirectChildrenOnly: true } },
    })
    const listed: readonly string[] = data.products.aggregations
      .find((facet: Data) => facet.attribute_code === 'category_uid')
      .options.map(({ value }: Data) => value)
    const children = parent.children.map(({ uid }: Data) => uid)
    expect(listed.some((uid) => children.includes(uid))).toBe(true)
    expect(listed.every((uid) => children.includes(uid))).toBe(!isOlder)
  })

  test('a bundle with a dynamic price fails to tell its price in detail', async () => {
    const { data } = await ask(
      '{ products(filter: {}, pageSize: 200) { items { sku ... on BundleProduct { dynamic_price } } } }',
    )
    const bundle = data.products.items.find((item: Data) => item.dynamic_price === true)
    const details = `query ($s: String) { products(filter: { sku: { eq: $s } }) {
      items { sku ... on BundleProduct { price_details { main_price main_final_price discount_percentage } } } } }`
    expect(await ask(details, { s: bundle.sku })).toMatchObject({
      data: { products: { items: [{ sku: bundle.sku, price_details: null }] } },
      errors: [INTERNAL],
    })
  })

  test('prices have fractions of a cent in 2.4.7', async () => {
    const { data } = await ask(
      'query ($s: String) { products(filter: { sku: { eq: $s } }) { items { price_range { minimum_price { final_price { value } } } } } }',
      { s: wares.simple },
    )
    const { value } = data.products.items[0].price_range.minimum_price.final_price
    expect(Number.isInteger(value * 100)).toBe(!isOlder)
    expect(Math.abs(value * 100 - Math.round(value * 100))).toBeLessThan(0.001)
  })

  test('reviews past the end are none, and only the number of the page fails', async () => {
    const { data: all } = await ask('{ products(filter: {}, pageSize: 200) { items { sku review_count } } }')
    const { sku } = all.products.items.find((item: Data) => item.review_count > 0)
    const past = (fields: string) =>
      ask(
        `query ($s: String) { products(filter: { sku: { eq: $s } }) { items {
          reviews(pageSize: 5, currentPage: 99) { items { summary } page_info { ${fields} } } } } }`,
        { s: sku },
      )
    expect(await past('total_pages')).toMatchObject({
      data: { products: { items: [{ reviews: { items: [] } }] } },
      errors: [],
    })
    const { errors } = await past('current_page')
    expect(errors).toEqual([
      expect.stringMatching(/^currentPage value \d+ specified is greater than the number of pages available\.$/),
    ])
  })

  test('with reviews switched off their pages take the product away', async () => {
    const silent = openShop(profile, { seed: withConfig({ areProductReviewsEnabled: false }) })
    const reviews = (fields: string) =>
      silent.ask(
        `query ($s: String) { products(filter: { sku: { eq: $s } }) { items { sku reviews { ${fields} } } } }`,
        {
          s: wares.simple,
        },
      )
    expect(await reviews('items { summary } page_info { total_pages }')).toMatchObject({
      data: { products: { items: [null] } },
      errors: [INTERNAL],
    })
    expect(await reviews('items { summary }')).toMatchObject({
      data: { products: { items: [{ sku: wares.simple, reviews: { items: [] } }] } },
      errors: [],
    })
    silent.end()
  })

  test('a wish list moved to the cart counts the items that were to be moved', async () => {
    const { token } = await steps().newCustomer()
    const as = bearer(token)
    const add = `mutation ($i: [WishlistItemInput!]!) { addProductsToWishlist(wishlistId: "0", wishlistItems: $i) {
      wishlist { id items_v2 { items { id } } } } }`
    const { data } = await ask(add, { i: [{ sku: wares.simple, quantity: 1 }] }, as)
    const { id, items_v2: items } = data.addProductsToWishlist.wishlist
    const move = `mutation ($w: ID!, $i: [ID!]) { addWishlistItemsToCart(wishlistId: $w, wishlistItemIds: $i) {
      status wishlist { items_count items_v2 { items { id } } } } }`
    const { data: moved } = await ask(move, { w: id, i: [items.items[0].id] }, as)
    expect(moved.addWishlistItemsToCart).toEqual({
      status: true,
      wishlist: { items_count: 1, items_v2: { items: [] } },
    })
  })

  test('an address needs the id of its region where regions are required', async () => {
    const { token } = await steps().newCustomer()
    const { region: code, save_in_address_book: _, ...address } = ITALIAN_ADDRESS
    const { errors } = await ask(
      'mutation ($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }',
      { i: { ...address, region: { region_code: code } } },
      bearer(token),
    )
    expect(errors).toEqual(['A region_id is required for the specified country code'])
  })

  test('the newsletter can be subscribed to while it is off, in 2.4.7', async () => {
    const closed = openShop(profile, { seed: withConfig({ isNewsletterEnabled: false }) })
    const { errors } = await closed.ask('mutation { subscribeEmailToNewsletter(email: "ada@example.com") { status } }')
    expect(errors).toEqual(isOlder ? [] : ['Cannot create a newsletter subscription.'])
    closed.end()
  })

  test('answers set cookies and say nothing to caches in 2.4.7', async () => {
    const headersOf = async (query: string, method: string) => {
      const { headers } = await client.send(query, null, { method })
      return {
        cookie: headers.get('set-cookie')?.split('=')[0] ?? null,
        isKept: headers.get('cache-control')?.includes('public') ?? false,
        // With the numbers left out.
        tags: headers.get('x-magento-tags')?.replaceAll(/\d+/g, '') ?? null,
      }
    }
    const list = `{ products(filter: { sku: { eq: "${wares.simple}" } }) { items { name } } }`
    expect(await headersOf(list, 'GET')).toEqual(
      isOlder
        ? { cookie: 'PHPSESSID', isKept: false, tags: 'FPC' }
        : { cookie: null, isKept: true, tags: 'FPC,cat_p,cat_p_' },
    )
    expect((await headersOf(list, 'GET')).tags).toBe(isOlder ? null : 'FPC,cat_p,cat_p_')
    expect(await headersOf(list, 'POST')).toEqual(
      isOlder
        ? { cookie: 'private_content_version', isKept: false, tags: 'FPC' }
        : { cookie: null, isKept: false, tags: null },
    )
    expect((await headersOf('mutation { createEmptyCart }', 'POST')).tags).toBeNull()
  })

  test('options of different types need different names for their value', async () => {
    const both = `{ products(filter: {}) { items { ... on CustomizableProductInterface { options {
      ... on CustomizableFieldOption { value { uid } } ... on CustomizableDropDownOption { value { uid } } } } } } }`
    expect((await ask(both)).errors).toEqual([expect.stringContaining('conflict')])
  })
})
