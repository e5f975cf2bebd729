import '#src/ui/theme/global.css.ts'
import { RouterContextProvider } from '@tanstack/react-router'
import {
  createRequestHandler,
  renderRouterToStream,
  renderSsrHtmlResponse,
  RouterServer,
} from '@tanstack/react-router/ssr/server'
import type { ReactNode } from 'react'
import { AppProviders } from './app/document/AppProviders.tsx'
import { countryNames } from './features/store/countryNames.ts'
import { paymentNames } from './features/store/paymentNames.ts'
import { TrialContext } from './features/extensions/serverBlocks.ts'
import { SharedLink } from './features/seo/SharedLink.tsx'
import { ServerHeadContext } from './features/seo/TopmostContext.ts'
import { renderAtOnce } from './app/document/renderAtOnce.ts'
import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { loadMessages } from './app/catalogs.ts'
import { createApp } from './app/createApp.ts'
import { wellFormedPath } from './lib/url/wellFormedPath.ts'
import { textDirectionOf } from './lib/textDirection.ts'
import { AssetsContext } from './app/document/DocumentAssets.tsx'
import type { PageAssets } from './app/document/DocumentAssets.tsx'
import { CAPTCHA_SOURCES } from './platform/captcha/captchaSources.ts'
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
import type { Alternate } from './shop/addresses/alternates.ts'
import { orderDayOf } from './lib/orderDay.ts'
import { deliveryCalendarOf } from './shop/deliveryCalendar.ts'
import { CURRENCY_COOKIE_NAME, currencyOfRequest } from './shop/currencyCookie.ts'
import { offeredLocales, STOREFRONT_LOCALES } from './platform/locales.ts'
import type { StorefrontLocale } from './platform/locales.ts'
import { addressIn, pathOf, storeAt, storesAt } from './shop/addresses/storeAddresses.ts'
import { createLocksOfTab } from './platform/locksOfTab.ts'
import { createMemoryStorage } from './platform/storage.ts'
import { EXTENSIONS } from './shop/selectedExtensions.ts'
import { SHOP } from './shop/selectedShop.ts'
import { mergeSources } from './platform/vendors/externalSources.ts'
import type { ExternalSources } from './platform/vendors/externalSources.ts'
import { openVendors, vendorsIn, welcomeVendors } from './platform/vendors/vendors.ts'
import { noTabs } from './platform/tabs.ts'
import { createAnswerRecorder } from './relay/ssr.ts'
import { paymentPolicy } from './features/checkout/policy/paymentPolicy.ts'
import { createHasField } from './platform/capabilities.ts'
import { pageNamed, pages } from './routes/pages.ts'
import { prefetchRulesOf } from './routes/prefetchRules.ts'
import type { DocumentRules } from './routes/prefetchRules.ts'
import { isInUrlSpace } from './routes/urlSpace.ts'

export type { PageAssets }
export { sendForm } from './app/hostForms.ts'
export { consentTexts, formTextsOf, tooLargeTextsOf, unavailableTextsOf, withdrawalTextsOf } from './app/hostTexts.ts'

export type RenderOptions = {
  readonly nonce: string
  /** The origin of the stores without a domain, without a trailing slash. */
  readonly shopOrigin: string
  readonly publicConfig: PublicConfig
  /** The same page in the shop's stores, for search engines; empty if it is in one only. */
  readonly alternates: readonly Alternate[]
  /** Reaches the commerce API in-process. */
  readonly fetch: typeof globalThis.fetch
  /** The files of a document in a locale that shows these screens, named by their source files. */
  readonly assetsOf: (screens: readonly string[], locale: string) => PageAssets
  /** Development throws on a keyed record without its key. */
  readonly strict: boolean
  /** Called if the page shows or asks for the shopper's own data, before the answer exists. */
  readonly onPersonalPage?: () => void
  /** Called if means of payment may run in the page, before the answer exists. */
  readonly onPaymentPage?: () => void
  readonly reportError: (error: unknown, where: string) => void
}

/** The facts about a page on which the policy of its document depends. */
type PageKind = { readonly isPersonal: boolean; readonly takesPayments: boolean }

/**
 * The origins from which the document of this visitor may load: those of the configured vendors whose purposes the
 * cookie grants and which may run on a page of this kind, and those of the means of payment.
 */
