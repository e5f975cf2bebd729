import { RelayEnvironmentProvider } from 'react-relay'
import { renderToString } from 'react-dom/server'
import { Network } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoShop } from '#server/commerce/seed/demo/demoShop.ts'
import { addressCountries } from '#src/features/checkout/addressCountries.ts'
import type { AddressCountry } from '#src/features/checkout/addressCountries.ts'
import { stepsOf } from '#src/features/checkout/cartSteps.ts'
import { checkoutSchema } from '#src/features/checkout/checkoutSchema.ts'
import type { CheckoutRules } from '#src/features/checkout/checkoutSchema.ts'
import { checkoutSteps, firstUnfinishedStep } from '#src/features/checkout/checkoutSteps.ts'
import { agreementKey, emptyAddress, emptyCheckout, methodKey } from '#src/features/checkout/checkoutValues.ts'
import type { AddressValues, CheckoutValues } from '#src/features/checkout/checkoutValues.ts'
import { isPaymentCode } from '#src/features/checkout/paymentAdapters.ts'
import { placeOrder } from '#src/features/checkout/placeOrder.ts'
import { presetMethod } from '#src/features/checkout/presetMethod.ts'
import { useCartSteps } from '#src/features/checkout/useCartSteps.ts'
import type { CartSteps } from '#src/features/checkout/useCartSteps.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { stageShop } from '#tests/harness/stageShop.ts'
import { createGuestCart, openQuoteShop, signUp, textAt } from '#tests/unit/commerce/quoteShop.ts'

const { cartPriceRules: _rules, ...demoWithoutRules } = demoShop
/** The embedded engine with the demo's products, and a coupon that takes everything off. */
const shop = openQuoteShop({ shop: demoWithoutRules })
afterAll(shop.close)

/** One product of each of Magento's types. */
const URL_KEYS = {
  simple: 'teiera-pausa',
  virtual: 'corso-di-tornio',
  configurable: 'vaso-anfora',
  bundle: 'servizio-tavola-per-quattro',
  grouped: 'trio-di-vasi',
  downloadable: 'ricettario-della-tavola-digitale',
  'with custom options': 'piastrella-con-dedica',
} as const
type Ware = keyof typeof URL_KEYS
const WARES = Object.keys(URL_KEYS) as Ware[]
const METHODS = ['banktransfer', 'cashondelivery', 'checkmo', 'purchaseorder'] as const

type Uid = { readonly uid: string }
type Choice = { readonly required: boolean; readonly options?: readonly Uid[] }
type Product = {
  readonly sku: string
  readonly variants?: readonly { readonly attributes: readonly Uid[]; readonly product: { stock_status: string } }[]
  readonly parts?: readonly Choice[]
  readonly pieces?: readonly { readonly product: { readonly sku: string } }[]
  readonly downloadable_product_links?: readonly Uid[]
  readonly options?: readonly (Uid & { readonly __typename: string; readonly required: boolean; picked?: Uid[] })[]
}

/** The lines that the shopper puts into the cart of a product: the first of everything that has to be chosen. */
async function linesOf(ware: Ware): Promise<readonly object[]> {
  const { data } = await shop.ask(
    `query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { sku
      ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } }
      ... on BundleProduct { parts: items { required options { uid } } }
      ... on GroupedProduct { pieces: items { product { sku } } }
      ... on DownloadableProduct { downloadable_product_links { uid } }
      ... on CustomizableProductInterface { options { __typename uid required
        ... on CustomizableDropDownOption { picked: value { uid } } } }
    } } }`,
    { key: URL_KEYS[ware] },
  )
  const [product] = (data as { products: { items: readonly Product[] } }).products.items
  if (!product) throw new Error(`The demo sells no ${ware}`)
  const { sku, variants = [], parts = [], pieces, downloadable_product_links: links = [], options = [] } = product
  if (pieces) return pieces.map((piece) => ({ sku: piece.product.sku, quantity: 1 }))
  const variant = variants.find((candidate) => candidate.product.stock_status === 'IN_STOCK')
  const required = options.filter((option) => option.required)
  const chosen = [
    ...(variant?.attributes ?? []),
    ...parts.flatMap((part) => (part.required ? (part.options?.slice(0, 1) ?? []) : [])),
    ...links.slice(0, 1),
    ...required.flatMap(({ picked }) => picked?.slice(0, 1) ?? []),
  ]
  const written = required.filter(({ picked }) => picked === undefined)
  return [
    {
      sku,
      quantity: 1,
      selected_options: chosen.map(({ uid }) => uid),
      entered_options: written.map(({ uid, __typename: type }) => ({
        uid,
        value: type === 'CustomizableDateOption' ? '2027-01-15 10:00:00' : 'Casa Rossi',
      })),
    },
  ]
}

