import { RelayEnvironmentProvider } from 'react-relay'
import { renderToString } from 'react-dom/server'
import { Network } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { safeParse } from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { addressCountries } from '#src/features/address/addressCountries.ts'
import type { AddressCountry } from '#src/features/address/addressCountries.ts'
import { stepsOf } from '#src/features/checkout/steps/cartSteps.ts'
import { checkoutSchema } from '#src/features/checkout/form/checkoutSchema.ts'
import type { CheckoutRules } from '#src/features/checkout/form/checkoutSchema.ts'
import { checkoutSteps, firstUnfinishedStep } from '#src/features/checkout/steps/checkoutSteps.ts'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import { agreementKey, emptyCheckout, methodKey } from '#src/features/checkout/form/checkoutValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import type { CheckoutValues } from '#src/features/checkout/form/checkoutValues.ts'
import { isPaymentCode } from '#src/features/checkout/payment/offeredMethods.ts'
import { placeOrder } from '#src/features/checkout/placing/placeOrder.ts'
import { presetMethod } from '#src/features/checkout/payment/presetMethod.ts'
import { useCartSteps } from '#src/features/checkout/steps/useCartSteps.ts'
import type { CartSteps } from '#src/features/checkout/steps/useCartSteps.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import { createGuestCart, openQuoteShop, signUp, textAt } from '#tests/unit/commerce/quoteShop.ts'

const { cartPriceRules: _rules, ...demoWithoutRules } = demoShop
/** The demo's products, with enough stock for all purchases here. */
const products = JSON.parse(
  JSON.stringify(demoShop.products, (key, value: unknown) =>
    key === 'stock' ? { qty: 10_000, isManaged: true } : value,
  ),
) as typeof demoShop.products
/** The embedded engine as Adobe Commerce, with the demo's products and a coupon for the whole amount. */
const shop = openQuoteShop({ edition: 'commerce', shop: { ...demoWithoutRules, products } })
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
  'a gift card': 'buono-regalo',
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
  readonly giftcard_amounts?: readonly Uid[]
  readonly gift_card_options?: readonly (Uid & { readonly title: string; readonly required: boolean })[]
  readonly options?: readonly (Uid & { readonly __typename: string; readonly required: boolean; picked?: Uid[] })[]
}

/** The cart lines for a product: the first value of every option. */
async function linesOf(ware: Ware): Promise<readonly object[]> {
  const { data } = await shop.ask(
    `query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { sku
      ... on ConfigurableProduct { variants { attributes { uid } product { stock_status } } }
      ... on BundleProduct { parts: items { required options { uid } } }
      ... on GroupedProduct { pieces: items { product { sku } } }
      ... on DownloadableProduct { downloadable_product_links { uid } }
      ... on GiftCardProduct { giftcard_amounts { uid } gift_card_options { uid title required } }
      ... on CustomizableProductInterface { options { __typename uid required
        ... on CustomizableDropDownOption { picked: value { uid } } } }
    } } }`,
    { key: URL_KEYS[ware] },
  )
  const [product] = (data as { products: { items: readonly Product[] } }).products.items
  if (!product) throw new Error(`The demo sells no ${ware}`)
  const { sku, variants = [], parts = [], pieces, downloadable_product_links: links = [], options = [] } = product
  const { giftcard_amounts: amounts = [], gift_card_options: questions = [] } = product
  if (pieces) return pieces.map((piece) => ({ sku: piece.product.sku, quantity: 1 }))
  const variant = variants.find((candidate) => candidate.product.stock_status === 'IN_STOCK')
  const required = options.filter((option) => option.required)
  const chosen = [
    ...(variant?.attributes ?? []),
    ...parts.flatMap((part) => (part.required ? (part.options?.slice(0, 1) ?? []) : [])),
    ...links.slice(0, 1),
    ...amounts.slice(0, 1),
    ...required.flatMap(({ picked }) => picked?.slice(0, 1) ?? []),
  ]
  const written = required.filter(({ picked }) => picked === undefined)
  return [
    {
      sku,
      quantity: 1,
      selected_options: chosen.map(({ uid }) => uid),
      entered_options: [
        ...written.map(({ uid, __typename: type }) => ({
          uid,
          value: type === 'CustomizableDateOption' ? '2027-01-15 10:00:00' : 'Casa Rossi',
        })),
        ...questions.flatMap(({ uid, title, required }) =>
          required ? { uid, value: /email/i.test(title) ? 'bea@example.com' : 'Bea' } : [],
        ),
      ],
    },
  ]
}

