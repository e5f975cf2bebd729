import './app/startup/afterLibraries.ts'
import '#src/ui/theme/global.css.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import shellQueryNode from './__generated__/ShellQuery.graphql.ts'
import { loadMessages } from './app/catalogs.ts'
import { createApp } from './app/createApp.ts'
import { readPublicConfig } from './app/publicConfig.ts'
import { browserHistory } from './app/navigation/browserHistory.ts'
import { routerDataArrived } from './app/navigation/routerDataArrived.ts'
import { afterHydration, startBrowserSide } from './app/startup/startBrowserSide.ts'
import { startGuests } from './app/startup/startGuests.ts'
import { trackPageviews } from './app/navigation/trackPageviews.ts'
import { visitOf } from './app/navigation/visit.ts'
import { createDataLayer } from './platform/analytics/dataLayer.ts'
import { reloadOnChunkFailure } from './platform/chunkFailures.ts'
import { dayOf, systemClock } from './platform/clock.ts'
import { createBrowserCookies } from './platform/cookies.ts'
import { offeredLocales } from './platform/locales.ts'
import { campaignParamsOf } from './shop/addresses/campaignParams.ts'
import { pathOf, storeAt } from './shop/addresses/storeAddresses.ts'
import { SHOP } from './shop/selectedShop.ts'
import { stylesheetApplied } from './platform/document/documentStyles.ts'
import { createErrorReporter } from './platform/errorReporter.ts'
import { createLocks } from './platform/locks.ts'
import { createNoticeLog } from './platform/noticeLog.ts'
import { createWebStorage } from './platform/storage.ts'
import { createBrowserTabs } from './platform/tabs.ts'
import { createMonitoring } from './platform/monitoring/monitoring.ts'
import { whenCalm } from './platform/whenCalm.ts'
import { createBrowserScheduler } from './relay/persistence/taskScheduler.ts'
import { nextTask } from './lib/scheduling/nextTask.ts'
import { createAnswerReplay } from './relay/ssr.ts'
import type { RecordedAnswer } from './relay/ssr.ts'
import { preloadCart } from './routes/preloadCart.ts'
import { pageNamed } from './routes/pages.ts'
import { keepToasts } from './shell/toasts/keepToasts.ts'
import { CART_PENDING_ATTRIBUTE } from './ui/theme/documentAttributes.ts'

