import { ORDER_PRICES } from '../cart/cartStage.tsx'
import { RouterProvider, useLocation } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { Network } from 'relay-runtime'
import checkoutExtrasNode from '#src/__generated__/CheckoutExtrasQuery.graphql.ts'
import pickupChoiceCartNode from '#src/__generated__/PickupChoiceCartQuery.graphql.ts'
import pickupChoiceNode from '#src/__generated__/PickupChoiceQuery.graphql.ts'
import savedMethodsNode from '#src/__generated__/SavedMethodsQuery.graphql.ts'
import checkoutPageNode from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import findPlacedOrderNode from '#src/__generated__/findPlacedOrderQuery.graphql.ts'
import emailHasAccountNode from '#src/__generated__/emailHasAccountQuery.graphql.ts'
import placeOrderOutcomeNode from '#src/__generated__/placeOrderOutcomeQuery.graphql.ts'
import placeOrderNode from '#src/__generated__/placeOrderMutation.graphql.ts'
import setBillingAddressNode from '#src/__generated__/setBillingAddressMutation.graphql.ts'
import setGiftOptionsNode from '#src/__generated__/setGiftOptionsMutation.graphql.ts'
import setGuestEmailNode from '#src/__generated__/setGuestEmailMutation.graphql.ts'
import setPaymentMethodNode from '#src/__generated__/setPaymentMethodMutation.graphql.ts'
import setShippingAddressNode from '#src/__generated__/setShippingAddressMutation.graphql.ts'
import setShippingMethodNode from '#src/__generated__/setShippingMethodMutation.graphql.ts'
import type { CheckoutStep } from '#src/features/checkout/steps/checkoutSteps.ts'
import { STEP_PATHS } from '#src/features/checkout/steps/stepPaths.ts'
import { component as CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx'
import { checkoutParts } from '#src/pages/checkout/loadCheckout.ts'
import type { CheckoutPageProps } from '#src/pages/checkout/CheckoutPage.tsx'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'

export const CART_ID = 'cart-of-the-test'

const NODES: Readonly<Record<string, ConcreteRequest>> = Object.fromEntries(
  [
    checkoutExtrasNode,
    checkoutPageNode,
    pickupChoiceCartNode,
    pickupChoiceNode,
    savedMethodsNode,
    emailHasAccountNode,
    findPlacedOrderNode,
    placeOrderOutcomeNode,
    placeOrderNode,
    setBillingAddressNode,
    setGiftOptionsNode,
    setGuestEmailNode,
    setPaymentMethodNode,
    setShippingAddressNode,
    setShippingMethodNode,
  ].map((node) => [node.params.name, node]),
)

type Answer = Record<string, unknown>

/** Differences from a backend that accepts everything. An `Error` is an answer that never arrived. */
export type Deviations = {
  /** Other answers than the default, by operation; null for the default. */
  [operation: string]: (variables: Variables) => Deviation | Promise<Deviation>
}

type Deviation = { data: Answer | null; errors?: readonly object[] } | Error | null

export type Sent = { readonly name: string; readonly variables: Variables }

const euro = (value: number) => ({ value, currency: 'EUR' })
const FLATRATE = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Corriere',
  price_excl_tax: euro(5.66),
  price_incl_tax: euro(6.9),
}
const PICKUP = {
  carrier_code: 'instore',
  method_code: 'pickup',
  carrier_title: 'Ritiro',
  price_excl_tax: euro(0),
  price_incl_tax: euro(0),
}
const METHODS = [FLATRATE, PICKUP].map((method) => ({ ...method, method_title: 'in bottega', available: true }))

const CUSTOMER = {
  __typename: 'Customer',
  email: 'giulia@example.com',
  addresses: [
    {
      __typename: 'CustomerAddress',
      id: 5,
      default_shipping: true,
      firstname: 'Giulia',
      lastname: 'Verdi',
      company: null,
      street: ['Via Roma 3'],
      city: 'Firenze',
      region: { region_id: 7 },
      postcode: '50123',
      country_code: 'IT',
      telephone: '055123456',
    },
  ],
}

export type Place = {
  readonly code: string
  readonly name: string
  readonly street: string
  /** Its description. */
  readonly about?: string
  /** It lacks an item of the cart. */
  readonly lacks?: boolean
}

const codeOf = ({ code }: Place) => ({ pickup_location_code: code })

