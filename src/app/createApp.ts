import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import { createElement } from 'react'
import type { IEnvironment, LogFunction } from 'relay-runtime'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import cartButtonNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import type { Display } from '#src/features/display-preferences/DisplayContext.ts'
import type { ConsentDesk } from '#src/features/consent/ConsentContext.ts'
import type { CartWriter } from '#src/features/cart/cartWriter.ts'
import { createProductPreviews } from '#src/features/product/productPreviews.ts'
import type { ProductPreviews } from '#src/features/product/productPreviews.ts'
import type { FinishedAdditions } from '#src/features/cart/finishAddition.ts'
import { createHasField } from '#src/platform/capabilities.ts'
import type { JournalLine } from '#src/platform/cartJournal.ts'
import type { Restoration, UnrestoredLine } from '#src/platform/restoration.ts'
import { createLazyValue } from '#src/lib/lazyValue.ts'
import { nextTask } from '#src/lib/nextTask.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import type { Analytics } from '#src/platform/analytics/analytics.ts'
import type { DataLayer } from '#src/platform/analytics/dataLayer.ts'
import type { Clock } from '#src/platform/clock.ts'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import type { DisplayRoot } from '#src/platform/displayPreferences.ts'
import { createEvents } from '#src/platform/events.ts'
import type { Events } from '#src/platform/events.ts'
import { addressIn, offeredLocales } from '#src/platform/locales.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import type { Locks } from '#src/platform/locks.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { storeScopeOf } from '#src/platform/storeScope.ts'
import type { Tabs } from '#src/platform/tabs.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import { isBackendFailure, SchemaRefusalError } from '#src/relay/networkErrors.ts'
import type { Link } from '#src/relay/links/link.ts'
import { createRecordPersistence } from '#src/relay/persistence/recordPersistence.ts'
import type { RecordPersistence, RecordPersistenceOptions } from '#src/relay/persistence/recordPersistence.ts'
import type { AnswerReplay } from '#src/relay/ssr.ts'
import { createCartReads } from '#src/relay/links/cartReads.ts'
import type { CartReads } from '#src/relay/links/cartReads.ts'
import type { PossibleTypes } from '#src/relay/links/typeDiscriminators.ts'
import { createResume } from '#src/relay/reauthentication.ts'
import type { Reauthenticator } from '#src/relay/reauthentication.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { loadSavedParts } from '#src/shell/saved/lateLinks.ts'
import { watchCart } from '#src/shell/cart-button/watchCart.ts'
import { pageNamed } from '#src/routes/pages.ts'
import { AppDocument } from './AppDocument.tsx'
import { createAppRouter } from './createAppRouter.ts'
import type { AppRouter } from './createAppRouter.ts'
import type { DehydratedApp } from './dehydratedApp.ts'
import { pageToldOfCart } from './pageToldOfCart.ts'
import { isGoingToShoppersPage } from './visit.ts'
import { createPageStackStore } from './pageStackStore.ts'
import { createSession } from './createSession.ts'
import type { PageStackStore } from './pageStackStore.ts'
import type { PublicConfig } from './publicConfig.ts'

/** What the network chain and the stores tell the app; `app/` turns it into navigation and toasts. */
export type AppEvents = {
  /** The customer's session ran out, by age or because the server says so, and something needs it. */
  'session.expired': undefined
  /** The shopper goes on without signing in again: this document still shows what was the customer's. */
  'session.given-up': undefined
  /** The customer signed out here; a new document is to follow. */
  'session.signed-out': undefined
  /** Another tab ended this customer's session. */
  'session.left-elsewhere': undefined
  /** The cart was gone, and a new one with what could be restored took its place. */
  'cart.restored': Restoration
  /** The cart was closed elsewhere, perhaps by an order: what it held, for the shopper to decide. */
  'cart.closed': readonly JournalLine[]
  /** The backend took these out of the cart. */
  'cart.lines-gone': readonly UnrestoredLine[]
  /** What a document that is gone had begun to put into the cart was finished. */
  'cart.additions-finished': FinishedAdditions
}

