import type { OrderFacts } from '#server/commerce/modules/mail/orderFacts.ts'
import { createCommerceEngine } from '#server/commerce/createCommerceEngine.ts'
import { CLIENT_ADDRESS_HEADER } from '#server/commerce/engine/clientAddress.ts'
import type { IsBreachedPassword } from '#server/commerce/engine/context.ts'
import type { OutgoingMail } from '#server/commerce/modules/mail/outbox.ts'
import type { ExpressCheckout } from '#server/commerce/engine/expressCheckout.ts'
import type { AdyenPayments } from '#server/commerce/engine/adyenPayments.ts'
import type { CardPayments } from '#server/commerce/engine/cardPayments.ts'
import type { RedirectPayments } from '#server/commerce/engine/redirectPayments.ts'
import type { Edition } from '#server/commerce/engine/profile/backend.ts'
import type { Slowness } from '#server/commerce/engine/execution/slowness.ts'
import type { StatusProfile } from '#server/commerce/engine/profile/statusProfile.ts'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import type { LocalText, SeedProduct, SeedProductContent, SeedSaleable, SeedShop } from '#server/commerce/seed/types.ts'
import type { PasswordCost } from '#server/commerce/engine/passwordCost.ts'
import { TEST_PASSWORD_COST } from '#tests/harness/passwordCost.ts'

const both = (text: string): LocalText => ({ it: text, en: text })

const content = (sku: string, name: string): SeedProductContent => ({
  sku,
  name: { it: name, en: `${name} (en)` },
  urlKey: both(sku),
  shortDescription: both(''),
  description: both(''),
  meta: { title: both(name), description: both('') },
  taxClass: 'standard',
  categories: [],
  media: [],
  attributes: {},
  newFrom: null,
  newTo: null,
  createdAt: '2026-01-01',
  links: { related: [], upSell: [], crossSell: [] },
})

const sold = (sku: string, priceCents: number, qty: number): SeedSaleable => ({
  sku,
  priceCents,
  specialPrice: null,
  tierPrices: [],
  stock: { qty, isManaged: true },
})

const variant = (glaze: string, qty: number) => ({
  ...sold(`anfora-${glaze}`, 6_100, qty),
  name: both(`Anfora ${glaze}`),
  urlKey: both(`anfora-${glaze}`),
  options: { smalto: glaze },
  weightKg: 2,
  media: [],
  attributes: {},
})

export const quoteProducts: readonly SeedProduct[] = [
  { ...content('tazza', 'Tazza'), ...sold('tazza', 1_220, 100), type: 'simple', weightKg: 0.4 },
  { ...content('rara', 'Rara'), ...sold('rara', 5_000, 3), type: 'simple', weightKg: 1 },
  { ...content('esaurita', 'Esaurita'), ...sold('esaurita', 5_000, 0), type: 'simple', weightKg: 1 },
  {
    ...content('ricettario', 'Ricettario'),
    taxClass: 'libri',
    ...sold('ricettario', 2_600, 50),
    type: 'simple',
    weightKg: 1,
  },
  {
    ...content('a-tre', 'A tre'),
    ...sold('a-tre', 1_000, 50),
    tierPrices: [{ qty: 3, cents: 800 }],
    specialPrice: { cents: 900, from: '2026-01-01', to: null },
    type: 'simple',
    weightKg: 1,
  },
  { ...content('corso', 'Corso'), ...sold('corso', 8_000, 10), type: 'virtual' },
  {
    ...content('anfora', 'Anfora'),
    type: 'configurable',
    axes: ['smalto'],
    variants: [variant('petrolio', 5), variant('avorio', 0)],
  },
]

/** Few products with round prices; everything else as in the demo shop. */
const shop: SeedShop = {
  ...demoShop,
  reviews: [],
  orders: [],
  customers: demoShop.customers.map((customer) => ({ ...customer, wishes: [], giftRegistries: [] })),
  products: quoteProducts,
  commerceProducts: [],
  categories: [],
  cmsPages: [],
  cmsBlocks: [],
  urlRedirects: [],
  cartPriceRules: [
    ...demoShop.cartPriceRules,
    {
      name: both('Tutto gratis'),
      description: both(''),
      couponCode: 'GRATIS',
      action: 'cart_fixed',
      amount: 1_000_000,
      subtotalFromCents: null,
      grantsFreeShipping: true,
      from: null,
      to: null,
      usesPerCustomer: 1,
      sortOrder: 20,
      stopsFurtherRules: false,
    },
    {
      name: both('Sopra i cento'),
      description: both(''),
      couponCode: 'CENTO',
      action: 'cart_fixed',
      amount: 2_000,
      subtotalFromCents: 10_000,
      grantsFreeShipping: false,
      from: null,
      to: null,
      usesPerCustomer: null,
      sortOrder: 20,
      stopsFurtherRules: false,
    },
  ],
}

