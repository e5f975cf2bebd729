import type { UnavailablePage } from './unavailablePage.ts'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import type { DocumentHandler, PageRenderer, RenderedPage } from '#server/http/documentHandler.ts'
import { documentPolicies, inlineByNonce, type InlineSources } from '#server/http/securityHeaders.ts'
import type { SharedShelf } from '#server/cluster/sharedShelf.ts'
import { currentScope, withoutScope, withScope } from '#server/requestScope.ts'
import type { Span } from '#server/tracing/span.ts'
import type { CampaignParams } from '#src/shop/addresses/campaignParams.ts'
import type { PageStore } from './pageStore.ts'
import { readAhead } from './readAhead.ts'
import { renderPriorityOf, type RenderPriority } from './renderPriority.ts'
import { Overloaded, type RenderQueue } from './renderQueue.ts'
import { sharedKeyOf } from './sharedKey.ts'
import { makeSharedPage, sharedAnswer, type SharedPage } from './sharedPage.ts'

/** A render may take this long before a kept page is sent in its place. */
const RENDER_LIMIT_MS = 3_000

/** The shortest time for the backend's answers to a document that has waited for its render. */
const LEAST_BUDGET_MS = 500

export type PageCache = {
  readonly store: PageStore<SharedPage>
  /** The pages of all hosts, behind the memory of this one; left out, the host renders all pages itself. */
  readonly shelf?: SharedShelf
  /** How long a page is fresh, in seconds. */
  readonly freshSeconds: number
  /** How long after that a stale page is sent while it is rendered again. */
  readonly staleSeconds: number
  /** How long after that a stale page is sent if it cannot be rendered again. */
  readonly errorSeconds: number
}

type PagesOptions = {
  readonly renderer: PageRenderer
  /** Pages are rendered and shared without them. */
  readonly campaignParams: CampaignParams
  readonly queue: RenderQueue
  /** Null renders every page for every visitor. */
  readonly cache: PageCache | null
  /** The page for shoppers whom the host cannot serve now. */
  readonly lastResort: UnavailablePage
  readonly development: boolean
  readonly trustedTypes: Config['trustedTypes']
  readonly log: Logger
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly createNonce: () => string
  /** How long a document waits for the backend, counted from its request; left out, as long as each answer may take. */
  readonly documentMs?: number
  /** Whether the backend failed last, so that a render would fail too. */
  readonly isBackendAway?: () => boolean
}

export type Pages = {
  readonly handle: DocumentHandler
  /** Cancels renders without waiting visitors. */
  readonly close: () => Promise<void>
}

/** The facts that a shared page depends on. */
type SharedVersion = {
  readonly url: string
  /** Null for the store view's own. */
  readonly currency: string | null
}

/** A running render that several visitors may share. */
type Flight = {
  /** The stream for the visitor who started it. */
  readonly streamed: Promise<Response>
  /** The result for later visitors; null if it cannot be shared. */
  readonly finished: Promise<SharedPage | null>
}

/** After that a page without a late part is rendered again; its data is probably cached by then. */
const INCOMPLETE_SECONDS = 10

/** The Cache-Control header of a page that only this host may send again. */
const NOT_KEPT_ELSEWHERE = 'public, max-age=0, s-maxage=0'

/** Shared pages show nothing about their visitor. */
const SHARED_KIND = { isPersonal: false, takesPayments: false }

/** The usual time to work off a full queue. */
const RETRY_AFTER_SECONDS = 5

/**
 * Sends a page to every visitor. Visitors share pages without personal data: one render serves simultaneous requests and
 * those within its lifetime; the browser adds the cart. Renders beyond the queue's capacity are answered with 503.
 */
