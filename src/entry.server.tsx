import '#src/ui/theme/global.css.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { AppProviders } from './app/document/AppProviders.tsx'
import { TrialContext } from './features/extensions/serverBlocks.ts'
import { isCompleteAlone } from './app/document/isCompleteAlone.ts'
import { loadMessages } from './app/catalogs.ts'
import { createApp } from './app/createApp.ts'
import { wellFormedPath } from './lib/url/wellFormedPath.ts'
import { textDirectionOf } from './lib/textDirection.ts'
import { AssetsContext } from './app/document/DocumentAssets.tsx'
import type { PageAssets } from './app/document/DocumentAssets.tsx'
import type { PublicConfig } from './app/publicConfig.ts'
import { visitOf } from './app/navigation/visit.ts'
import { createDataLayer } from './platform/analytics/dataLayer.ts'
import { cartIdOfRequest } from './platform/session/cartId.ts'
import { dayOf, systemClock } from './platform/clock.ts'
import {
  CONSENT_COOKIE_MAX_AGE_SECONDS,
  CONSENT_COOKIE_NAME,
  consentOfRequest,
  formatConsent,
  parseConsent,
} from './platform/consent/consentCookie.ts'
import { createNoCookies } from './platform/cookies.ts'
import { orderDayOf } from './lib/orderDay.ts'
import { deliveryCalendarOf } from './shop/deliveryCalendar.ts'
import { CURRENCY_COOKIE_NAME, currencyOfRequest } from './shop/currencyCookie.ts'
import { offeredLocales, STOREFRONT_LOCALES } from './platform/locales.ts'
import { pathOf, storeAt, storesAt } from './shop/storeAddresses.ts'
import { createLocks } from './platform/locks.ts'
import { createMemoryStorage } from './platform/storage.ts'
import { mergeSources } from './platform/vendors/externalSources.ts'
import type { ExternalSources } from './platform/vendors/externalSources.ts'
import { openVendors, welcomeVendors } from './platform/vendors/vendors.ts'
import { noTabs } from './platform/tabs.ts'
import { createAnswerRecorder } from './relay/ssr.ts'
import { pageNamed } from './routes/pages.ts'
import { prefetchRulesOf } from './routes/prefetchRules.ts'
import type { DocumentRules } from './routes/prefetchRules.ts'
import { isInUrlSpace } from './routes/urlSpace.ts'

export type { PageAssets }
export { tooLargeTextsOf, unavailableTextsOf } from './app/hostTexts.ts'

export type RenderOptions = {
  readonly nonce: string
  /** The origin of the stores without a domain, without a trailing slash. */
  readonly shopOrigin: string
  readonly publicConfig: PublicConfig
  /** Reaches the commerce API in-process. */
  readonly fetch: typeof globalThis.fetch
  /** The files of a document in a locale that shows these screens, named by their source files. */
  readonly assetsOf: (screens: readonly string[], locale: string) => PageAssets
  /** Development throws on a keyed record without its key. */
  readonly strict: boolean
  readonly reportError: (error: unknown, where: string) => void
}

/**
 * The origins from which the document of this visitor may load: those of the configured vendors whose purposes the
 * cookie grants.
 */
export function externalSourcesOf(
  { vendors, monitoringDsn }: PublicConfig,
  cookieHeader: string | null,
): ExternalSources {
  const welcome = welcomeVendors(openVendors(vendors), consentOfRequest(cookieHeader))
  // Errors and traces contain no data of the shopper and need no consent.
  const monitor = monitoringDsn === null ? {} : { connect: [new URL(monitoringDsn).origin] }
  return mergeSources([monitor, ...welcome.map(({ sources }) => sources)])
}

/** The choice about cookies in a request's cookies, as text; null without one. */
export function consentTextOf(cookieHeader: string | null): string | null {
  const consent = consentOfRequest(cookieHeader)
  return consent === null ? null : formatConsent(consent)
}

/** The cookie that remembers a choice given as text, without the attribute `Secure`; null for any other text. */
export function consentCookieOf(text: string): string | null {
  const consent = parseConsent(text)
  if (consent === null) return null
  const attributes = `Max-Age=${CONSENT_COOKIE_MAX_AGE_SECONDS}; Path=/; SameSite=Lax`
  return `${CONSENT_COOKIE_NAME}=${formatConsent(consent)}; ${attributes}`
}

/** The codes of the store views that are offered to shoppers. */
export const storeCodesOf = ({ storeViews }: PublicConfig): readonly string[] =>
  offeredLocales(storeViews).map(({ magentoStoreCode }) => magentoStoreCode)

/** The chosen currency of a visitor of an address; null for the store view's own. */
export const currencyOf = (address: URL, { storeViews }: PublicConfig, cookieHeader: string | null): string | null =>
  currencyOfRequest(storeAt(address, offeredLocales(storeViews)), cookieHeader)

