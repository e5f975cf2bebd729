/** Sends a request to the shop's backend like a program. */
export async function askBackend(
  shopUrl: string,
  query: string,
  variables: object = {},
  token: string | null = null,
  store = 'it',
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await fetch(`${shopUrl}/api/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      store,
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: Record<string, unknown>; errors?: unknown }
  if (!data || errors) throw new Error(`${query}: ${JSON.stringify(errors)}`)
  return data
}

const PASSWORD = 'Ceramica.2026'

export type NewCustomer = { readonly email: string; readonly password: string; readonly token: string }

/** A customer of a test's own. */
export async function signUp(shopUrl: string, name: string): Promise<NewCustomer> {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const input = { email, firstname: 'Ada', lastname: 'Bianchi', password: PASSWORD }
  await askBackend(
    shopUrl,
    'mutation ($i: CustomerCreateInput!) { createCustomerV2(input: $i) { customer { email } } }',
    { i: input },
  )
  const { generateCustomerToken } = await askBackend(
    shopUrl,
    'mutation ($e: String!, $p: String!) { generateCustomerToken(email: $e, password: $p) { token } }',
    { e: email, p: PASSWORD },
  )
  return { email, password: PASSWORD, token: (generateCustomerToken as { token: string }).token }
}

const ADDRESS: BackendAddress = {
  firstname: 'Ada',
  lastname: 'Bianchi',
  street: ['Via Dante 1'],
  city: 'Milano',
  region: 'MI',
  postcode: '20121',
  country_code: 'IT',
  telephone: '02123456',
}

/** Magento's `CartAddressInput`. */
export type BackendAddress = {
  readonly firstname: string
  readonly lastname: string
  readonly street: readonly string[]
  readonly city: string
  readonly region: string | null
  readonly postcode: string
  readonly country_code: string
  readonly telephone: string
}

export type NewLine = {
  readonly sku: string
  readonly quantity?: number
  readonly selected_options?: readonly string[]
}

export type PlacedOrder = { readonly number: string; readonly token: string }

type NewOrder = {
  readonly lines: readonly NewLine[]
  /** Null for a guest. */
  readonly token?: string | null
  readonly email?: string
  readonly address?: BackendAddress
  readonly store?: string
  /** Magento's code of the payment method. */
  readonly method?: string
  /** Magento's code of the carrier and of its method. */
  readonly carrier?: string
}

/** Fills a cart without a browser: with lines, an address and a way to send them. Returns its id. */
export async function fillCartBefore(shopUrl: string, order: NewOrder): Promise<string> {
  const { lines, token = null, store } = order
  const ask = (query: string, variables: object = {}) => askBackend(shopUrl, query, variables, token, store)
  const made =
    token === null ? await ask('mutation { createGuestCart { cart { id } } }') : await ask('{ customerCart { id } }')
  const id =
    token === null
      ? (made['createGuestCart'] as { cart: { id: string } }).cart.id
      : (made['customerCart'] as { id: string }).id
  const { addProductsToCart: added } = await ask(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { id } user_errors { message } } }`,
    { id, items: lines.map((line) => ({ quantity: 1, ...line })) },
  )
  const { user_errors: refusals } = added as { user_errors: unknown[] }
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals))
  await addressCart(shopUrl, id, order)
  return id
}

/** Gives a cart an address and a way to send it. */
async function addressCart(
  shopUrl: string,
  id: string,
  { token = null, email = 'ada@example.com', address = ADDRESS, store, carrier = 'flatrate' }: Omit<NewOrder, 'lines'>,
): Promise<void> {
  const ask = (query: string, variables: object = {}) => askBackend(shopUrl, query, variables, token, store)
  if (token === null) {
    await ask(
      'mutation ($id: String!, $e: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $e }) { cart { id } } }',
      { id, e: email },
    )
  }
  await ask(
    `mutation ($id: String!, $a: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $a }] }) { cart { id } } }`,
    { id, a: address },
  )
  await ask(
    `mutation ($id: String!) {
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) { cart { id } } }`,
    { id },
  )
  await ask(
    `mutation ($id: String!, $code: String!) { setShippingMethodsOnCart(input: { cart_id: $id,
      shipping_methods: [{ carrier_code: $code, method_code: $code }] }) { cart { id } } }`,
    { id, code: carrier },
  )
}

/** Orders the cart of a guest without a browser. */
export async function orderCart(shopUrl: string, id: string): Promise<PlacedOrder> {
  await addressCart(shopUrl, id, {})
  return payForCart(shopUrl, id, {})
}

/** Places an order without a browser, as an earlier order of a shopper. */
export async function placeOrderBefore(shopUrl: string, order: NewOrder): Promise<PlacedOrder> {
  return payForCart(shopUrl, await fillCartBefore(shopUrl, order), order)
}

async function payForCart(
  shopUrl: string,
  id: string,
  { token, store, method = 'banktransfer' }: Omit<NewOrder, 'lines'>,
): Promise<PlacedOrder> {
  const ask = (query: string, variables: object = {}) => askBackend(shopUrl, query, variables, token, store)
  await ask(
    `mutation ($id: String!, $method: String!) {
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: $method } }) { cart { id } } }`,
    { id, method },
  )
  const { placeOrder } = await ask(
    'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number token } errors { message } } }',
    { id },
  )
  const { orderV2, errors } = placeOrder as { orderV2: PlacedOrder | null; errors: unknown[] }
  if (!orderV2) throw new Error(JSON.stringify(errors))
  return orderV2
}
