import { setupI18n } from '@lingui/core'
import { createElement } from 'react'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createProductPreviews } from '#src/features/product/layout/productPreviews.ts'
import { createAnalytics } from '#src/platform/analytics/analytics.ts'
import { withListeners } from '#src/platform/analytics/dataLayerListeners.ts'
import { createConsentStore } from '#src/platform/consent/consentStore.ts'
import { createEvents } from '#src/platform/events.ts'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { storeScopeOf } from '#src/platform/storeScope.ts'
import { isBackendFailure, SchemaRefusalError } from '#src/relay/networkErrors.ts'
import { pageNamed, urlPages } from '#src/routes/pages.ts'
import type { CountedCart } from '#src/shell/cart-button/HeaderCart.tsx'
import { EXTENSIONS } from '#src/shop/selectedExtensions.ts'
import type { App, AppEvents, AppOptions } from './app.ts'
import { AppDocument } from './document/AppDocument.tsx'
import { createAppRouter } from './navigation/createAppRouter.ts'
import { createDocumentGate, OPEN_GATE } from './navigation/documentGate.ts'
import { createPageStackStore } from './navigation/pageStackStore.ts'
import { createRelay, SCHEMA } from './createRelay.ts'
import { createSession } from './session/createSession.ts'
import { createShop } from './createShop.ts'
import { isGoingToShoppersPage } from './navigation/visit.ts'

/** Composition root: one per request on the server, one per document in the browser. */
export function createApp(options: AppOptions): App {
  const { locale, publicConfig } = options
  const isServer = import.meta.env.SSR && options.isServer
  // The host logs errors of the server; in the browser the screen has already shown the error to the shopper.
  const reportError: AppOptions['reportError'] = (error, where) => {
    // The network has reported it once, with the operation's name.
    if (error instanceof SchemaRefusalError && where !== SCHEMA) return
    if (isServer || !isBackendFailure(error)) options.reportError(error, where)
  }
  const events = createEvents<AppEvents>()
  const consent = createConsentStore(options.cookies, (granted) => events.emit('consent.chosen', granted))
  const listeners = __HAS_EXTENSIONS__ ? EXTENSIONS.dataLayer : undefined
  const analytics = createAnalytics(
    listeners ? withListeners(options.dataLayer, { listeners, consent: consent.get, reportError }) : options.dataLayer,
  )
  const session = createSession({
    ...options,
    // The network needs the session, and some actions of the session need the network.
    environment: () => relay.environment,
    purgeSnapshot: () => relay.persistence?.purge(),
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
  const i18n = setupI18n({ locale: locale.locale, messages: { [locale.locale]: options.messages } })
  const settings = publicConfig.captcha[locale.magentoStoreCode]
  const captcha = settings
    ? {
        settings,
        start: createLazyValue(async () => {
          const { startCaptcha } = await import('#src/features/captcha/startCaptcha.ts')
          return startCaptcha({ settings, i18n, consent, reportError })
        }),
      }
    : null
  const relay = createRelay({
    app: options,
    scope: storeScopeOf(locale, options.currency),
    isServer,
    session,
    isShoppersPage: () => isGoingToShoppersPage(router),
    captcha,
    reportError,
  })
  const shop = createShop(options, session, events, relay, captcha, reportError)
  const stack = createPageStackStore()
  const router = createAppRouter({
    locale,
    isServer,
    origin: shop.origin,
    ...(options.nonce !== undefined && { nonce: options.nonce }),
    ...(options.history && { history: options.history }),
    context: {
      relay: relay.environment,
      queries: relay.queries,
      pages: pageNamed,
      urlPages,
      i18n,
      locale,
      ...(import.meta.env.SSR && {
        visitorCart: options.visitorCart ?? null,
        bareShell: options.bareShell ?? false,
      }),
      session: { cartId: session.cartId, customerToken: session.customerToken },
      pageStack: stack,
      whenAdmitted: (location) => documentGate.admit(location),
      analytics,
      hasField: shop.hasField,
      legal: shop.legal,
      isServer,
      reportError,
    },
    component: () => appDocument,
    ...(options.dehydrate && { dehydrate: options.dehydrate }),
    ...(options.hydrate && { hydrate: options.hydrate }),
  })
  const consentDesk = { consent, vendors: publicConfig.vendors, settings: createObservableValue(false) }
  const documentGate = isServer
    ? OPEN_GATE
    : createDocumentGate({
        router,
        locale,
        consentDesk,
        cartWriter: session.cartWriter,
        hasPaymentPolicy: options.hasPaymentPolicy,
        reload: options.reloadDocument,
        tabStorage: options.tabStorage,
        reportError,
      })
  const app: App = {
    publicConfig,
    hasPaymentPolicy: options.hasPaymentPolicy,
    router,
    environment: relay.environment,
    queries: relay.queries,
    persistence: relay.persistence,
    outdateReads: relay.cartReads.outdate,
    i18n,
    shop,
    analytics,
    display: { cookies: options.cookies, root: options.root },
    consentDesk,
    stack,
    documentGate,
    cartWriter: session.cartWriter,
    reauthenticator: session.reauthenticator,
    finishSignIn: session.finishSignIn,
    productPreviews: createProductPreviews(),
    cartBadge: createObservableValue<CountedCart | null>(null),
    events,
    reportError,
  }
  // One element for the whole lifetime: the router rerenders it for every change of its state, and React skips an
  // identical element.
  const appDocument = createElement(AppDocument, { app })
  return app
}