/** The cookie header with which a page is rendered in a currency for all its visitors. */
export const cookieOfCurrency = (currency: string): string => `${CURRENCY_COOKIE_NAME}=${currency}`

/** Whether the page of an address shows nothing about its visitor, so that one document serves all guests. */
export function isSharedAddress(address: URL): boolean {
  return isInUrlSpace(pathOf(storeAt(address, STOREFRONT_LOCALES), address.pathname))
}

/** Seconds after which a shopper, or a crawler, may try again while the backend is down. */
const RETRY_AFTER_SECONDS = 30

/**
 * Renders the document for a request as a stream, with one app (Relay environment, router, locale) per request. Header
 * and footer are outside the error boundaries that work on a server: if they fail, the page is rendered with a header
 * and footer without data.
 */
export async function render(request: Request, options: RenderOptions): Promise<Response> {
  try {
    return await renderOnce(request, options, false)
  } catch (error) {
    if (request.signal.aborted) throw error
    options.reportError(error, 'shell')
    return renderOnce(request, options, true)
  }
}

async function renderOnce(asked: Request, options: RenderOptions, bareShell: boolean): Promise<Response> {
  const address = new URL(asked.url)
  address.pathname = wellFormedPath(address.pathname)
  const request = new Request(address, asked)
  const locales = offeredLocales(options.publicConfig.storeViews)
  const locale = storeAt(address, locales)
  const recorder = createAnswerRecorder()
  const app = createApp({
    locale,
    direction: textDirectionOf(locale.locale),
    currency: currencyOfRequest(locale, request.headers.get('cookie')),
    messages: await loadMessages(locale.locale),
    shopOrigin: options.shopOrigin,
    publicConfig: options.publicConfig,
    dataLayer: createDataLayer({}, systemClock),
    root: { setAttribute: () => undefined, removeAttribute: () => undefined },
    today: dayOf(systemClock),
    orderDay: orderDayOf(systemClock.now(), deliveryCalendarOf(locale)),
    fetch: options.fetch,
    cookies: createNoCookies(),
    storage: createMemoryStorage(),
    openDocument: () => undefined,
    tabStorage: createMemoryStorage(),
    tabs: noTabs,
    locks: createLocks(undefined),
    clock: systemClock,
    possibleTypes: __POSSIBLE_TYPES__,
    ssr: recorder.link,
    isServer: true,
    visitorCart: cartIdOfRequest(request.headers.get('cookie')),
    bareShell,
    strict: options.strict,
    nonce: options.nonce,
    reportError: options.reportError,
    dehydrate: () => ({ answers: JSON.stringify(recorder.answers()), pages: pagesOf() }),
  })
  const pagesOf = (): readonly string[] => {
    const { view } = visitOf(app.router)
    return view.background ? [view.page, view.background.page] : [view.page]
  }

  const trial = (content: ReactNode) =>
    isCompleteAlone(
      <RouterContextProvider router={app.router}>
        <AppProviders app={app}>{content}</AppProviders>
      </RouterContextProvider>,
    )

  const handle = createRequestHandler({ request, createRouter: () => app.router })
  const response = await handle(async ({ router, responseHeaders }) => {
    const assets = options.assetsOf(await screensOf(pagesOf()), locale.locale)
    if (router.state.matches.some(({ staticData }) => staticData.isPersonal))
      responseHeaders.set('cache-control', 'no-store')
    return renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: (
        <WithAssets
          assets={assets}
          rules={isSharedAddress(address) ? prefetchRulesOf(locale, storesAt(address.hostname, locales)) : null}
          router={app.router}
          trial={trial}
        />
      ),
    })
  })
  if (response.status !== 200) return response
  const { status = 200 } = visitOf(app.router).view
  // A page that is missing because the backend failed still exists: a crawler must not remove it (never 404, never
  // 200).
  return withStatus(response, status === 404 && recorder.backendFailed() ? 503 : status)
}

/** The source files of pages; empty in development, where they are not used. */
async function screensOf(names: readonly string[]): Promise<readonly string[]> {
  const screens = await Promise.all(names.map((name) => pageNamed(name).screen.load()))
  return [...new Set(screens.flatMap(({ component: { sourceFile } }) => sourceFile ?? []))]
}

function WithAssets({
  assets,
  rules,
  router,
  trial,
}: {
  assets: PageAssets
  rules: DocumentRules | null
  router: Parameters<typeof RouterServer>[0]['router']
  trial: (content: ReactNode) => boolean
}) {
  return (
    <AssetsContext value={{ ...assets, rules }}>
      <TrialContext value={trial}>
        <RouterServer router={router} />
      </TrialContext>
    </AssetsContext>
  )
}

function withStatus(response: Response, status: number): Response {
  if (status === response.status) return response
  const headers = new Headers(response.headers)
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return new Response(response.body, { status, headers })
}
