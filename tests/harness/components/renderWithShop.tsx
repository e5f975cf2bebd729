import { setupI18n } from '@lingui/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { MockPayloadGenerator } from 'relay-test-utils'
import { AppProviders } from '#src/app/document/AppProviders.tsx'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { createCartWriter } from '#src/features/cart/requests/cartWriter.ts'
import { createProductPreviews } from '#src/features/product/layout/productPreviews.ts'
import { StoreSettingsContext } from '#src/features/store/storeSettings.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { createShopMockEnvironment, MockQueryPool } from './mockEnvironment.ts'
import { shopPayload } from './shopResolvers.ts'
import { stageShop } from './stageShop.ts'
import { settingsFrom } from './storeSettings.ts'
import type { StoreConfigAnswer } from './storeSettings.ts'

type RenderOptions = {
  /** Values of answers in addition to {@link SHOP_RESOLVERS}. Null: the test answers with `environment.mock` itself. */
  readonly resolvers?: MockPayloadGenerator.MockResolvers | null
  /** The merchant's settings, as in Magento's answer. */
  readonly config?: StoreConfigAnswer
  /** Overrides parts of the running shop. */
  readonly shop?: Omit<Partial<Shop>, 'cartId'>
  /** The address of the page. */
  readonly path?: string
  /** Rendered for a customer instead of a guest. */
  readonly isSignedIn?: boolean
}

/** Renders in the providers of production, with a mock environment that has the shop's own store. */
export async function renderWithShop(
  ui: ReactNode,
  { resolvers = {}, config = {}, shop: parts = {}, path = '/', isSignedIn = false }: RenderOptions = {},
) {
  const { environment, cartId, customerToken } = createShopMockEnvironment()
  if (isSignedIn) customerToken.issue('token-of-the-test')
  if (resolvers !== null) {
    // A resolver answers one operation and is removed: it adds itself again for the next one.
    const answer = (): void =>
      environment.mock.queueOperationResolver((operation) => {
        answer()
        return shopPayload(operation, resolvers)
      })
    answer()
  }
  const pushed: Readonly<Record<string, unknown>>[] = []
  const cookies = createNoCookies()
  const app: ProvidedApp = {
    shop: { ...stageShop({ customerToken, ...parts }), cartId },
    i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
    environment,
    queries: new MockQueryPool(environment),
    cartWriter: createCartWriter(),
    productPreviews: createProductPreviews(),
    display: { cookies, root: document.documentElement },
    analytics: createAnalytics({ push: (entry) => void pushed.push(entry) }),
    consentDesk: { consent: createConsentStore(cookies), vendors: NO_VENDORS, settings: createObservableValue(false) },
  }
  const settings = settingsFrom(config)
  const root = createRootRoute({
    component: () => (
      <AppProviders app={app}>
        <StoreSettingsContext value={settings}>{ui}</StoreSettingsContext>
      </AppProviders>
    ),
    notFoundComponent: () => null,
  })
  const router = createRouter({
    // Links may lead to any address of the shop.
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/$' })]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  // Inside an awaited act, so that a short suspension causes no warning.
  const rendered = await act(async () => render(<RouterProvider router={router} />))
  return { ...rendered, environment, app, router, /** The events of the data layer. */ told: pushed }
}

const NO_VENDORS: ProvidedApp['consentDesk']['vendors'] = {
  accessibilityWidget: null,
  tagManager: null,
  personalisation: null,
  reviews: null,
  sessionRecorder: null,
  tagSources: [],
}