/** A cart with one plate that accepts every step of the checkout. */
function createBackend(
  deviations: Deviations,
  ownCart: Answer,
  giftCards: readonly Answer[] | null,
  places: readonly Place[] | null,
  gift: Answer | null,
  book: readonly Answer[] | null,
) {
  let given: Answer = { gift_message: null, gift_receipt_included: false }
  let address: Answer | null = null
  let method: Answer | null = null
  const told = () => ({
    __typename: 'Cart',
    id: CART_ID,
    total_quantity: 2,
    is_virtual: false,
    shipping_addresses: address
      ? [{ ...address, available_shipping_methods: METHODS, selected_shipping_method: method }]
      : [],
    available_payment_methods: [
      { code: 'checkmo', title: 'Assegno' },
      { code: 'purchaseorder', title: 'Ordine d’acquisto' },
    ],
    prices: {
      subtotal_excluding_tax: euro(32.79),
      subtotal_including_tax: euro(40),
      subtotal_with_discount_excluding_tax: euro(32.79),
      grand_total: method === null ? euro(40) : method['carrier_code'] === 'flatrate' ? euro(46.9) : euro(40),
    },
    itemsV2: {
      items: [
        {
          __typename: 'SimpleCartItem',
          customizable_options: [],
          uid: 'line1',
          quantity: 2,
          product: { __typename: 'SimpleProduct', uid: 'plate', sku: 'PIATTO', name: 'Piatto' },
          prices: {
            price_including_tax: euro(20),
            row_total: euro(32.79),
            row_total_including_tax: euro(40),
            fixed_product_taxes: [],
          },
        },
      ],
    },
    ...ownCart,
  })
  // The query for stock has a name of its own.
  const cart = (): Answer => {
    const answer: Answer = told()
    return { ...answer, collectable: answer['itemsV2'] }
  }
  const ordinary: Record<string, (variables: Variables) => Answer> = {
    CheckoutPageQuery: ({ isCustomer }) => ({
      cart: cart(),
      ...(isCustomer === true && { customer: { ...CUSTOMER, ...(book && { addresses: book }) } }),
      storeConfig: {
        store_code: 'it',
        is_guest_checkout_enabled: true,
        default_country: 'IT',
        countries_with_required_region: 'IT',
      },
      countries: [
        {
          id: 'IT',
          full_name_locale: 'Italia',
          available_regions: [
            { id: 7, code: 'FI', name: 'Firenze' },
            { id: 9, code: 'MI', name: 'Milano' },
          ],
        },
        { id: 'DE', full_name_locale: 'Germania' },
      ],
      checkoutAgreements: [
        {
          agreement_id: 1,
          name: 'Condizioni',
          mode: 'MANUAL',
          is_html: false,
          checkbox_text: 'Accetto le condizioni',
          content: 'Recesso entro trenta giorni.',
        },
      ],
    }),
    setGuestEmailMutation: () => ({ setGuestEmailOnCart: { cart: cart() } }),
    setShippingAddressMutation: ({ shippingAddress }) => {
      const sent = (shippingAddress as { address: Answer }).address
      address = { ...sent, country: { code: sent['country_code'] }, region: { region_id: sent['region_id'] } }
      return { setShippingAddressesOnCart: { cart: cart() } }
    },
    setShippingMethodMutation: ({ carrierCode }) => {
      method = METHODS.find((candidate) => candidate.carrier_code === carrierCode) ?? null
      return { setShippingMethodsOnCart: { cart: cart() } }
    },
    CheckoutExtrasQuery: () => ({
      cart: { ...cart(), ...given, applied_gift_cards: giftCards },
      storeConfig: { store_code: 'it', ...gift },
    }),
    setGiftOptionsMutation: ({ message, hasReceipt }) => {
      const { message: words } = message as { message: string }
      given = { gift_message: words === '' ? null : message, gift_receipt_included: hasReceipt }
      return { setGiftOptionsOnCart: { cart: { ...cart(), ...given } } }
    },
    setBillingAddressMutation: () => ({ setBillingAddressOnCart: { cart: cart() } }),
    setPaymentMethodMutation: () => ({ setPaymentMethodOnCart: { cart: cart() } }),
    placeOrderMutation: () => ({
      placeOrder: { orderV2: { __typename: 'CustomerOrder', number: '000000042', token: 'T0KEN' }, errors: [] },
    }),
    PickupChoiceCartQuery: () => ({ cart: cart() }),
    // The farther down the list, the closer to any place but Atlantis.
    PickupChoiceQuery: ({ area, isNear }) => ({
      pickupLocations: {
        items: (places ?? []).map((place) => ({
          ...codeOf(place),
          name: place.name,
          description: place.about ?? null,
          street: place.street,
          postcode: '20121',
          city: 'Milano',
          region: 'Milano',
          region_id: 9,
          country_id: 'IT',
          phone: '02 000',
        })),
      },
      thatKeepAll: { items: (places ?? []).filter(({ lacks }) => !lacks).map(codeOf) },
      ...(isNear === true && {
        byDistance: {
          items:
            (area as { search_term: string }).search_term === 'Atlantide'
              ? []
              : (places ?? []).map(codeOf).toReversed(),
        },
      }),
    }),
    SavedMethodsQuery: () => ({ customerPaymentTokens: { items: [] } }),
    placeOrderOutcomeQuery: () => ({ cart: cart() }),
    findPlacedOrderQuery: () => ({ customer: { __typename: 'Customer', orders: { items: [] } } }),
    emailHasAccountQuery: () => ({ isEmailAvailable: { is_email_available: true } }),
  }
  return async (name: string, variables: Variables): Promise<object> => {
    const node = NODES[name]
    const usual = ordinary[name]
    if (!node || !usual) throw new Error(`The test has no answer to ${name}.`)
    const other = (await deviations[name]?.(variables)) ?? null
    if (other instanceof Error) throw other
    const { data, errors } = other ?? { data: usual(variables) }
    return { data: data && completeAnswer(node.operation, data), ...(errors && { errors }) }
  }
}

