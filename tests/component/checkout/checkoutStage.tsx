import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { Network } from 'relay-runtime'
import checkoutPageNode from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import placeOrderOutcomeNode from '#src/__generated__/placeOrderOutcomeQuery.graphql.ts'
import usePlaceOrderNode from '#src/__generated__/usePlaceOrderMutation.graphql.ts'
import useSetBillingAddressNode from '#src/__generated__/useSetBillingAddressMutation.graphql.ts'
import useSetGuestEmailNode from '#src/__generated__/useSetGuestEmailMutation.graphql.ts'
import useSetPaymentMethodNode from '#src/__generated__/useSetPaymentMethodMutation.graphql.ts'
import useSetShippingAddressNode from '#src/__generated__/useSetShippingAddressMutation.graphql.ts'
import useSetShippingMethodNode from '#src/__generated__/useSetShippingMethodMutation.graphql.ts'
import { CheckoutPage } from '#src/pages/checkout/CheckoutPage.tsx'
import { createCartIdStore } from '#src/platform/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'

export const CART_ID = 'cart-of-the-test'

const NODES: Readonly<Record<string, ConcreteRequest>> = Object.fromEntries(
  [
    checkoutPageNode,
    placeOrderOutcomeNode,
    usePlaceOrderNode,
    useSetBillingAddressNode,
    useSetGuestEmailNode,
    useSetPaymentMethodNode,
    useSetShippingAddressNode,
    useSetShippingMethodNode,
  ].map((node) => [node.params.name, node]),
)

type Answer = Record<string, unknown>

/** What is different from a backend that takes everything. An `Error` is an answer that never came. */
export type Deviations = {
  /** Answers in place of the ordinary one, by operation; null for the ordinary one. */
  [operation: string]: (variables: Variables) => { data: Answer | null; errors?: readonly object[] } | Error | null
}

export type Sent = { readonly name: string; readonly variables: Variables }

const euro = (value: number) => ({ value, currency: 'EUR' })
const FLATRATE = {
  carrier_code: 'flatrate',
  method_code: 'flatrate',
  carrier_title: 'Corriere',
  price_incl_tax: euro(6.9),
}
const PICKUP = { carrier_code: 'instore', method_code: 'pickup', carrier_title: 'Ritiro', price_incl_tax: euro(0) }
const METHODS = [FLATRATE, PICKUP].map((method) => ({ ...method, method_title: 'in bottega', available: true }))

/** A cart with one plate that takes every step of the checkout. */
function createBackend(deviations: Deviations) {
  let address: Answer | null = null
  let method: Answer | null = null
  const cart = () => ({
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
      subtotal_including_tax: euro(40),
      subtotal_with_discount_excluding_tax: euro(32.79),
      grand_total: method === null ? euro(40) : method['carrier_code'] === 'flatrate' ? euro(46.9) : euro(40),
    },
    itemsV2: {
      items: [
        {
          __typename: 'SimpleCartItem',
          uid: 'line1',
          quantity: 2,
          product: { __typename: 'SimpleProduct', uid: 'plate', name: 'Piatto' },
          prices: { row_total_including_tax: euro(40) },
        },
      ],
    },
  })
  const ordinary: Record<string, (variables: Variables) => Answer> = {
    CheckoutPageQuery: () => ({
      cart: cart(),
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
            { id: 7, name: 'Firenze' },
            { id: 9, name: 'Milano' },
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
    useSetGuestEmailMutation: () => ({ setGuestEmailOnCart: { cart: cart() } }),
    useSetShippingAddressMutation: ({ shippingAddress }) => {
      const sent = (shippingAddress as { address: Answer }).address
      address = { ...sent, country: { code: sent['country_code'] }, region: { region_id: sent['region_id'] } }
      return { setShippingAddressesOnCart: { cart: cart() } }
    },
    useSetShippingMethodMutation: ({ carrierCode }) => {
      method = METHODS.find((candidate) => candidate.carrier_code === carrierCode) ?? null
      return { setShippingMethodsOnCart: { cart: cart() } }
    },
    useSetBillingAddressMutation: () => ({ setBillingAddressOnCart: { cart: cart() } }),
    useSetPaymentMethodMutation: () => ({ setPaymentMethodOnCart: { cart: cart() } }),
    usePlaceOrderMutation: () => ({
      placeOrder: { orderV2: { __typename: 'CustomerOrder', number: '000000042', token: 'T0KEN' }, errors: [] },
    }),
    placeOrderOutcomeQuery: () => ({ cart: cart() }),
  }
  return (name: string, variables: Variables): object => {
    const node = NODES[name]
    const usual = ordinary[name]
    if (!node || !usual) throw new Error(`The test has no answer to ${name}.`)
    const other = deviations[name]?.(variables) ?? null
    if (other instanceof Error) throw other
    const { data, errors } = other ?? { data: usual(variables) }
    return { data: data && completeAnswer(node.operation, data), ...(errors && { errors }) }
  }
}

/** The checkout with the real store and providers around it; only the network is the test's. */
export async function stageCheckout({
  deviations = {},
  tabStorage = createMemoryStorage(),
  hasCart = true,
  pending = false,
}: {
  deviations?: Deviations
  tabStorage?: KeyValueStorage
  hasCart?: boolean
  pending?: boolean
} = {}) {
  const sent: Sent[] = []
  const backend = createBackend(deviations)
  const cartId = createCartIdStore(createNoCookies())
  cartId.set(hasCart ? CART_ID : null)
  const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
  const environment = createEnvironment({
    network: Network.create(async ({ name }, variables) => {
      sent.push({ name, variables })
      return backend(name, variables) as GraphQLResponse
    }),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const [locale] = STOREFRONT_LOCALES
  const shop = {
    locale,
    origin: 'https://shop.test',
    today: '2026-11-21',
    cartId,
    customerToken,
    tabStorage,
    startAfresh: () => undefined,
    ensureCart: async () => CART_ID,
  }
  const queries = new QueryPool(environment)
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
  const query = hasCart ? { operation: 'CheckoutPageQuery', variables: { cartId: CART_ID } } : null
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <ShopContext value={shop}>
          <I18nProvider i18n={i18n}>
            <RelayEnvironmentProvider environment={environment}>
              <QueryPoolContext value={queries}>
                <main>
                  <CheckoutPage query={query} pending={pending} />
                </main>
              </QueryPoolContext>
            </RelayEnvironmentProvider>
          </I18nProvider>
        </ShopContext>
      ),
      notFoundComponent: () => null,
    }),
    history: createMemoryHistory({ initialEntries: ['/checkout'] }),
  })
  await router.load()
  return {
    sent,
    /** Names of the mutations so far, in order. */
    mutations: () => sent.map(({ name }) => name).filter((name) => name.endsWith('Mutation')),
    variablesOf: (name: string) => sent.findLast((request) => request.name === name)?.variables,
    cartId,
    tabStorage,
    address: () => router.history.location.href,
    show: () => act(async () => render(<RouterProvider router={router} />)),
  }
}
