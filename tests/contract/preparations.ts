import { randomUUID } from 'node:crypto'
import type { CommerceClient } from './commerceClient.ts'

/** The names of prepared values in the variables and headers of a case, e.g. `$cart`. */
export type Names = Readonly<Record<string, string | number>>

/** Products of the shop under test that the cases need, found by searching the catalogue. */
export type Wares = {
  readonly simple: string
  /** A product with low stock, and the stock. */
  readonly lowStock: { readonly sku: string; readonly left: number }
  readonly soldOut: string
  readonly virtual: string
  readonly configurable: {
    readonly sku: string
    readonly urlKey: string
    /** Option value uids of a salable variant. */
    readonly options: readonly string[]
  }
}

type ProductRow = {
  readonly __typename: string
  readonly sku: string
  readonly url_key: string
  readonly stock_status: string
  readonly only_x_left_in_stock: number | null
  readonly configurable_options?: readonly unknown[]
  readonly options?: readonly { readonly required: boolean }[]
  readonly variants?: readonly {
    readonly product: { readonly stock_status: string }
    readonly attributes: readonly { readonly uid: string }[]
  }[]
}

const WARES = `query($page: Int) {
  products(filter: { price: { from: "0" } }, pageSize: 24, currentPage: $page) {
    page_info { total_pages }
    items {
      __typename uid sku url_key stock_status only_x_left_in_stock
      ... on ConfigurableProduct {
        configurable_options { uid }
        variants { product { uid stock_status } attributes { code uid } }
      }
      ... on CustomizableProductInterface { options { uid required } }
    }
  }
}`

/** Searches the catalogue; throws if it lacks a kind of product that the cases need. */
export async function findWares(client: CommerceClient): Promise<Wares> {
  const rows: ProductRow[] = []
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const { products } = await client.data<{
      products: { items: ProductRow[]; page_info: { total_pages: number } }
    }>(WARES, { page })
    rows.push(...products.items)
    pages = products.page_info.total_pages
  }
  const sold = (row: ProductRow) => row.stock_status === 'IN_STOCK'
  const isPlain = (row: ProductRow) => !row.options?.some(({ required }) => required)
  const simple = rows.filter((row) => row.__typename === 'SimpleProduct' && isPlain(row))
  const plenty = await firstInPlenty(
    client,
    simple.filter((row) => sold(row) && row.only_x_left_in_stock === null).map(({ sku }) => sku),
  )
  const low = simple.find((row) => sold(row) && row.only_x_left_in_stock !== null)
  const soldOut = simple.find((row) => !sold(row))
  const virtual = rows.find((row) => row.__typename === 'VirtualProduct' && sold(row) && isPlain(row))
  const configurable = rows.find(
    (row) => row.__typename === 'ConfigurableProduct' && sold(row) && (row.configurable_options?.length ?? 0) > 1,
  )
  const variant = configurable?.variants?.find(({ product }) => product.stock_status === 'IN_STOCK')
  if (!plenty || !low || !soldOut || !virtual || !configurable || !variant)
    throw new Error(
      'The catalogue needs a simple product, a scarce one, a sold-out one, a virtual and a configurable one.',
    )
  return {
    simple: plenty,
    lowStock: { sku: low.sku, left: low.only_x_left_in_stock ?? 1 },
    soldOut: soldOut.sku,
    virtual: virtual.sku,
    configurable: {
      sku: configurable.sku,
      urlKey: configurable.url_key,
      options: variant.attributes.map(({ uid }) => uid),
    },
  }
}

/** More than all cases order together. */
const PLENTY = 60

/** The first product of which a guest may add this quantity to a cart. */
async function firstInPlenty(client: CommerceClient, skus: readonly string[]): Promise<string | undefined> {
  const { createGuestCart } = await client.data<{ createGuestCart: { cart: { id: string } } }>(
    'mutation { createGuestCart { cart { id } } }',
  )
  for (const sku of skus) {
    const { addProductsToCart } = await client.data<{ addProductsToCart: { user_errors: readonly object[] } }>(
      `mutation($c: String!, $i: [CartItemInput!]!) { addProductsToCart(cartId: $c, cartItems: $i) { user_errors { code } } }`,
      { c: createGuestCart.cart.id, i: [{ sku, quantity: PLENTY }] },
    )
    if (addProductsToCart.user_errors.length === 0) return sku
  }
  return undefined
}