type Rate = { readonly carrier_code: string; readonly method_code: string; readonly price: { readonly value: number } }
type CartAnswer = {
  readonly is_virtual: boolean
  readonly prices: { readonly grand_total: { readonly value: number } }
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

/** Destinations of orders: each country has other rules for the same form. */
const PLACES = {
  Italy: () => ({ countryCode: 'IT', street: 'Via Dante 1', postcode: '20121', city: 'Milano', regionId: milan() }),
  Germany: () => ({ countryCode: 'DE', street: 'Hauptstraße 1', postcode: '10115', city: 'Berlin' }),
  Ireland: () => ({ countryCode: 'IE', street: '1 Main Street', city: 'Dublin' }),
  'the United States': () => ({
    countryCode: 'US',
    street: '1 Market Street',
    postcode: '94105',
    city: 'San Francisco',
    regionId: regionOf('US', 'California'),
  }),
} satisfies Readonly<Record<string, () => Partial<AddressValues>>>
type Place = keyof typeof PLACES
const EVERYWHERE = Object.keys(PLACES) as Place[]
const milan = () => regionOf('IT', 'Milano')

const addressIn = (place: Place): AddressValues => {
  const where = PLACES[place]()
  const who = { firstname: 'Ada', lastname: 'Bianchi', telephone: '+39 02 123456' }
  return { ...emptyAddress(where.countryCode), ...who, ...where }
}
const guest = (place: Place = 'Italy'): Buyer => ({ token: null, address: addressIn(place) })
const customer = (place: Place): Buyer => ({ token: customerToken, address: addressIn(place) })

/** The checkout of one cart: its form's values pass through the shop's own rules, steps and mutations to the engine. */
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
      `query ($id: String!) { cart(cart_id: $id) { is_virtual prices { grand_total { value } } available_payment_methods { code }
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
  const rules: CheckoutRules = {
    countries,
    isVirtual,
    isCustomer: token !== null,
    consents: [],
    requiredAgreementIds: [1],
  }
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
  const deliver = async (change: Partial<CheckoutValues>) => {
    const cart = await follow(change)
    const rate = presetMethod(cart.shipping_addresses[0]?.available_shipping_methods ?? [])
    return follow({ shippingMethod: rate ? methodKey(rate) : '' })
  }
  const { available_payment_methods: methods } = await deliver({})
  return {
    screens: checkoutSteps(rules),
    /** The backend's methods that the shop supports. */
    offered: methods.map(({ code }) => code).filter(isPaymentCode),
    /** Changes the destination. */
    sendTo: (place: Place) => deliver({ shipping: addressIn(place) }),
    /** The shopper's obstacle before the order, and the backend's answer to ordering nevertheless. */
    refused: async (paymentMethod: string) => {
      values = { ...values, paymentMethod, purchaseOrderNumber: 'PO-7' }
      const placed = await placeOrder(environment, cartId)
      return { step: firstUnfinishedStep(values, rules), why: placed.ok ? placed : placed.error.kind }
    },
    /** Chooses the method and orders. Returns the order as its owner reads it. */
    pay: async (paymentMethod: string, purchaseOrderNumber = '') => {
      const cart = await follow({ paymentMethod, purchaseOrderNumber })
      expect(firstUnfinishedStep(values, rules)).toBe('payment')
      expect(safeParse(checkoutSchema(rules), values).issues ?? []).toEqual([])
      const placed = await placeOrder(environment, cartId)
      if (!placed.ok) throw new Error(`No order: ${JSON.stringify(placed.error)}`)
      const fields = `number is_virtual shipping_address { city } billing_address { city country_code company vat_id fax }
        total { grand_total { value } subtotal_excl_tax { value } subtotal_incl_tax { value } total_tax { value }
          total_shipping { value } taxes { amount { value } } discounts { amount { value } }
          shipping_handling { amount_including_tax { value } amount_excluding_tax { value } } }
        payment_methods { type additional_data { name value } }
        items { product_sku quantity_ordered prices { row_total_including_tax { value } } }`
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
        readonly customer?: { readonly orders: { readonly items: readonly Order[] } }
        readonly guestOrderByToken?: Order
      }
      const order = found.guestOrderByToken ?? found.customer?.orders.items[0]
      if (!order) throw new Error(`Nobody finds the order ${placed.value.number}`)
      expect(brokenSums(order, cart.prices.grand_total)).toEqual([])
      return order
    },
  }
}

type Sum = { readonly value: number }
type Order = {
  readonly total: {
    readonly [sum in 'grand_total' | 'subtotal_excl_tax' | 'subtotal_incl_tax' | 'total_tax' | 'total_shipping']: Sum
  } & {
    readonly [parts in 'taxes' | 'discounts']: readonly { readonly amount: Sum }[]
  } & {
    readonly shipping_handling: { readonly amount_including_tax: Sum; readonly amount_excluding_tax: Sum }
  }
  readonly items: readonly { readonly prices: { readonly row_total_including_tax: Sum } }[]
}

/** The totals of an order that do not add up, in cents; `shown` is the total that the shopper saw. */
function brokenSums({ total, items }: Order, shown: Sum): readonly string[] {
  const cents = (...sums: readonly Sum[]) => sums.reduce((sum, { value }) => sum + Math.round(value * 100), 0)
  const discount = cents(...total.discounts.map(({ amount }) => amount))
  const { amount_including_tax: shipping, amount_excluding_tax: netShipping } = total.shipping_handling
  const claims: Readonly<Record<string, readonly [number, number]>> = {
    'what was shown is what is owed': [cents(shown), cents(total.grand_total)],
    lines: [cents(...items.map(({ prices }) => prices.row_total_including_tax)), cents(total.subtotal_incl_tax)],
    'gross parts': [cents(total.subtotal_incl_tax, shipping) - discount, cents(total.grand_total)],
    taxes: [cents(...total.taxes.map(({ amount }) => amount)), cents(total.total_tax)],
    // A discount includes tax.
    ...(discount === 0 && {
      'net and tax': [cents(total.subtotal_excl_tax, netShipping, total.total_tax), cents(total.grand_total)],
    }),
  }
  return Object.entries(claims).flatMap(([name, [left, right]]) =>
    left === right ? [] : `${name}: ${left} is not ${right}`,
  )
}

/** The steps that the form uses. */
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

const NOTHING_TO_SHIP = new Set<Ware>(['virtual', 'downloadable', 'a gift card'])

describe.each(WARES)('a product that is %s', (ware) => {
  test.each(METHODS)('is bought by guests and customers wherever it can go, paying by %s', async (method) => {
    const isVirtual = NOTHING_TO_SHIP.has(ware)
    const lines = await linesOf(ware)
    for (const buyer of EVERYWHERE.flatMap((place) => [guest(place), customer(place)])) {
      const { screens, offered, refused, sendTo, pay } = await checkOut(lines, buyer)
      expect(screens).toEqual([...(isVirtual ? (buyer.token ? [] : ['contact']) : ['delivery']), 'payment'])
      expect(offered).toEqual(expect.arrayContaining([...METHODS]))
      expect(offered).not.toContain('free')
      // No courier of the demo ships overseas: the checkout shows that at the delivery, and the order can be shipped
      // elsewhere.
      const isOutOfReach = !isVirtual && buyer.address.countryCode === 'US'
      const stopped = isOutOfReach ? await refused(method) : null
      expect(stopped).toEqual(isOutOfReach ? { step: 'delivery', why: 'shipping-method' } : null)
      if (isOutOfReach) await sendTo('Italy')
      const { city, countryCode } = isOutOfReach ? addressIn('Italy') : buyer.address
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

test.each(WARES)('an order with a zero total is free: %s', async (ware) => {
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

test('the data of an Italian invoice is on the order', async () => {
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