type Rate = { readonly carrier_code: string; readonly method_code: string; readonly price: { readonly value: number } }
type CartAnswer = {
  readonly is_virtual: boolean
  readonly available_payment_methods: readonly { readonly code: string }[]
  readonly shipping_addresses: readonly { readonly available_shipping_methods: readonly Rate[] }[]
}

type Buyer = { readonly token: string | null; readonly address: AddressValues }
let countries: readonly AddressCountry[]
let customerToken: string
beforeAll(async () => {
  const { data } = await shop.ask(`{ countries { id full_name_locale available_regions { id code name } }
    storeConfig { countries_with_required_region optional_zip_countries } }`)
  const { countries: directory, storeConfig } = data as {
    readonly countries: Parameters<typeof addressCountries>[0]
    readonly storeConfig: Parameters<typeof addressCountries>[1]
  }
  countries = addressCountries(directory, storeConfig, 'it-IT')
  customerToken = await signUp(shop, 'ada.buys@example.com')
})

const regionOf = (country: string, name: string) =>
  String(countries.find(({ id }) => id === country)?.regions.find((region) => region.name === name)?.id ?? '')

const guest = (): Buyer => ({
  token: null,
  address: {
    ...emptyAddress('IT'),
    firstname: 'Ada',
    lastname: 'Bianchi',
    street: 'Via Dante 1',
    postcode: '20121',
    city: 'Milano',
    regionId: regionOf('IT', 'Milano'),
    telephone: '02123456',
  },
})
const customerAbroad = (): Buyer => ({
  token: customerToken,
  address: {
    ...emptyAddress('IE'),
    firstname: 'Ada',
    lastname: 'Lovelace',
    street: '1 Main Street',
    city: 'Dublin',
    telephone: '+353 1 234 5678',
  },
})