export const ITALIAN_ADDRESS = {
  firstname: 'Ada',
  lastname: 'Ospite',
  street: ['Via Dante 1'],
  city: 'Milano',
  region: 'MI',
  postcode: '20121',
  country_code: 'IT',
  telephone: '02123456',
  save_in_address_book: false,
}

export const PASSWORD = 'Ceramica.2026'

/** The steps that prepare a situation, each a request that must succeed. */
export function createSteps(client: CommerceClient, wares: Wares) {
  const steps = {
    freshEmail: () => `prova-${randomUUID()}@example.com`,

    newCart: async () => {
      const { createGuestCart } = await client.data<{ createGuestCart: { cart: { id: string } } }>(
        'mutation { createGuestCart { cart { id } } }',
      )
      return createGuestCart.cart.id
    },

    /** Returns the uid of the first line. */
    add: async (cart: string, sku: string, quantity = 1, options: readonly string[] = [], token?: string) => {
      const { addProductsToCart } = await client.data<{
        addProductsToCart: {
          cart: { itemsV2: { items: { uid: string }[] } }
          user_errors: { message: string }[]
        }
      }>(
        `mutation($c: String!, $i: [CartItemInput!]!) {
          addProductsToCart(cartId: $c, cartItems: $i) { cart { id itemsV2 { items { uid } } } user_errors { message } }
        }`,
        { c: cart, i: [{ sku, quantity, selected_options: options }] },
        token ? { Authorization: `Bearer ${token}` } : {},
      )
      const [refusal] = addProductsToCart.user_errors
      if (refusal) throw new Error(`${sku} was refused: ${refusal.message}`)
      const uid = addProductsToCart.cart.itemsV2.items[0]?.uid
      if (uid === undefined) throw new Error('The cart has no line.')
      return uid
    },

    setEmail: (cart: string, email: string) =>
      client.data(`mutation($i: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $i) { cart { id } } }`, {
        i: { cart_id: cart, email },
      }),

    setShippingAddress: (cart: string) =>
      client.data(
        `mutation($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { id } } }`,
        { i: { cart_id: cart, shipping_addresses: [{ address: ITALIAN_ADDRESS }] } },
      ),

    /** Chooses the first method that the shop offers for the address. */
    setShippingMethod: async (cart: string) => {
      const { cart: offer } = await client.data<{
        cart: {
          shipping_addresses: { available_shipping_methods: { carrier_code: string; method_code: string }[] }[]
        }
      }>(
        `query($c: String!) {
          cart(cart_id: $c) { id shipping_addresses { available_shipping_methods { carrier_code method_code } } }
        }`,
        { c: cart },
      )
      const method = offer.shipping_addresses[0]?.available_shipping_methods[0]
      if (!method) throw new Error('The shop offers no shipping method.')
      await client.data(
        `mutation($i: SetShippingMethodsOnCartInput) { setShippingMethodsOnCart(input: $i) { cart { id } } }`,
        {
          i: {
            cart_id: cart,
            shipping_methods: [{ carrier_code: method.carrier_code, method_code: method.method_code }],
          },
        },
      )
    },

    setBilling: (cart: string) =>
      client.data(`mutation($i: SetBillingAddressOnCartInput) { setBillingAddressOnCart(input: $i) { cart { id } } }`, {
        i: { cart_id: cart, billing_address: { same_as_shipping: true } },
      }),

    /** Chooses the first payment method that the shop offers. */
    setPayment: async (cart: string) => {
      const { cart: offer } = await client.data<{ cart: { available_payment_methods: { code: string }[] } }>(
        `query($c: String!) { cart(cart_id: $c) { id available_payment_methods { code } } }`,
        { c: cart },
      )
      const code = offer.available_payment_methods[0]?.code
      if (code === undefined) throw new Error('The shop offers no payment method.')
      await client.data(
        `mutation($i: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $i) { cart { id } } }`,
        { i: { cart_id: cart, payment_method: { code } } },
      )
    },

    /** Places the order and returns the data with which a guest finds it. */
    order: async (cart: string, token?: string) => {
      const { placeOrder } = await client.data<{
        placeOrder: { orderV2: { id: string; number: string; token: string } | null; errors: { message: string }[] }
      }>(
        `mutation($c: String!) {
          placeOrder(input: { cart_id: $c }) { orderV2 { id number token } errors { code message } }
        }`,
        { c: cart },
        token ? { Authorization: `Bearer ${token}` } : {},
      )
      if (!placeOrder.orderV2) throw new Error(`The order was refused: ${placeOrder.errors[0]?.message}`)
      return placeOrder.orderV2
    },

    /** A guest cart with one line, ready for its order. */
    readyCart: async (email: string | null = 'ospite@example.com') => {
      const cart = await steps.newCart()
      await steps.add(cart, wares.simple)
      if (email !== null) await steps.setEmail(cart, email)
      await steps.setShippingAddress(cart)
      await steps.setShippingMethod(cart)
      await steps.setBilling(cart)
      await steps.setPayment(cart)
      return cart
    },

    /** A new customer, signed in. */
    newCustomer: async () => {
      const email = steps.freshEmail()
      await client.data(`mutation($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }`, {
        i: { email, firstname: 'Ada', lastname: 'Prova', password: PASSWORD },
      })
      return { email, token: await steps.signIn(email) }
    },

    signIn: async (email: string) => {
      const { generateCustomerToken } = await client.data<{ generateCustomerToken: { token: string } }>(
        `mutation($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }`,
        { e: email, p: PASSWORD },
      )
      return generateCustomerToken.token
    },

    /** The province of the Italian address. */
    italianRegion: async () => {
      const { country } = await client.data<{
        country: { available_regions: { id: number; code: string; name: string }[] }
      }>('{ country(id: "IT") { id available_regions { id code name } } }')
      const region = country.available_regions.find(({ code }) => code === ITALIAN_ADDRESS.region)
      if (!region) throw new Error(`The shop knows no province ${ITALIAN_ADDRESS.region}.`)
      return region
    },

    /** Adds the Italian address to the customer's address book and returns its id. */
    newAddress: async (token: string, change: object = {}) => {
      const { region: _code, save_in_address_book: _saved, ...address } = ITALIAN_ADDRESS
      const { id } = await steps.italianRegion()
      const { createCustomerAddress } = await client.data<{ createCustomerAddress: { id: number } }>(
        'mutation($i: CustomerAddressInput!) { createCustomerAddress(input: $i) { id } }',
        { i: { ...address, region: { region_id: id }, ...change } },
        { Authorization: `Bearer ${token}` },
      )
      return createCustomerAddress.id
    },

    /** An order of two items by a customer. */
    customerOrder: async (token: string, sku = wares.simple) => {
      const cart = await steps.customerCart(token)
      await steps.add(cart, sku, 2, [], token)
      const set = (root: string, input: object) =>
        client.data(
          `mutation($i: ${root.charAt(0).toUpperCase()}${root.slice(1)}Input) { ${root}(input: $i) { cart { id } } }`,
          { i: { cart_id: cart, ...input } },
          { Authorization: `Bearer ${token}` },
        )
      await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: ITALIAN_ADDRESS }] })
      await set('setShippingMethodsOnCart', {
        shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }],
      })
      await set('setBillingAddressOnCart', { billing_address: { same_as_shipping: true } })
      await set('setPaymentMethodOnCart', { payment_method: { code: 'checkmo' } })
      return steps.order(cart, token)
    },

    customerCart: async (token: string) => {
      const { customerCart } = await client.data<{ customerCart: { id: string } }>(
        `query { customerCart { id } }`,
        {},
        { Authorization: `Bearer ${token}` },
      )
      return customerCart.id
    },
  }
  return steps
}

export type Steps = ReturnType<typeof createSteps>