export function createPages(options: PagesOptions): Pages {
  const { renderer, queue, cache, log, now, documentMs, isBackendAway = () => false } = options
  const flights = new Map<string, Flight>()
  const closing = new AbortController()

  const versionFor = ({ url, headers }: Request): SharedVersion => ({
    url,
    currency: renderer.currencyOf(new URL(url), headers.get('cookie')),
  })

  const policiesFor = ({ headers }: Request, inline: InlineSources, kind = SHARED_KIND) => {
    const sources = renderer.externalSourcesOf(headers.get('cookie'), kind)
    const { development, trustedTypes } = options
    return documentPolicies({ inline, development, sources, trustedTypes, opensWindows: renderer.opensWindows() })
  }

  /** The streamed answer for the visitor who started the render. */
  function ownAnswer({ answer, kind }: RenderedPage, body: Response['body'], own: OwnAnswer): Response {
    const { visitor, nonce, why } = own
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(policiesFor(visitor, inlineByNonce(nonce), kind)))
      headers.set(name, value)
    headers.set('cache-status', `vetrina; fwd=${why}`)
    return new Response(body, { status: answer.status, headers })
  }

  /** Renders with the rest of the document's time for the backend. */
  function renderInTime(request: Request, { nonce, arrivedAt, span }: TimedRender): Promise<RenderedPage> {
    const render = () => renderer.render(request, { nonce })
    if (documentMs === undefined && !span) return render()
    const deadline = documentMs && Math.max(arrivedAt + documentMs, now() + LEAST_BUDGET_MS)
    return withScope({ ...(deadline !== undefined && { deadline }), ...(span && { span }) }, render)
  }

  /** Waits for a place to render; `leave` also ends the render's part of the trace. */
  async function enter(signal: AbortSignal, priority: RenderPriority) {
    const { span: parent } = currentScope()
    const askedAt = now()
    const free = await queue.enter(signal, priority)
    const span = parent?.child('render', { 'vetrina.waited_ms': Math.round(now() - askedAt) })
    return {
      span,
      leave: () => {
        free()
        span?.end()
      },
    }
  }

  async function renderFor(visitor: Request, nonce: string, priority: RenderPriority): Promise<Response> {
    const arrivedAt = now()
    const { span, leave } = await enter(visitor.signal, priority)
    try {
      const rendered = await renderInTime(visitor, { nonce, arrivedAt, span })
      const { answer } = rendered
      if (answer.body === null) leave()
      return ownAnswer(rendered, answer.body && readAhead(answer.body, leave), { visitor, nonce, why: 'bypass' })
    } catch (error) {
      leave()
      throw error
    }
  }

  /** Renders a page and keeps it. The render receives only the address and the currency, so it shows no visitor's data. */
  async function renderShared(key: string, shared: SharedRender): Promise<SharedPage | null> {
    const { version, nonce, visitor, arrivedAt, resolve } = shared
    const priority = visitor ? renderPriorityOf({ request: visitor, isShared: true }) : 'background'
    const { span, leave } = await enter(closing.signal, priority)
    const making = cache?.store.begin()
    try {
      const renderedAt = now()
      const headers = version.currency === null ? {} : { cookie: renderer.cookieOfCurrency(version.currency) }
      const request = new Request(version.url, { signal: closing.signal, headers })
      const rendered = await (visitor
        ? renderInTime(request, { nonce, arrivedAt, span })
        : withoutScope(() => renderer.render(request, { nonce })))
      const { answer, facts } = rendered
      const [body, copy] = visitor && answer.body ? answer.body.tee() : [null, answer.body]
      if (visitor) resolve(ownAnswer(rendered, body, { visitor, nonce, why: 'miss' }))
      const html = copy === null ? '' : await text(copy)
      leave()
      const page = await makeSharedPage({ answer, html, nonce, facts: facts(), renderedAt })
      if (page === null)
        log.error({ path: new URL(version.url).pathname }, 'A page holds its nonce where it cannot be removed')
      else if (page.etag !== null) making?.keep(key, page)
      // A missing or moved page removes the kept one; a failed render does not.
      else if (page.status !== 200 && page.status < 500) cache?.store.forget(key)
      return page
    } finally {
      leave()
      making?.end()
    }
  }

  /** Takes the page of another host, or renders it for all of them. */
  async function takeOrRender(key: string, shared: SharedRender, shelf: SharedShelf): Promise<SharedPage | null> {
    const isFresh = (page: SharedPage) => (now() - page.renderedAt) / 1000 < (cache?.freshSeconds ?? 0)
    const making = cache?.store.begin()
    try {
      const take = (page: SharedPage) => {
        making?.keep(key, page)
        if (shared.visitor) shared.resolve(giveShared(page, shared.visitor))
        return page
      }
      const found = await shelf.find(key)
      if (found && isFresh(found)) return take(found)
      const lease = await shelf.lease(key)
      if (lease === null) {
        const other = await shelf.awaited(key)
        if (other && isFresh(other)) return take(other)
        return await renderShared(key, shared)
      }
      try {
        // Another host may have ended its render between the two questions.
        const justMade = await shelf.find(key)
        if (justMade && isFresh(justMade)) return take(justMade)
        const page = await renderShared(key, shared)
        if (page !== null && page.etag !== null) await lease.put(page)
        return page
      } finally {
        await lease.end()
      }
    } finally {
      making?.end()
    }
  }

  function begin(key: string, version: SharedVersion, nonce: string, visitor: Request | null): Flight {
    const { promise: streamed, resolve, reject } = Promise.withResolvers<Response>()
    const shared = { version, nonce, visitor, arrivedAt: now(), resolve }
    const shelf = cache?.shelf
    const finished = (shelf ? takeOrRender(key, shared, shelf) : renderShared(key, shared)).finally(() =>
      flights.delete(key),
    )
    finished.catch(reject)
    // A background render has no reader for its stream.
    streamed.catch(() => undefined)
    const flight = { streamed, finished }
    flights.set(key, flight)
    return flight
  }

  function giveShared(page: SharedPage, visitor: Request, status = 'fwd=miss; collapsed'): Promise<Response> {
    const { staleSeconds = 0, errorSeconds = 0, freshSeconds = 0 } = cache ?? {}
    const ifError = errorSeconds > 0 ? `, stale-if-error=${errorSeconds}` : ''
    const seconds = freshSecondsOf(page, { freshSeconds })
    return giveKept(page, {
      visitor,
      cacheControl: `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${staleSeconds}${ifError}`,
      cacheStatus: `vetrina; ${status}`,
    })
  }

  type Fallback = {
    readonly key: string
    readonly visitor: Request
    readonly store: PageCache['store']
  }

  function giveKept(
    page: SharedPage,
    { visitor, ...headers }: { readonly visitor: Request; readonly cacheControl: string; readonly cacheStatus: string },
  ): Promise<Response> {
    return sharedAnswer(page, {
      request: visitor,
      policies: policiesFor(visitor, page.inline),
      dependsOnCookies: renderer.dependsOnCookies(new URL(visitor.url)),
      ...headers,
    })
  }

  /**
   * Sends the kept page if a render fails, or takes longer than a shopper waits: it contains no personal data, and the
   * browser adds the cart.
   */
  async function renderedOrKept(begin: () => Promise<Response>, fallback: Fallback): Promise<Response> {
    const { key, visitor, store } = fallback
    const giveStale = (page: SharedPage) =>
      giveKept(page, {
        visitor,
        cacheControl: NOT_KEPT_ELSEWHERE,
        cacheStatus: 'vetrina; hit; detail=stale-if-error',
      })
    const known = store.get(key)
    if (!known) return begin()
    if (isBackendAway()) return giveStale(known)
    const rendering = begin()
    const tried = rendering.catch((error: unknown) => {
      if (visitor.signal.aborted) throw error
      log.info({ err: error }, 'A kept page is sent, because its render failed')
      return null
    })
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), RENDER_LIMIT_MS)
    const rendered = await Promise.race([tried, late.promise]).finally(() => clearTimeout(timer))
    // The page may have been purged meanwhile.
    const kept = store.get(key)
    if (!kept || (rendered !== null && rendered.status < 500)) return rendered ?? rendering
    tried
      .then((answer) => answer?.body?.cancel())
      .catch((error: unknown) => log.info({ err: error }, 'A render without a waiting visitor failed'))
    return giveStale(kept)
  }

  /**
   * Sends a purged page where the host has no place for a render: after a purge of thousands of pages, visitors of pages
   * that wait for their turn get the page as it was, and the cart has the right prices.
   */
  async function renderedOrPurged(
    begin: () => Promise<Response>,
    { key, visitor, store }: Fallback,
  ): Promise<Response> {
    try {
      return await begin()
    } catch (error) {
      const purged = error instanceof Overloaded ? store.getPurged(key) : undefined
      if (!purged) throw error
      return giveKept(purged, { visitor, cacheControl: NOT_KEPT_ELSEWHERE, cacheStatus: 'vetrina; hit; detail=purged' })
    }
  }

  async function sharedOrOwn(key: string, visitor: Request, nonce: string, { store, ...times }: PageCache) {
    const kept = store.get(key)
    const freshFor = kept ? freshSecondsOf(kept, times) - (now() - kept.renderedAt) / 1000 : 0
    if (kept && freshFor > -times.staleSeconds) {
      if (freshFor <= 0 && !flights.has(key) && !isBackendAway()) refresh(key, versionFor(visitor))
      return giveShared(kept, visitor, `hit; ttl=${Math.floor(freshFor)}`)
    }
    const renderedOrJoined = async () => {
      const underWay = flights.get(key)
      if (!underWay) return begin(key, versionFor(visitor), nonce, visitor).streamed
      const page = await underWay.finished
      return page
        ? giveShared(page, visitor)
        : renderFor(visitor, nonce, renderPriorityOf({ request: visitor, isShared: true }))
    }
    const fallback = { key, visitor, store }
    const isLastResort = kept !== undefined && freshFor > -times.staleSeconds - times.errorSeconds
    return renderedOrPurged(
      () => (isLastResort ? renderedOrKept(renderedOrJoined, fallback) : renderedOrJoined()),
      fallback,
    )
  }

  function refresh(key: string, version: SharedVersion): void {
    begin(key, version, options.createNonce(), null).finished.catch((error: unknown) => {
      if (closing.signal.aborted) return
      if (error instanceof Overloaded) log.info('No place to render a page anew')
      else log.error({ err: error }, 'A page could not be rendered anew')
    })
  }

  async function answerFor(visitor: Request, nonce: string): Promise<Response> {
    const isShared = cache !== null && renderer.isSharedAddress(new URL(visitor.url))
    const key = isShared ? sharedKeyOf(visitor, versionFor(visitor).currency) : null
    try {
      if (cache === null || key === null)
        return await renderFor(visitor, nonce, renderPriorityOf({ request: visitor, isShared }))
      return await sharedOrOwn(key, visitor, nonce, cache)
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return busy(options.lastResort(new URL(visitor.url)))
    }
  }

  return {
    async handle(visitor, { nonce }) {
      const address = new URL(visitor.url)
      const campaign = options.campaignParams.of(address.search)
      if (campaign === '') return answerFor(visitor, nonce)
      address.search = options.campaignParams.without(address.search)
      return withCampaign(await answerFor(new Request(address, visitor), nonce), campaign, address)
    },
    async close() {
      closing.abort(new Error('The host stops'))
      await Promise.allSettled([...flights.values()].map(({ finished }) => finished))
    },
  }
}