const STEP_OF_PATH: Readonly<Record<string, CheckoutStep>> = {
  [STEP_PATHS.contact]: 'contact',
  [STEP_PATHS.delivery]: 'delivery',
  [STEP_PATHS.payment]: 'payment',
}

/** Like the routes. */
function RoutedPage(props: Omit<CheckoutPageProps, 'step'>) {
  const step = STEP_OF_PATH[useLocation().pathname]
  return step ? <CheckoutPage {...props} step={step} /> : null
}

/** The checkout with the real store and providers around it; only the network is a mock. */
export async function stageCheckout({
  deviations = {},
  tabStorage = createMemoryStorage(),
  hasCart = true,
  pending = false,
  isCustomer = false,
  path = '/checkout',
  ownCart = {},
  giftCards = null,
  places = null,
  gift = null,
  book = null,
  deliveryDays = '',
  renewSession = async () => 'abandoned',
  legal,
}: {
  deviations?: Deviations
  tabStorage?: KeyValueStorage
  hasCart?: boolean
  pending?: boolean
  isCustomer?: boolean
  path?: string
  /** The differences of the cart from one plate to be shipped. */
  ownCart?: Answer
  /** Null: the backend has none. */
  giftCards?: readonly Answer[] | null
  /** The pickup locations; null: the backend does not support pickup. */
  places?: readonly Place[] | null
  /** The gift options that the shop allows; null: the backend has none. */
  gift?: { readonly allow_order: string; readonly allow_gift_receipt: string } | null
  /** The customer's saved addresses; null: one in Florence. */
  book?: readonly Answer[] | null
  /** From the merchant's configuration. */
  deliveryDays?: string
  /** The sign-in of a shopper with an expired session; by default they do not sign in. */
  renewSession?: Shop['renewSession']
  /** The facts that the shop states; by default those of its folder. */
  legal?: Shop['legal']
} = {}) {
  const sent: Sent[] = []
  const backend = createBackend(deviations, ownCart, giftCards, places, gift, book)
  const shop = stageShop({
    cartId: hasCart ? CART_ID : null,
    tabStorage,
    ensureCart: async () => CART_ID,
    deliveryDays,
    renewSession,
    ...(legal && { legal }),
    hasField: (_, field) =>
      ORDER_PRICES.has(field) ||
      (field === 'pickupLocations' ? places : field === 'setGiftOptionsOnCart' ? gift : giftCards) !== null,
  })
  const { cartId, customerToken } = shop
  if (isCustomer) customerToken.issue('token', { email: CUSTOMER.email })
  const environment = createEnvironment({
    network: Network.create(async ({ name }, variables) => {
      sent.push({ name, variables })
      return (await backend(name, variables)) as GraphQLResponse
    }),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const query = hasCart ? { operation: 'CheckoutPageQuery', variables: { cartId: CART_ID, isCustomer } } : null
  const parts = checkoutParts(shop.hasField, isCustomer)
  const extras = Object.values(parts).includes(true)
    ? { operation: 'CheckoutExtrasQuery', variables: { cartId: CART_ID, ...parts } }
    : null
  const saved = isCustomer ? { operation: 'SavedMethodsQuery', variables: {} } : null
  const isClosed = createObservableValue(false)
  const Page = () => {
    const closed = useSyncExternalStore(isClosed.subscribe, isClosed.get)
    return <RoutedPage query={closed ? null : query} {...{ extras, saved, pending }} arrivedWith="" />
  }
  const { router } = await stageApp(
    <main>
      <Page />
    </main>,
    { shop, environment },
    { path },
  )
  return {
    sent,
    /** Names of the mutations so far, in order. */
    mutations: () => sent.map(({ name }) => name).filter((name) => name.endsWith('Mutation')),
    variablesOf: (name: string) => sent.findLast((request) => request.name === name)?.variables,
    cartId,
    orderAttempts: shop.orderAttempts,
    tabStorage,
    /** There is no current cart any more, and the route is updated. */
    close: () =>
      act(async () => {
        cartId.set(null)
        isClosed.set(true)
      }),
    address: () => router.history.location.href,
    back: () => act(async () => router.history.back()),
    show: () => act(async () => render(<RouterProvider router={router} />)),
  }
}