/** The checkout of one cart: its form's values go through the shop's own rules, steps and mutations to the engine. */
async function checkOut(
  lines: readonly object[],
  { token, address }: Buyer,
  { coupon = '', form = {} as Partial<CheckoutValues> } = {},
) {
  const asking = { token }
  const cartId = token
    ? textAt(await shop.ask('{ customerCart { id } }', {}, asking), 'customerCart.id')
    : await createGuestCart(shop)
  const added = await shop.ask(
    `mutation ($id: String!, $lines: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $lines) {
      user_errors { message } } }`,
    { id: cartId, lines },
    asking,
  )
  expect(added.data).toEqual({ addProductsToCart: { user_errors: [] } })
  if (coupon) {
    await shop.ask(
      `mutation ($i: ApplyCouponToCartInput) { applyCouponToCart(input: $i) { cart { id } } }`,
      { i: { cart_id: cartId, coupon_code: coupon } },
      asking,
    )
  }
  const readCart = async () => {
    const { data } = await shop.ask(
      `query ($id: String!) { cart(cart_id: $id) { is_virtual available_payment_methods { code }
        shipping_addresses { available_shipping_methods { carrier_code method_code price: price_incl_tax { value } } } } }`,
      { id: cartId },
      asking,
    )
    return (data as { cart: CartAnswer }).cart
  }
  const stage = stageShop({ cartId, ensureCart: async () => cartId })
  const environment = createEnvironment({
    network: Network.create(async ({ text, id }, variables) => {
      if (!text) throw new Error(`The operation ${id} has no text`)
      const answer = await shop.ask(text, variables, asking)
      return { data: answer.data, ...(answer.errors.length > 0 && { errors: answer.errors }) } as GraphQLResponse
    }),
    isServer: false,
    resolverContext: { cartId: stage.cartId, customerToken: stage.customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const steps = stepsInto(environment, stage, cartId)
  const { is_virtual: isVirtual } = await readCart()
  const rules: CheckoutRules = { countries, isVirtual, isCustomer: token !== null, requiredAgreementIds: [1] }
  let values: CheckoutValues = {
    ...emptyCheckout('IT'),
    email: token ? '' : 'ada@example.com',
    [isVirtual ? 'billing' : 'shipping']: address,
    agreements: { [agreementKey(1)]: true },
    ...form,
  }
  const follow = async (change: Partial<CheckoutValues>) => {
    values = { ...values, ...change }
    expect(await steps.take(stepsOf(values, rules))).toEqual({ ok: true, value: null })
    return readCart()
  }
  const cart = await follow({})
  const rate = presetMethod(cart.shipping_addresses[0]?.available_shipping_methods ?? [])
  const { available_payment_methods: methods } = await follow({ shippingMethod: rate ? methodKey(rate) : '' })
  return {
    screens: checkoutSteps(rules),
    /** Of the methods that the backend offers, those that the shop shows. */
    offered: methods.map(({ code }) => code).filter(isPaymentCode),
    /** Chooses the method and orders. Answers the order as its owner reads it. */
    pay: async (paymentMethod: string, purchaseOrderNumber = '') => {
      await follow({ paymentMethod, purchaseOrderNumber })
      expect(firstUnfinishedStep(values, rules)).toBe('payment')
      expect(safeParse(checkoutSchema(rules), values).issues ?? []).toEqual([])
      const placed = await placeOrder(environment, cartId)
      if (!placed.ok) throw new Error(`No order: ${JSON.stringify(placed.error)}`)
      const fields = `number is_virtual shipping_address { city } billing_address { city country_code company vat_id fax }
        total { grand_total { value } } payment_methods { type additional_data { name value } } items { product_sku }`
      const { data } = token
        ? await shop.ask(
            `query ($n: String!) { customer { orders(filter: { number: { eq: $n } }) { items { ${fields} } } } }`,
            { n: placed.value.number },
            asking,
          )
        : await shop.ask(`query ($t: String!) { guestOrderByToken(input: { token: $t }) { ${fields} } }`, {
            t: placed.value.token,
          })
      const found = data as {
        readonly customer?: { readonly orders: { readonly items: readonly object[] } }
        readonly guestOrderByToken?: object
      }
      return found.guestOrderByToken ?? found.customer?.orders.items[0]
    },
  }
}

/** What the form hands its steps to. */
function stepsInto(environment: Parameters<typeof placeOrder>[0], stage: Shop, cartId: string): CartSteps {
  const found: CartSteps[] = []
  const Form = () => {
    found.push(useCartSteps(cartId, () => undefined))
    return null
  }
  renderToString(
    <ShopContext value={stage}>
      <RelayEnvironmentProvider environment={environment}>
        <Form />
      </RelayEnvironmentProvider>
    </ShopContext>,
  )
  const [steps] = found
  if (!steps) throw new Error('The form did not render')
  return steps
}

const NOTHING_TO_SHIP = new Set<Ware>(['virtual', 'downloadable'])

describe.each(WARES)('a product that is %s', (ware) => {
  test.each(METHODS)('is bought by a guest in Italy and by a customer abroad, paying by %s', async (method) => {
    const isVirtual = NOTHING_TO_SHIP.has(ware)
    const lines = await linesOf(ware)
    for (const buyer of [guest(), customerAbroad()]) {
      const { screens, offered, pay } = await checkOut(lines, buyer)
      expect(screens).toEqual([...(buyer.token ? [] : ['contact']), ...(isVirtual ? [] : ['delivery']), 'payment'])
      expect(offered).toEqual(expect.arrayContaining([...METHODS]))
      expect(offered).not.toContain('free')
      const { city, countryCode } = buyer.address
      const order = await pay(method, method === 'purchaseorder' ? 'PO-7' : '')
      expect(order).toMatchObject({
        number: expect.stringMatching(/^\d{9,}$/),
        is_virtual: isVirtual,
        shipping_address: isVirtual ? null : { city },
        billing_address: { city, country_code: countryCode },
        payment_methods: [{ type: method }],
        items: lines.map(() => ({ product_sku: expect.any(String) })),
      })
    }
  })
})

test.each(WARES)('an order of which nothing is left to pay is free: %s', async (ware) => {
  const { offered, pay } = await checkOut(await linesOf(ware), guest(), { coupon: 'GRATIS' })
  expect(offered).toEqual(['free'])
  expect(await pay('free')).toMatchObject({
    total: { grand_total: { value: 0 } },
    payment_methods: [{ type: 'free' }],
  })
})

test('the number of a purchase order is on the order', async () => {
  const { pay } = await checkOut(await linesOf('simple'), guest())
  expect(await pay('purchaseorder', ' PO-2026/7 ')).toMatchObject({
    payment_methods: [{ additional_data: [{ value: 'PO-2026/7' }] }],
  })
})

test('what an Italian invoice names is on the order', async () => {
  const company = {
    invoiceTo: 'company',
    invoiceCompany: 'Rossi S.r.l.',
    vatId: 'IT 12345678903',
    invoiceDelivery: 'm5uxcr1',
  } as const
  const companys = await checkOut(await linesOf('simple'), guest(), { form: company })
  expect(await companys.pay('banktransfer')).toMatchObject({
    billing_address: { company: 'Rossi S.r.l.', vat_id: '12345678903', fax: 'M5UXCR1' },
  })
  const persons = await checkOut(await linesOf('virtual'), guest(), { form: { fiscalCode: 'rssmra85t10a562s' } })
  expect(await persons.pay('banktransfer')).toMatchObject({
    billing_address: { company: null, vat_id: 'RSSMRA85T10A562S', fax: null },
  })
})