export type GraphqlAnswer = {
  readonly status: number
  readonly data: Record<string, unknown> | null | undefined
  readonly errors: readonly { readonly message: string; readonly extensions?: { readonly category?: string } }[]
}

type Asking = {
  readonly token?: string | null
  readonly store?: string
  readonly currency?: string
  /** The client address of the request. */
  readonly from?: string
}

/** A shop in memory with an adjustable clock; requests go to its GraphQL endpoint. */
export function openQuoteShop(
  options: {
    readonly profile?: StatusProfile
    readonly edition?: Edition
    readonly shop?: Partial<SeedShop>
    readonly expressCheckout?: ExpressCheckout
    readonly cardPayments?: CardPayments
    readonly redirectPayments?: RedirectPayments
    readonly adyenPayments?: AdyenPayments
    readonly slowness?: Slowness
    readonly isIntrospectionAllowed?: boolean
    readonly hasDemoData?: boolean
    readonly isBreachedPassword?: IsBreachedPassword
    readonly passwordCost?: PasswordCost
    readonly storesWithoutWithdrawal?: readonly string[]
    readonly orderFacts?: OrderFacts
    readonly homeUrls?: Readonly<Record<string, string>>
    /** In memory by default. */
    readonly databasePath?: string
  } = {},
) {
  const failures: object[] = []
  const changes: (readonly string[])[] = []
  const clock = { time: Date.parse('2026-11-21T12:00:00Z') }
  let texts = 0
  const engine = createCommerceEngine({
    passwordCost: options.passwordCost ?? TEST_PASSWORD_COST,
    databasePath: options.databasePath ?? ':memory:',
    profile: options.profile ?? '2.4.8',
    edition: options.edition ?? 'open-source',
    baseUrl: 'http://localhost',
    clock: { now: () => clock.time },
    randomText: (length) => String((texts += 1)).padStart(length, 'x'),
    log: { error: (details) => void failures.push(details) },
    seed: { ...shop, ...options.shop },
    onChange: (tags) => void changes.push(tags),
    expressCheckout: options.expressCheckout ?? null,
    cardPayments: options.cardPayments ?? null,
    redirectPayments: options.redirectPayments ?? null,
    adyenPayments: options.adyenPayments ?? null,
    isIntrospectionAllowed: options.isIntrospectionAllowed ?? true,
    hasDemoData: options.hasDemoData ?? true,
    ...(options.isBreachedPassword && { isBreachedPassword: options.isBreachedPassword }),
    storesWithoutWithdrawal: options.storesWithoutWithdrawal ?? [],
    ...(options.orderFacts && { orderFacts: options.orderFacts }),
    ...(options.homeUrls && { homeUrls: options.homeUrls }),
    ...(options.slowness && { slowness: options.slowness }),
  })

  async function ask(
    query: string,
    variables: object = {},
    { token, store, currency, from }: Asking = {},
  ): Promise<GraphqlAnswer> {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
      ...(store && { store }),
      ...(currency && { 'content-currency': currency }),
      ...(from && { [CLIENT_ADDRESS_HEADER]: from }),
    }
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables }),
    })
    const response = await engine.handle(request)
    const body: Omit<GraphqlAnswer, 'status'> = await response.json()
    if (failures.length > 0) throw new Error('The engine failed', { cause: failures.splice(0)[0] })
    return { status: response.status, data: body.data, errors: body.errors ?? [] }
  }

  /** The due mail, removed from the outbox. */
  function takeMail(): readonly OutgoingMail[] {
    const mails: OutgoingMail[] = []
    for (;;) {
      const mail = engine.outbox.claim(clock.time, clock.time + 1)
      if (!mail) return mails
      engine.outbox.delivered(mail.id)
      mails.push(mail)
    }
  }

  return {
    ask,
    profile: options.profile ?? '2.4.8',
    handle: engine.handle,
    findDownload: engine.findDownload,
    takeMail,
    close: engine.close,
    /** The tags of changed data, by request. */
    changes,
    advance: (milliseconds: number) => void (clock.time += milliseconds),
  }
}

export type QuoteShop = ReturnType<typeof openQuoteShop>

/** The one error of an answer as `[category, message]`. */
export const refusal = ({ errors }: GraphqlAnswer) => errors.map((error) => [error.extensions?.category, error.message])