export type AppOptions = {
  readonly locale: StorefrontLocale
  readonly messages: Messages
  /** Absolute, without a trailing slash. */
  readonly origin: string
  readonly publicConfig: PublicConfig
  readonly dataLayer: DataLayer
  /** The document's root element; one that shows nothing on the server. */
  readonly root: DisplayRoot
  /** `YYYY-MM-DD`; in the browser the day of the server's document. */
  readonly today: string
  readonly fetch: typeof globalThis.fetch
  readonly cookies: Cookies
  readonly storage: KeyValueStorage
  /** As {@link Shop.tabStorage}. */
  readonly tabStorage: KeyValueStorage
  readonly tabs: Tabs
  readonly locks: Locks
  /** Replaces the document; a server render never does. */
  readonly openDocument: (address: string) => void
  readonly clock: Clock
  /** Of the schema that the operations were compiled against. */
  readonly possibleTypes: PossibleTypes
  /** Browser only: what keeps the answers of earlier visits needs of the page. */
  readonly persistence?: Pick<RecordPersistenceOptions, 'isVisible' | 'log' | 'scheduler' | 'tab' | 'rules'>
  /** First link of the network: the server's recorder or the browser's replay. */
  readonly ssr: Link
  /** Browser only: what the document holds. */
  readonly replay?: Pick<AnswerReplay, 'unhydrated' | 'isHeld'>
  readonly isServer: boolean
  /** As {@link RouteContext.visitorCart}; null when absent. */
  readonly visitorCart?: string | null
  /** As {@link RouteContext.bareShell}. */
  readonly bareShell?: boolean
  /** Development and tests throw on a keyed record without its key. */
  readonly strict: boolean
  readonly nonce?: string
  readonly history?: RouterHistory
  readonly reportError: (error: unknown, where: string) => void
  /** Hears what Relay does. */
  readonly relayLog?: LogFunction
  readonly dehydrate?: () => DehydratedApp
  readonly hydrate?: (data: DehydratedApp) => Promise<void>
}

export type App = {
  readonly publicConfig: PublicConfig
  readonly router: AppRouter
  readonly environment: IEnvironment
  readonly queries: QueryPool
  readonly i18n: I18n
  readonly shop: Shop
  readonly analytics: Analytics
  readonly display: Display
  /** The shopper's choice about external scripts. */
  readonly consentDesk: ConsentDesk
  readonly stack: PageStackStore
  readonly cartWriter: CartWriter
  readonly productPreviews: ProductPreviews
  readonly reauthenticator: Reauthenticator
  /** The badge's query, for the cart of the moment; null while there is none. */
  readonly cartBadge: ObservableValue<RouteQuery<CartButtonQuery> | null>
  /** For a cart that another tab changed. */
  readonly outdateReads: CartReads['outdate']
  readonly finishSignIn: () => Promise<void>
  /** Null on the server. */
  readonly persistence: RecordPersistence | null
  readonly events: Events<AppEvents>
  readonly reportError: AppOptions['reportError']
}

/** "No such page", "not signed in": answers the pages handle, not faults of the shop. */
const isExpectedAnswer = (error: unknown): boolean =>
  typeof (error as { extensions?: { category?: unknown } } | null)?.extensions?.category === 'string'

/** Where a refusal of the backend's schema is reported. */
const SCHEMA = 'schema'

