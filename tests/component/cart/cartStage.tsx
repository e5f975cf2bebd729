import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { createOperationDescriptor, Network } from 'relay-runtime'
import { vi } from 'vitest'
import { CartWriterProvider } from '#src/features/cart/CartWriterProvider.tsx'
import { createCartIdStore } from '#src/platform/cartId.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'

export const CART_ID = 'cart-of-the-test'

/** A request that waits until the test answers it. */
export type SentRequest = {
  readonly name: string
  readonly variables: Variables
  readonly answer: (response: object) => void
  readonly fail: (error: Error) => void
}

/** The real store, queue and providers around the cart; only the network is the test's. */
export async function stageCart(ui: ReactNode, { cartId: initialId = CART_ID as string | null, path = '/cart' } = {}) {
  const sent: SentRequest[] = []
  const cartId = createCartIdStore(createNoCookies())
  cartId.set(initialId)
  const customerToken = createCustomerTokenStore({ clock: { now: () => 0 }, storage: createMemoryStorage() })
  const environment = createEnvironment({
    network: Network.create(
      ({ name }, variables) =>
        new Promise<GraphQLResponse>((resolve, reject) => {
          sent.push({ name, variables, answer: (response) => resolve(response as GraphQLResponse), fail: reject })
        }),
    ),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const ensureCart = vi.fn<() => Promise<string>>(async () => {
    cartId.set(CART_ID)
    return CART_ID
  })
  const [locale] = STOREFRONT_LOCALES
  const shop = {
    locale,
    origin: 'https://shop.test',
    today: '2026-11-21',
    cartId,
    customerToken,
    tabStorage: createMemoryStorage(),
    startAfresh: () => undefined,
    ensureCart,
  }
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <ShopContext value={shop}>
          <I18nProvider i18n={i18n}>
            <RelayEnvironmentProvider environment={environment}>
              <QueryPoolContext value={new QueryPool(environment)}>
                <CartWriterProvider>{ui}</CartWriterProvider>
              </QueryPoolContext>
            </RelayEnvironmentProvider>
          </I18nProvider>
        </ShopContext>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return {
    sent,
    ensureCart,
    environment,
    search: () => router.latestLocation.searchStr,
    historyLength: () => router.history.length,
    /** Puts the answer of a query into the store, as its loader would have. */
    seed(node: ConcreteRequest, variables: Variables, data: object) {
      const operation = createOperationDescriptor(node, variables)
      environment.retain(operation)
      environment.commitPayload(operation, data as Parameters<typeof environment.commitPayload>[1])
    },
    show: () => render(<RouterProvider router={router} />),
  }
}