const replay = createAnswerReplay()
const storage = createWebStorage(() => localStorage)
const dataLayer = createDataLayer(window, systemClock)
const log = createNoticeLog(console)
const publicConfig = readPublicConfig(document.documentElement.dataset)
const locale = storeAt(location, offeredLocales(publicConfig.storeViews))
const monitoring = publicConfig.monitoringDsn === null ? null : createMonitoring()
const tabStorage = createWebStorage(() => sessionStorage)
/** Keeps the shopper's texts for the next document; there are none before the app. */
let keepTexts: () => Promise<void> = () => Promise.resolve()
reloadOnChunkFailure({
  target: window,
  build: import.meta.url,
  storage: tabStorage,
  isReachable: () =>
    fetch('/healthz', { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    ),
  reload: () => {
    keepToasts(tabStorage)
    void keepTexts().finally(() => location.reload())
  },
  log,
})
const campaignParams = campaignParamsOf(SHOP.campaignParams)
const messages = await loadMessages(locale.locale)
// Yield: the code evaluated so far was a long task.
await nextTask()
const app = createApp({
  locale,
  history: browserHistory(window, campaignParams),
  direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
  currency: document.documentElement.dataset['currency'] ?? null,
  messages,
  shopOrigin: document.documentElement.dataset['shopOrigin'] ?? location.origin,
  publicConfig,
  dataLayer,
  root: document.documentElement,
  today: document.documentElement.dataset['today'] ?? dayOf(systemClock),
  orderDay: document.documentElement.dataset['orderDay'] ?? dayOf(systemClock),
  payments: document.documentElement.dataset['payments'] ?? '',
  deliveryCountries: document.documentElement.dataset['deliveryCountries'] ?? '',
  hasPaymentPolicy: document.documentElement.dataset['paymentPolicy'] === 'own',
  fetch: fetch.bind(window),
  cookies: createBrowserCookies(document, location),
  storage,
  openDocument: (address) => location.replace(address),
  reloadDocument: () => location.reload(),
  tabStorage,
  tabs: createBrowserTabs(window),
  locks: createLocks(navigator.locks, storage),
  clock: systemClock,
  possibleTypes: __POSSIBLE_TYPES__,
  persistence: {
    rules: __SNAPSHOT_RULES__,
    scheduler: createBrowserScheduler(window, performance),
    tab: Math.random().toString(36).slice(2),
    isVisible: () => document.visibilityState === 'visible',
    log,
  },
  ssr: replay.link,
  replay,
  isServer: false,
  strict: import.meta.env.DEV,
  reportError: createErrorReporter(console, (error, where) =>
    monitoring?.tell({ kind: 'error', error, where, at: systemClock.now() }),
  ),
  ...(monitoring && {
    relayLog: (event) => {
      if (event.name.startsWith('network.')) monitoring.tell({ kind: 'network', event, at: systemClock.now() })
    },
  }),
  async hydrate({ answers: text, pages }) {
    try {
      const answers = JSON.parse(text) as readonly RecordedAnswer[]
      replay.add(answers)
      // With the code loaded, hydration needs no fallback and matches the server's document.
      const screens = await Promise.all(pages.map((name) => pageNamed(name).screen.load()))
      for (const node of [shellQueryNode, ...screens.map(({ operation }) => operation)]) {
        await nextTask()
        if (node) app.queries.loadRecorded(node, answers)
      }
    } catch (error) {
      app.reportError(error, 'code of the document')
      // React would clear the document after a rejection. Without hydration it stays readable, and its links work.
      return new Promise<never>(() => undefined)
    }
    // For measurements, and for the document's own script: all code of the document has loaded.
    performance.mark('hydrate')
    const { cartId, customerToken } = app.shop
    // Their document changes after hydration. A failed load is tried again then.
    if (cartId.get() !== null || customerToken.get() !== null) afterHydration.load().catch(() => undefined)
  },
})

keepTexts = () =>
  app.documentGate.isPersonal
    ? Promise.resolve()
    : import('./platform/saved/typedTexts.ts').then(
        ({ keepTypedTexts }) => keepTypedTexts(tabStorage, document),
        (error: unknown) => app.reportError(error, 'code of the typed texts'),
      )

// Yield: each step is short, but together they would block a slow phone.
await nextTask()
preloadCart(
  app.router.options.context,
  pathOf(locale, location.pathname),
  document.querySelector(`[${CART_PENDING_ATTRIBUTE}]`) !== null,
).catch((error: unknown) => app.reportError(error, 'cart ahead'))
startBrowserSide(app, publicConfig.hasOfflinePages ? import.meta.url : null)
const campaign = campaignParams.of(location.search)
// The address loses them with the next choice on the page, perhaps before the consent to a tag that reads them.
if (campaign !== '') dataLayer.push({ campaign: Object.fromEntries(new URLSearchParams(campaign)) })
trackPageviews(app)
const { monitoringDsn } = publicConfig
if (monitoring && monitoringDsn !== null) {
  whenCalm(window, () => {
    import('./app/startup/startMonitoring.ts')
      .then(({ startMonitoring }) =>
        startMonitoring(app, {
          monitoring,
          dsn: monitoringDsn,
          clock: systemClock,
          currentPage: () => visitOf(app.router).view.page,
        }),
      )
      .catch((error: unknown) => app.reportError(error, 'code of the monitor'))
  })
}
startGuests(app, { dataLayer, storage, clock: systemClock, log })
await routerDataArrived(window, document)
await stylesheetApplied(document, window).catch((error: unknown) => app.reportError(error, 'stylesheet'))
await nextTask()
// In a transition React hydrates the document in slices, so that taps and scrolling are handled in between.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={app.router} />, {
    // The boundary that caught it has reported it.
    onCaughtError: () => undefined,
    onRecoverableError: (error) => app.reportError(error, 'hydration'),
  })
})