const freshSecondsOf = ({ isIncomplete }: SharedPage, { freshSeconds }: Pick<PageCache, 'freshSeconds'>): number =>
  isIncomplete ? Math.min(INCOMPLETE_SECONDS, freshSeconds) : freshSeconds

type SharedRender = {
  readonly version: SharedVersion
  readonly nonce: string
  /** Null for a render in the background. */
  readonly visitor: Request | null
  readonly arrivedAt: number
  /** Gives the stream to the visitor who started the render. */
  readonly resolve: (answer: Response | Promise<Response>) => void
}

type TimedRender = { readonly nonce: string; readonly arrivedAt: number; readonly span: Span | undefined }

type OwnAnswer = { readonly visitor: Request; readonly nonce: string; readonly why: 'miss' | 'bypass' }

/** A redirect within the shop keeps the parameters of the campaign, which the page was rendered without. */
function withCampaign(answer: Response, campaign: string, from: URL): Response {
  const location = answer.headers.get('location')
  const target = location === null ? null : new URL(location, from)
  if (target?.origin !== from.origin) return answer
  target.search = `${target.search}${target.search === '' ? '?' : '&'}${campaign.slice(1)}`
  const headers = new Headers(answer.headers)
  headers.set('location', `${target.pathname}${target.search}${target.hash}`)
  return new Response(answer.body, { status: answer.status, headers })
}

const busy = (html: string): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // Compressing a refusal would take processor time from the renders that it protects.
      'cache-control': 'no-store, no-transform',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  })