/** Composition root: one per request on the server, one per document in the browser. */
export function createApp(options: AppOptions): App {
  const { locale, publicConfig } = options
  const isServer = import.meta.env.SSR && options.isServer
  // The host writes down what fails behind it; in the browser the screen has said it, to whom it concerns.
  const reportError: AppOptions['reportError'] = (error, where) => {
    // The network has reported it, once and with the operation's name.
    if (error instanceof SchemaRefusalError && where !== SCHEMA) return
    if (isServer || !isBackendFailure(error)) options.reportError(error, where)
  }
  const scope = storeScopeOf(locale)
  const events = createEvents<AppEvents>()
  const session = createSession({
    clock: options.clock,
    cookies: options.cookies,
    storage: options.storage,
    tabStorage: options.tabStorage,
    tabs: options.tabs,
    locks: options.locks,
    environment: () => environment,
    purgeSnapshot: () => persistence?.purge(),
    onExpired: () => events.emit('session.expired', undefined),
    onGivenUp: () => events.emit('session.given-up', undefined),
    onSignedOut: () => events.emit('session.signed-out', undefined),
    onLeftElsewhere: () => events.emit('session.left-elsewhere', undefined),
    onCartRestored: (restoration) => events.emit('cart.restored', restoration),
    onCartClosed: (lines) => events.emit('cart.closed', lines),
    onLinesGone: (lines) => events.emit('cart.lines-gone', lines),
    onAdditionsFinished: (finished) => events.emit('cart.additions-finished', finished),
    onAdded: (event) => analytics.publish('add_to_cart', event),
    onFailure: (error) => reportError(error, 'an addition that was left'),
  })
  const { cartId, customerToken, cartKeeper, reauthenticator } = session
  const persistence = options.persistence
    ? createRecordPersistence({
        ...options.persistence,
        storage: options.storage,
        clock: options.clock,
        scope,
        possibleTypes: options.possibleTypes,
        customer: () => customerToken.get()?.email ?? customerToken.get()?.token ?? null,
        cartId: cartId.get,
      })
    : null
  const cartReads = createCartReads()
  const environment = createEnvironment({
    network: createNetwork({
      fetch: options.fetch,
      clock: options.clock,
      random: Math.random,
      isServer,
      scope,
      possibleTypes: options.possibleTypes,
      cartId,
      customerToken,
      reauthenticator,
      isShoppersPage: () => isGoingToShoppersPage(router),
      recoverCart: cartKeeper.recoverCart,
      cartReads: cartReads.link,
      onFailure: (error) => reportError(error, 'cart recovery'),
      onSchemaRefusal: (error) => reportError(error, SCHEMA),
      ssr: options.ssr,
      persistedGet: publicConfig.getQueries,
      deferral: publicConfig.deferral,
      ...(publicConfig.client && { client: publicConfig.client }),
      ...(persistence && { snapshot: persistence }),
    }),
    isServer,
    ...(persistence && { source: persistence.source }),
    ...(options.relayLog && { log: options.relayLog }),
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      if (options.strict) throw error
      reportError(error, 'identity')
    },
    onFieldEvent: (event) => {
      if ('error' in event && !isExpectedAnswer(event.error)) reportError(event.error, `a field of ${event.owner}`)
    },
  })
  const queries = new QueryPool(environment, persistence?.hasRestored, options.replay)
  const i18n = setupI18n({ locale: locale.locale, messages: { [locale.locale]: options.messages } })
  const stack = createPageStackStore()
  const shop: Shop = {
    locale,
    locales: offeredLocales(publicConfig.storeViews),
    origin: options.origin,
    today: options.today,
    fetch: options.fetch,
    cartId,
    customerToken,
    storage: options.storage,
    tabStorage: options.tabStorage,
    cartJournal: session.cartJournal,
    orderAttempts: session.orderAttempts,
    tabs: options.tabs,
    locks: options.locks,
    startAfresh: (address = '/') => options.openDocument(addressIn(locale, address)),
    signOut: session.signOut,
    renewSession: reauthenticator.renew,
    resume: createResume(reauthenticator),
    ensureCart: cartKeeper.ensureCart,
    finishAdditions: session.finishAdditions,
    cartRestored: (restoration) => events.emit('cart.restored', restoration),
    linesGone: (lines) => events.emit('cart.lines-gone', lines),
    findGoneLines: session.findGoneLines,
    saved: createLazyValue(async () => (await loadSavedParts()).startSaved(shop, environment)),
    uniqueId: () => Math.random().toString(36),
    hasField: createHasField(publicConfig.fields),
    deliveryDays: publicConfig.deliveryDays,
  }
  const analytics = createAnalytics(options.dataLayer)
  const consentDesk: ConsentDesk = {
    consent: createConsentStore(options.cookies),
    vendors: options.publicConfig.vendors,
    settings: createObservableValue(false),
  }
  const cartBadge = createObservableValue<RouteQuery<CartButtonQuery> | null>(null)
  if (!isServer) {
    // To put the app together is enough for one task.
    void nextTask()
      .then(() => pageToldOfCart(app))
      .then(() =>
        watchCart(environment, (id) =>
          cartBadge.set(
            id === null
              ? null
              : queries.load<CartButtonQuery>(
                  cartButtonNode,
                  { cartId: id },
                  queries.wasToldOf(id) ? 'told-or-network' : 'store-or-network',
                ),
          ),
        ),
      )
  }
  const router = createAppRouter({
    locale,
    isServer,
    origin: options.origin,
    ...(options.nonce !== undefined && { nonce: options.nonce }),
    ...(options.history && { history: options.history }),
    context: {
      relay: environment,
      queries,
      pages: pageNamed,
      i18n,
      locale,
      ...(import.meta.env.SSR && {
        visitorCart: options.visitorCart ?? null,
        bareShell: options.bareShell ?? false,
      }),
      session: { cartId, customerToken },
      pageStack: stack,
      analytics,
      hasField: shop.hasField,
      isServer,
      reportError,
    },
    component: () => appDocument,
    ...(options.dehydrate && { dehydrate: options.dehydrate }),
    ...(options.hydrate && { hydrate: options.hydrate }),
  })
  const app: App = {
    publicConfig,
    router,
    environment,
    queries,
    i18n,
    shop,
    analytics,
    display: { cookies: options.cookies, root: options.root },
    consentDesk,
    stack,
    cartWriter: session.cartWriter,
    productPreviews: createProductPreviews(),
    reauthenticator,
    cartBadge,
    outdateReads: cartReads.outdate,
    finishSignIn: session.finishSignIn,
    persistence,
    events,
    reportError,
  }
  // One element for good: the router renders it anew for whatever it does, and with it the whole document.
  const appDocument = createElement(AppDocument, { app })
  return app
}