export function externalSourcesOf(
  { vendors, monitoringDsn, captcha, fields }: PublicConfig,
  cookieHeader: string | null,
  { isPersonal, takesPayments }: PageKind,
): ExternalSources {
  const welcome = vendorsIn(welcomeVendors(openVendors(vendors), consentOfRequest(cookieHeader)), isPersonal)
  // Errors and traces contain no data of the shopper and need no consent.
  const monitor = monitoringDsn === null ? {} : { connect: [new URL(monitoringDsn).origin] }
  const google = Object.keys(captcha).length === 0 ? {} : CAPTCHA_SOURCES
  const payments = takesPayments ? paymentPolicy(createHasField(fields)).sources : {}
  return mergeSources([monitor, google, payments, ...welcome.map(({ sources }) => sources)])
}

/**
 * Whether a document of the shop talks to windows of other origins that it opens. All documents have the same policy about
 * windows, because a browser that reloads an entry of the history with another one forgets the state of the entry.
 */
export const opensWindows = ({ fields }: PublicConfig): boolean => paymentPolicy(createHasField(fields)).opensWindows

const ofStore = (captcha: PublicConfig['captcha'], code: string): PublicConfig['captcha'] => {
  const settings = captcha[code]
  return settings ? { [code]: settings } : {}
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

/**
 * Whether the document of an address depends on its visitor's cookies: on the consent to a vendor, which its policy
 * names, or on the chosen currency.
 */
export function dependsOnCookies(address: URL, { vendors, storeViews }: PublicConfig): boolean {
  const { currencies = [] } = storeAt(address, offeredLocales(storeViews))
  return currencies.length > 1 || openVendors(vendors).some(({ sources }) => Object.keys(sources).length > 0)
}

/** The names of all pages, for measurements. */
export const pageNames = (): readonly string[] => pages.map(({ name }) => name)

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

type ShopNames = { readonly payments: string; readonly deliveryCountries: string }

/** By the codes of the store views; formatting them takes a fiftieth of a render's time. */
const knownNames = new Map<string, ShopNames>()

/** The means of payment and the countries of delivery as texts; empty for a trial, where nothing is sold. */
function shopNames(store: StorefrontLocale, messages: Messages, isTrial: boolean): ShopNames {
  if (isTrial) return { payments: '', deliveryCountries: '' }
  const { locale, intlLocale, magentoStoreCode, paymentNames: titles } = store
  const known = knownNames.get(magentoStoreCode)
  if (known) return known
  const i18n = setupI18n({ locale, messages: { [locale]: messages } })
  const names = {
    payments: paymentNames(SHOP.payments ?? [], { i18n, intlLocale, titles, cards: SHOP.cards }),
    deliveryCountries: countryNames(SHOP.deliveryCountries ?? [], intlLocale),
  }
  knownNames.set(magentoStoreCode, names)
  return names
}

/** React begins a document with it, and so does the router. */
const DOCTYPE = /^<!DOCTYPE html>/

async function renderOnce(asked: Request, options: RenderOptions, bareShell: boolean): Promise<Response> {
  const address = new URL(asked.url)
  const askedPath = wellFormedPath(address.pathname)
  // The backend and the router each have a rule of their own for such slashes: together they would redirect twice.
  address.pathname = askedPath.replaceAll(/\/{2,}/g, '/')
  const request = new Request(address, asked)
  const locales = offeredLocales(options.publicConfig.storeViews)
  const locale = storeAt(address, locales)
  const recorder = createAnswerRecorder()
  const messages = await loadMessages(locale.locale)
  const app = createApp({
    locale,
    direction: textDirectionOf(locale.locale),
    currency: currencyOfRequest(locale, request.headers.get('cookie')),
    messages,
    ...shopNames(locale, messages, options.publicConfig.isTrial),
    hasPaymentPolicy: paymentPolicy(createHasField(options.publicConfig.fields)).isOwn,
    shopOrigin: options.shopOrigin,
    publicConfig: { ...options.publicConfig, captcha: ofStore(options.publicConfig.captcha, locale.magentoStoreCode) },
    dataLayer: createDataLayer({}, systemClock),
    root: { setAttribute: () => undefined, removeAttribute: () => undefined },
    today: dayOf(systemClock),
    orderDay: orderDayOf(systemClock.now(), deliveryCalendarOf(locale)),
    fetch: options.fetch,
    cookies: createNoCookies(),
    storage: createMemoryStorage(),
    openDocument: () => undefined,
    reloadDocument: () => undefined,
    tabStorage: createMemoryStorage(),
    tabs: noTabs,
    locks: createLocksOfTab(),
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
    renderAtOnce(
      <RouterContextProvider router={app.router}>
        <AppProviders app={app}>{content}</AppProviders>
      </RouterContextProvider>,
    ) !== null

  const handle = createRequestHandler({ request, createRouter: () => app.router })
  const response = await handle(async ({ router, responseHeaders }) => {
    const ownAddress = addressIn(locale, ownSpelling(pathOf(locale, address.pathname), router.state.matches))
    if (ownAddress !== askedPath && visitOf(app.router).view.status !== 404)
      return new Response(null, { status: 301, headers: { location: ownAddress + address.search } })
    const assets = options.assetsOf(await screensOf(pagesOf()), locale.locale)
    if (router.state.matches.some(({ staticData }) => staticData.isPersonal)) {
      responseHeaders.set('cache-control', 'no-store')
      options.onPersonalPage?.()
    }
    if (router.state.matches.some(({ staticData }) => staticData.takesPayments)) options.onPaymentPage?.()
    const children = (
      <WithAssets
        assets={assets}
        address={address.href}
        alternates={options.alternates}
        rules={isSharedAddress(address) ? prefetchRulesOf(locale, storesAt(address.hostname, locales)) : null}
        router={app.router}
        trial={trial}
      />
    )
    // The loaders have fetched everything, so few pages wait for a part: the renderer without a stream costs less. It
    // cannot run inside itself, as it would to try the blocks of extensions.
    const html = EXTENSIONS.slots ? null : renderAtOnce(children)
    return html === null
      ? renderRouterToStream({ request, router, responseHeaders, children })
      : renderSsrHtmlResponse({ router, responseHeaders, render: () => html.replace(DOCTYPE, '') })
  })
  // The router calls the way to the store's own spelling of a path temporary: search engines would keep both.
  if (response.status === 307 && addressIn(locale, pathOf(locale, address.pathname)) !== address.pathname)
    return withStatus(response, 301)
  if (response.status !== 200) return response
  const { status = 200 } = visitOf(app.router).view
  // A page that is missing because the backend failed still exists: a crawler must not remove it (never 404, never
  // 200).
  return withStatus(response, status === 404 && recorder.backendFailed() ? 503 : status)
}

/**
 * The path in the words of the route that the router found without regard to case, slashes at the end and escapes. The
 * backend has the spelling of its own URL space.
 */
function ownSpelling(path: string, matches: readonly { readonly fullPath: string }[]): string {
  const { fullPath = '/$' } = matches.at(-1) ?? {}
  if (fullPath === '/$') return path
  const segments = path.split('/')
  const words = fullPath.split('/')
  return words.map((word, at) => (word.startsWith('$') ? (segments[at] ?? '') : word)).join('/')
}

/** The source files of pages; empty in development, where they are not used. */
async function screensOf(names: readonly string[]): Promise<readonly string[]> {
  const screens = await Promise.all(names.map((name) => pageNamed(name).screen.load()))
  return [...new Set(screens.flatMap(({ component: { sourceFile } }) => sourceFile ?? []))]
}

function WithAssets({
  assets,
  address,
  alternates,
  rules,
  router,
  trial,
}: {
  assets: PageAssets
  address: string
  alternates: readonly Alternate[]
  rules: DocumentRules | null
  router: Parameters<typeof RouterServer>[0]['router']
  trial: (content: ReactNode) => boolean
}) {
  return (
    <AssetsContext value={{ ...assets, alternates, rules }}>
      <ServerHeadContext value={{ address, SharedLink }}>
        <TrialContext value={trial}>
          <RouterServer router={router} />
        </TrialContext>
      </ServerHeadContext>
    </AssetsContext>
  )
}

function withStatus(response: Response, status: number): Response {
  if (status === response.status) return response
  const headers = new Headers(response.headers)
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return new Response(response.body, { status, headers })
}
