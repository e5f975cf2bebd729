import { setupI18n } from '@lingui/core'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppProviders } from '#src/app/document/AppProviders.tsx'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { createCartWriter } from '#src/features/cart/requests/cartWriter.ts'
import { createProductPreviews } from '#src/features/product/layout/productPreviews.ts'
import { StoreSettingsContext } from '#src/features/store/storeSettings.ts'
import { parseSearchTexts, stringifySearchTexts } from '#src/lib/url/searchTexts.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import { createNoCookies } from '#src/platform/cookies.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { settingsFrom } from './storeSettings.ts'
import type { StoreConfigAnswer } from './storeSettings.ts'

type StagedApp = Pick<ProvidedApp, 'shop' | 'environment'> & Partial<Pick<ProvidedApp, 'queries' | 'i18n'>>

type StageOptions = {
  /** The merchant's settings, as Magento answers them. */
  readonly config?: StoreConfigAnswer
  /** The address of the page. */
  readonly path?: string
}

/** The values of the providers of production, without any consent; events go to `push`. */
export function stagedApp(
  {
    shop,
    environment,
    queries = new QueryPool(environment),
    i18n = setupI18n({ locale: 'it', messages: { it: {} } }),
  }: StagedApp,
  push: (entry: Readonly<Record<string, unknown>>) => void,
): ProvidedApp {
  const cookies = createNoCookies()
  return {
    shop,
    environment,
    queries,
    i18n,
    cartWriter: createCartWriter(),
    productPreviews: createProductPreviews(),
    display: { cookies, root: document.documentElement },
    analytics: createAnalytics({ push }),
    consentDesk: { consent: createConsentStore(cookies), vendors: NO_VENDORS, settings: createObservableValue(false) },
  }
}

/** The provider tree of production around a component, with a router of any address. */
export async function stageApp(ui: ReactNode, staged: StagedApp, { config = {}, path = '/' }: StageOptions = {}) {
  const pushed: Readonly<Record<string, unknown>>[] = []
  const app = stagedApp(staged, (entry) => void pushed.push(entry))
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
    parseSearch: parseSearchTexts,
    stringifySearch: stringifySearchTexts,
    // Any address of the shop may be linked to.
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/$' })]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return { app, router, /** The entries of the data layer. */ pushed }
}

const NO_VENDORS: ProvidedApp['consentDesk']['vendors'] = {
  accessibilityWidget: null,
  tagManager: null,
  personalisation: null,
  reviews: null,
  sessionRecorder: null,
  tagSources: [],
  onPersonalPages: [],
}
