import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type { RouterHistory } from '@tanstack/react-router'
import { createElement } from 'react'
import type { IEnvironment } from 'relay-runtime'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import cartButtonNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import { createEmptyCart } from '#src/features/cart/createEmptyCart.ts'
import { singleFlight } from '#src/lib/singleFlight.ts'
import { createCartIdStore } from '#src/platform/cartId.ts'
import type { Clock } from '#src/platform/clock.ts'
import type { Cookies } from '#src/platform/cookies.ts'
import { createCustomerTokenStore } from '#src/platform/customerToken.ts'
import { createEvents } from '#src/platform/events.ts'
import type { Events } from '#src/platform/events.ts'
import { addressIn } from '#src/platform/locales.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { createEnvironment } from '#src/relay/createEnvironment.ts'
import { createNetwork } from '#src/relay/createNetwork.ts'
import type { Link } from '#src/relay/links/link.ts'
import { createAnswerPersistence } from '#src/relay/persistence/answerPersistence.ts'
import type { AnswerPersistence, AnswerPersistenceOptions } from '#src/relay/persistence/answerPersistence.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { createPageRegistry } from '#src/routes/pageRegistry.ts'
import type { PageRegistry } from '#src/routes/pageRegistry.ts'
import { AppDocument } from './AppDocument.tsx'
import { createAppRouter } from './createAppRouter.ts'
import type { AppRouter } from './createAppRouter.ts'
import type { DehydratedApp } from './dehydratedApp.ts'
import { createPageStackStore } from './pageStackStore.ts'
import type { PageStackStore } from './pageStackStore.ts'

/** What the network chain and the stores tell the app; `app/` turns it into navigation and toasts. */
export type AppEvents = {
  /** The server refused the customer's token. */
  'session.expired': undefined
  /** The cart was gone and a new one took its place. */
  'cart.replaced': undefined
}

export type AppOptions = {
  readonly locale: StorefrontLocale
  readonly messages: Messages
  /** Absolute, without a trailing slash. */
  readonly origin: string
  /** `YYYY-MM-DD`; in the browser the day of the server's document. */
  readonly today: string
  readonly fetch: typeof globalThis.fetch
  readonly cookies: Cookies
  readonly storage: KeyValueStorage
  /** As {@link Shop.tabStorage}. */
  readonly tabStorage: KeyValueStorage
  /** Replaces the document; a server render never does. */
  readonly openDocument: (address: string) => void
  readonly clock: Clock
  /** Browser only: what keeps the answers of earlier visits needs of the page. */
  readonly persistence?: Pick<AnswerPersistenceOptions, 'isVisible' | 'log' | 'scheduler' | 'tab' | 'version'>
  /** First link of the network: the server's recorder or the browser's replay. */
  readonly ssr: Link
  readonly isServer: boolean
  /** Development and tests throw on a keyed record without its key. */
  readonly strict: boolean
  readonly nonce?: string
  readonly history?: RouterHistory
  readonly reportError: (error: unknown, where: string) => void
  readonly dehydrate?: () => DehydratedApp
  readonly hydrate?: (data: DehydratedApp) => Promise<void>
}

export type App = {
  readonly router: AppRouter
  readonly environment: IEnvironment
  readonly queries: QueryPool
  readonly pages: PageRegistry
  readonly i18n: I18n
  readonly shop: Shop
  readonly stack: PageStackStore
  /** The badge's query, for the cart of the moment; null while there is none. */
  readonly cartBadge: ObservableValue<RouteQuery<CartButtonQuery> | null>
  /** Null on the server. */
  readonly persistence: AnswerPersistence | null
  readonly events: Events<AppEvents>
  readonly reportError: AppOptions['reportError']
}

/** "No such page", "not signed in": answers the pages handle, not faults of the shop. */
const isExpectedAnswer = (error: unknown): boolean =>
  typeof (error as { extensions?: { category?: unknown } } | null)?.extensions?.category === 'string'

/** Composition root: one per request on the server, one per document in the browser. */
export function createApp(options: AppOptions): App {
  const { locale, isServer, reportError } = options
  const events = createEvents<AppEvents>()
  const cartId = createCartIdStore(options.cookies)
  const customerToken = createCustomerTokenStore({ clock: options.clock, storage: options.storage })
  const createCart = singleFlight(async () => {
    const id = await createEmptyCart(environment)
    cartId.set(id)
    return id
  })
  const persistence = options.persistence
    ? createAnswerPersistence({
        ...options.persistence,
        storage: options.storage,
        clock: options.clock,
        scope: locale.magentoStoreCode,
        customerToken: () => customerToken.get()?.token ?? null,
      })
    : null
  const environment = createEnvironment({
    network: createNetwork({
      fetch: options.fetch,
      clock: options.clock,
      random: Math.random,
      isServer,
      magentoStoreCode: locale.magentoStoreCode,
      cartId,
      customerToken,
      createCart,
      onSessionRefused: () => events.emit('session.expired', undefined),
      onCartReplaced: () => events.emit('cart.replaced', undefined),
      ssr: options.ssr,
      ...(persistence && { persistence: persistence.link }),
    }),
    isServer,
    resolverContext: { cartId, customerToken },
    onMissingKey: (error) => {
      if (options.strict) throw error
      reportError(error, 'identity')
    },
    onFieldEvent: (event) => {
      if ('error' in event && !isExpectedAnswer(event.error)) reportError(event.error, `field ${event.kind}`)
    },
  })
  const queries = new QueryPool(environment, persistence?.isOutdated)
  const pages = createPageRegistry()
  const i18n = setupI18n({ locale: locale.locale, messages: { [locale.locale]: options.messages } })
  const stack = createPageStackStore()
  const shop: Shop = {
    locale,
    origin: options.origin,
    today: options.today,
    cartId,
    customerToken,
    tabStorage: options.tabStorage,
    startAfresh: () => options.openDocument(addressIn(locale, '/')),
    ensureCart: async () => cartId.get() ?? createCart(),
  }
  const cartBadge = createObservableValue<RouteQuery<CartButtonQuery> | null>(null)
  if (!isServer) {
    const loadBadge = () => {
      const id = cartId.get()
      cartBadge.set(id === null ? null : queries.load<CartButtonQuery>(cartButtonNode, { cartId: id }))
    }
    loadBadge()
    cartId.subscribe(loadBadge)
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
      pages,
      i18n,
      locale,
      session: { cartId, customerToken },
      pageStack: stack,
      isServer,
      reportError,
    },
    component: () => createElement(AppDocument, { app }),
    ...(options.dehydrate && { dehydrate: options.dehydrate }),
    ...(options.hydrate && { hydrate: options.hydrate }),
  })
  const app: App = {
    router,
    environment,
    queries,
    pages,
    i18n,
    shop,
    stack,
    cartBadge,
    persistence,
    events,
    reportError,
  }
  return app
}
