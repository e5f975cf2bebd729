import '#src/ui/theme/global.css.ts'
import { createRequestHandler, renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server'
import { loadMessages } from './app/catalogs.ts'
import { createApp } from './app/createApp.ts'
import { AssetsContext } from './app/document/DocumentAssets.tsx'
import type { PageAssets } from './app/document/DocumentAssets.tsx'
import type { PublicConfig } from './app/publicConfig.ts'
import { visitOf } from './app/navigation/visit.ts'
import { createDataLayer } from './platform/analytics/dataLayer.ts'
import { cartIdOfRequest } from './platform/session/cartId.ts'
import { dayOf, systemClock } from './platform/clock.ts'
import { consentOfRequest } from './platform/consent/consentCookie.ts'
import { createNoCookies } from './platform/cookies.ts'
import { localeOfPath, pathOf, offeredLocales, STOREFRONT_LOCALES } from './platform/locales.ts'
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

export type RenderOptions = {
  readonly nonce: string
  /** Absolute, without a trailing slash. */
  readonly origin: string
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

/** The code of the store view that every backend must have. */
export const DEFAULT_STORE_CODE = STOREFRONT_LOCALES[0].magentoStoreCode

/** The codes of the store views that are offered to shoppers. */
export const storeCodesOf = ({ storeViews }: PublicConfig): readonly string[] =>
  offeredLocales(storeViews).map(({ magentoStoreCode }) => magentoStoreCode)

/** Whether the page of an address shows nothing about its visitor, so that one document serves all guests. */
export function isSharedAddress({ pathname }: URL): boolean {
  return isInUrlSpace(pathOf(localeOfPath(pathname), pathname))
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

async function renderOnce(request: Request, options: RenderOptions, bareShell: boolean): Promise<Response> {
  const locales = offeredLocales(options.publicConfig.storeViews)
  const locale = localeOfPath(new URL(request.url).pathname, locales)
  const recorder = createAnswerRecorder()
  const app = createApp({
    locale,
    messages: await loadMessages(locale.locale),
    origin: options.origin,
    publicConfig: options.publicConfig,
    dataLayer: createDataLayer({}, systemClock),
    root: { setAttribute: () => undefined, removeAttribute: () => undefined },
    today: dayOf(systemClock),
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

  const handle = createRequestHandler({ request, createRouter: () => app.router })
  const response = await handle(async ({ router, responseHeaders }) => {
    const assets = options.assetsOf(await screensOf(pagesOf()), locale.locale)
    const address = new URL(request.url)
    if (router.state.matches.some(({ staticData }) => staticData.isPersonal))
      responseHeaders.set('cache-control', 'no-store')
    return renderRouterToStream({
      request,
      router,
      responseHeaders,
      children: (
        <WithAssets
          assets={assets}
          rules={isSharedAddress(address) ? prefetchRulesOf(locale, locales) : null}
          router={app.router}
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
}: {
  assets: PageAssets
  rules: DocumentRules | null
  router: Parameters<typeof RouterServer>[0]['router']
}) {
  return (
    <AssetsContext value={{ ...assets, rules }}>
      <RouterServer router={router} />
    </AssetsContext>
  )
}

function withStatus(response: Response, status: number): Response {
  if (status === response.status) return response
  const headers = new Headers(response.headers)
  if (status === 503) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  return new Response(response.body, { status, headers })
}