/** The text at a path such as `createGuestCart.cart.id` of an answer's data. */
export function textAt({ data, errors }: GraphqlAnswer, path: string): string {
  let value: unknown = data
  for (const key of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  if (typeof value !== 'string') throw new Error(`No text at ${path}: ${JSON.stringify({ data, errors })}`)
  return value
}

export async function createGuestCart(shop: QuoteShop): Promise<string> {
  return textAt(await shop.ask('mutation { createGuestCart { cart { id } } }'), 'createGuestCart.cart.id')
}

/** The fields of a cart in both versions, and those since 2.4.8. */
const cartFields = ({ profile }: QuoteShop) => `
  id total_quantity is_virtual email
  itemsV2 {
    items {
      __typename uid quantity is_available errors { code message }
      product { sku name }
      prices {
        price_including_tax { value } row_total_including_tax { value }
        ${profile === '2.4.7' ? '' : 'original_item_price { value }'}
        discounts { label amount { value } }
      }
      ... on ConfigurableCartItem { configured_variant { sku } configurable_options { option_label value_label } }
    }
    total_count page_info { current_page page_size total_pages }
  }
  applied_coupons { code }
  prices {
    grand_total { value currency } subtotal_including_tax { value } subtotal_excluding_tax { value }
    subtotal_with_discount_excluding_tax { value }
    applied_taxes { label amount { value } } discounts { label amount { value } }
  }`

export type Line = {
  readonly sku: string
  readonly quantity: number
  readonly selected_options?: readonly string[]
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[]
}

export const addLines = (shop: QuoteShop, cartId: string, lines: readonly Line[], asking: Asking = {}) =>
  shop.ask(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) {
        cart { ${cartFields(shop)} }
        user_errors { __typename code message ${shop.profile === '2.4.7' ? '' : '... on InsufficientStockError { quantity }'} }
      }
    }`,
    { id: cartId, items: lines },
    asking,
  )

export const readCart = (shop: QuoteShop, cartId: string, asking: Asking = {}) =>
  shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${cartFields(shop)} } }`, { id: cartId }, asking)

/** Runs a mutation whose only argument is `input` and whose answer is a cart. */
export const changeCart = (shop: QuoteShop, mutation: string, input: object, fields: string, asking: Asking = {}) => {
  const inputType = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`
  return shop.ask(`mutation ($input: ${inputType}) { ${mutation}(input: $input) { ${fields} } }`, { input }, asking)
}

export const ADDRESS = {
  firstname: 'Ada',
  lastname: 'Guest',
  street: ['Via Roma 1'],
  city: 'Milano',
  region: 'MI',
  postcode: '20100',
  country_code: 'IT',
  telephone: '021234567',
}

/** Completes every step of a cart before the order. */
export async function prepareCheckout(
  shop: QuoteShop,
  cartId: string,
  asking: Asking = {},
  payment: object = { code: 'checkmo' },
  email = 'ada@example.com',
): Promise<void> {
  const steps: readonly (readonly [string, object])[] = [
    ...(asking.token ? [] : [['setGuestEmailOnCart', { email }] as const]),
    ['setShippingAddressesOnCart', { shipping_addresses: [{ address: ADDRESS }] }],
    ['setBillingAddressOnCart', { billing_address: { same_as_shipping: true } }],
    ['setShippingMethodsOnCart', { shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] }],
    ['setPaymentMethodOnCart', { payment_method: payment }],
  ]
  for (const [mutation, input] of steps) {
    const answer = await changeCart(shop, mutation, { cart_id: cartId, ...input }, 'cart { id }', asking)
    if (answer.errors.length > 0) throw new Error(`${mutation}: ${JSON.stringify(answer.errors)}`)
  }
}

export const placeOrder = (shop: QuoteShop, cartId: string, asking: Asking = {}, fields = 'number') =>
  changeCart(shop, 'placeOrder', { cart_id: cartId }, `errors { code message } orderV2 { ${fields} }`, asking)

export async function signUp(shop: QuoteShop, email: string): Promise<string> {
  await shop.ask(`mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`, {
    input: { email, firstname: 'Ada', lastname: 'Lovelace', password: 'Passw0rd!' },
  })
  return signIn(shop, email)
}

export async function signIn(shop: QuoteShop, email: string): Promise<string> {
  const answer = await shop.ask(
    `mutation ($email: String!) { generateCustomerToken(email: $email, password: "Passw0rd!") { token } }`,
    { email },
  )
  return textAt(answer, 'generateCustomerToken.token')
}
