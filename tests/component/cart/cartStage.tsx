import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { createOperationDescriptor, Network } from 'relay-runtime'
import { vi } from 'vitest'
import { AnalyticsContext } from '#src/features/analytics/AnalyticsContext.ts'
import { createCartWriter } from '#src/features/cart/requests/cartWriter.ts'
import { CartWriterContext } from '#src/features/cart/requests/CartWriterContext.ts'
import { DisplayContext } from '#src/features/display-preferences/DisplayContext.ts'
import { StoreSettingsContext } from '#src/features/store/storeSettings.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import type { ItemValue } from '#src/platform/analytics/commerceEvents.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import { startSaved } from '#src/shell/saved/startSaved.ts'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import { settingsFrom } from '#tests/harness/components/storeSettings.ts'
import type { StoreConfigAnswer } from '#tests/harness/components/storeSettings.ts'

export const CART_ID = 'cart-of-the-test'

/** A request that is pending until the test answers it. */
export type SentRequest = {
  readonly name: string
  readonly variables: Variables
  readonly answer: (response: object) => void
  readonly fail: (error: Error) => void
}

/** An event of the data layer with its data. */
type ToldEvent = { readonly event: string; readonly ecommerce: ItemValue }

/** The capabilities of a backend that has an order's prices with tax. */
export const ORDER_PRICES: ReadonlySet<string> = new Set(['prices', 'subtotal_incl_tax'])

/** The real store, queue and providers around the cart; only the network is a mock. */
export async function stageCart(
  ui: ReactNode,
  {
    cartId: initialId = CART_ID as string | null,
    path = '/cart',
    saves = false,
    hasGiftCards = false,
    hasGiftMessages = false,
    hasBounds = false,
    config = {} as StoreConfigAnswer,
    hasOrderPrices = true,
  } = {},
) {
  const sent: SentRequest[] = []
  // Requests of the row below the cart, which are not caused by the shopper.
  const beside: SentRequest[] = []
  const ensureCart = vi.fn<() => Promise<string>>(async () => {
    cartId.set(CART_ID)
    return CART_ID
  })
  const gone: string[] = []
  const findGoneLines = vi.fn<Shop['findGoneLines']>(async () => [])
  const shop = stageShop({
    cartId: initialId,
    ensureCart,
    linesGone: (lines) => gone.push(...lines.map(({ name }) => name)),
    findGoneLines,
    hasField: (_, field) =>
      ORDER_PRICES.has(field)
        ? hasOrderPrices
        : field === 'gift_message'
          ? hasGiftMessages
          : field === 'min_sale_qty'
            ? hasBounds
            : hasGiftCards,
    ...(saves && { saved: createLazyValue(async () => startSaved(shop, environment)) }),
  })
  const { cartId, customerToken } = shop
  const environment = createEnvironment({
    network: Network.create(
      ({ name }, variables) =>
        new Promise<GraphQLResponse>((resolve, reject) => {
          const requests = name === 'CartCrossSellsQuery' ? beside : sent
          requests.push({ name, variables, answer: (response) => resolve(response as GraphQLResponse), fail: reject })
        }),
    ),
    isServer: false,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      throw error
    },
  })
  const settings = settingsFrom(config)
  const writer = createCartWriter()
  const pushed: Readonly<Record<string, unknown>>[] = []
  const analytics = createAnalytics({ push: (entry) => void pushed.push(entry) })
  const i18n = setupI18n({ locale: 'it', messages: { it: {} } })
  const router = createRouter({
    routeTree: createRootRoute({
      component: () => (
        <ShopContext value={shop}>
          <StoreSettingsContext value={settings}>
            <I18nProvider i18n={i18n}>
              <RelayEnvironmentProvider environment={environment}>
                <QueryPoolContext value={new QueryPool(environment)}>
                  <DisplayContext value={{ cookies: createNoCookies(), root: document.documentElement }}>
                    <AnalyticsContext value={analytics}>
                      <CartWriterContext value={writer}>{ui}</CartWriterContext>
                    </AnalyticsContext>
                  </DisplayContext>
                </QueryPoolContext>
              </RelayEnvironmentProvider>
            </I18nProvider>
          </StoreSettingsContext>
        </ShopContext>
      ),
    }),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return {
    sent,
    beside,
    shop,
    ensureCart,
    /** Names of the lines that were reported to the shopper as lost. */
    gone,
    findGoneLines,
    environment,
    origins: writer.origins,
    /** The commerce events of the data layer. */
    told: () => pushed.filter((entry): entry is ToldEvent => 'event' in entry && 'ecommerce' in entry),
    search: () => router.latestLocation.searchStr,
    historyLength: () => router.history.length,
    /** Writes the answer of a query into the store, like its loader. */
    seed(node: ConcreteRequest, variables: Variables, data: object) {
      const operation = createOperationDescriptor(node, variables)
      environment.retain(operation)
      environment.commitPayload(operation, data as Parameters<typeof environment.commitPayload>[1])
    },
    show: () => render(<RouterProvider router={router} />),
  }
}
