import type { UnavailablePage } from './unavailablePage.ts'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { DocumentHandler, PageRenderer } from '#server/http/documentHandler.ts'
import { contentSecurityPolicy, inlineByNonce, type InlineSources } from '#server/http/securityHeaders.ts'
import { campaignOf, withoutCampaign } from '#src/shop/campaignParams.ts'
import type { PageStore } from './pageStore.ts'
import { readAhead } from './readAhead.ts'
import { Overloaded, type RenderQueue } from './renderQueue.ts'
import { addressKeyOf, sharedKeyOf } from './sharedKey.ts'
import { makeSharedPage, sharedAnswer, type SharedPage } from './sharedPage.ts'

/** A visitor's own render may take this long before a kept page is sent in its place. */
const OWN_RENDER_LIMIT_MS = 3_000

export type PageCache = {
  readonly store: PageStore<SharedPage>
  /** How long a page is fresh, in seconds. */
  readonly freshSeconds: number
  /** How long after that a stale page is sent while it is rendered again. */
  readonly staleSeconds: number
}

type PagesOptions = {
  readonly renderer: PageRenderer
  readonly queue: RenderQueue
  /** Null renders every page for every visitor. */
  readonly cache: PageCache | null
  /** The page for shoppers whom the host cannot serve now. */
  readonly lastResort: UnavailablePage
  readonly development: boolean
  readonly log: Logger
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly createNonce: () => string
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

/** The usual time to work off a full queue. */
const RETRY_AFTER_SECONDS = 5

/**
 * Sends a page to every visitor. Guests share pages without personal data: one render serves simultaneous requests and
 * those within its lifetime. Renders beyond the queue's capacity are answered with 503.
 */
export function createPages(options: PagesOptions): Pages {
  const { renderer, queue, cache, log, now } = options
  const flights = new Map<string, Flight>()
  const closing = new AbortController()

  const versionFor = ({ url, headers }: Request): SharedVersion => ({
    url,
    currency: renderer.currencyOf(new URL(url), headers.get('cookie')),
  })

  const policyFor = ({ headers }: Request, inline: InlineSources) => {
    const sources = renderer.externalSourcesOf(headers.get('cookie'))
    return contentSecurityPolicy({ inline, development: options.development, sources })
  }

  /** The streamed answer for the visitor who started the render. */
  function ownAnswer(answer: Response, body: Response['body'], { visitor, nonce, why }: OwnAnswer): Response {
    const headers = new Headers(answer.headers)
    headers.set('content-security-policy', policyFor(visitor, inlineByNonce(nonce)))
    headers.set('cache-status', `vetrina; fwd=${why}`)
    return new Response(body, { status: answer.status, headers })
  }

  async function renderFor(visitor: Request, nonce: string): Promise<Response> {
    const leave = await queue.enter(visitor.signal)
    try {
      const { answer } = await renderer.render(visitor, { nonce })
      if (answer.body === null) leave()
      return ownAnswer(answer, answer.body && readAhead(answer.body, leave), { visitor, nonce, why: 'bypass' })
    } catch (error) {
      leave()
      throw error
    }
  }

  /** The render receives only the address and the currency, so the page cannot contain data of a visitor. */
  function begin(key: string, { url, currency }: SharedVersion, nonce: string, visitor: Request | null): Flight {
    const { promise: streamed, resolve, reject } = Promise.withResolvers<Response>()
    const fly = async (leave: () => void): Promise<SharedPage | null> => {
      const making = cache?.store.begin()
      try {
        const renderedAt = now()
        const headers = currency === null ? {} : { cookie: renderer.cookieOfCurrency(currency) }
        const request = new Request(url, { signal: closing.signal, headers })
        const { answer, facts } = await renderer.render(request, { nonce })
        const [body, copy] = visitor && answer.body ? answer.body.tee() : [null, answer.body]
        if (visitor) resolve(ownAnswer(answer, body, { visitor, nonce, why: 'miss' }))
        const html = copy === null ? '' : await text(copy)
        leave()
        const page = await makeSharedPage({ answer, html, nonce, facts: facts(), renderedAt })
        if (page === null)
          log.error({ path: new URL(url).pathname }, 'A page holds its nonce where it cannot be removed')
        else if (page.etag !== null) making?.keep(key, page)
        // A missing or moved page removes the kept one; a failed render does not.
        else if (page.status !== 200 && page.status < 500) cache?.store.forget(key)
        return page
      } finally {
        leave()
        making?.end()
      }
    }
    const finished = queue
      .enter(closing.signal)
      .then(fly)
      .finally(() => flights.delete(key))
    finished.catch(reject)
    // A background render has no reader for its stream.
    streamed.catch(() => undefined)
    const flight = { streamed, finished }
    flights.set(key, flight)
    return flight
  }

  /**
   * A visitor with a cart gets a render of their own. If it fails, or takes longer than a shopper waits (a hanging
   * backend is given up only after half a minute), a kept page is sent: it contains no personal data, and the browser
   * adds the cart.
   */
  async function ownOrKept(visitor: Request, nonce: string, { store }: PageCache): Promise<Response> {
    const key = addressKeyOf(visitor, versionFor(visitor).currency)
    const rendering = renderFor(visitor, nonce)
    if (key === null || !store.get(key)) return rendering
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), OWN_RENDER_LIMIT_MS)
    const own = await Promise.race([rendering, late.promise]).finally(() => clearTimeout(timer))
    // The page may have been purged meanwhile.
    const kept = store.get(key)
    if (!kept || (own !== null && own.status < 500)) return own ?? rendering
    rendering
      .then(({ body }) => body?.cancel())
      .catch((error: unknown) => log.info({ err: error }, 'A render that nobody waited for failed'))
    return sharedAnswer(kept, {
      request: visitor,
      policy: policyFor(visitor, kept.inline),
      cacheControl: 'private, no-store',
      cacheStatus: 'vetrina; hit; detail=stale-if-error',
    })
  }

  async function sharedOrOwn(key: string, visitor: Request, nonce: string, { store, ...times }: PageCache) {
    const freshSecondsOf = ({ isIncomplete }: SharedPage) =>
      isIncomplete ? Math.min(INCOMPLETE_SECONDS, times.freshSeconds) : times.freshSeconds
    const give = (page: SharedPage, status: string) =>
      sharedAnswer(page, {
        request: visitor,
        policy: policyFor(visitor, page.inline),
        cacheControl: `public, max-age=0, s-maxage=${freshSecondsOf(page)}, stale-while-revalidate=${times.staleSeconds}`,
        cacheStatus: `vetrina; ${status}`,
      })
    const kept = store.get(key)
    const freshFor = kept ? freshSecondsOf(kept) - (now() - kept.renderedAt) / 1000 : 0
    if (kept && freshFor > -times.staleSeconds) {
      if (freshFor <= 0 && !flights.has(key)) refresh(key, versionFor(visitor))
      return give(kept, `hit; ttl=${Math.floor(freshFor)}`)
    }
    const underWay = flights.get(key)
    if (!underWay) return begin(key, versionFor(visitor), nonce, visitor).streamed
    const page = await underWay.finished
    return page ? give(page, 'fwd=miss; collapsed') : renderFor(visitor, nonce)
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
      if (cache === null || !isShared) return await renderFor(visitor, nonce)
      return await (key === null ? ownOrKept(visitor, nonce, cache) : sharedOrOwn(key, visitor, nonce, cache))
    } catch (error) {
      if (!(error instanceof Overloaded)) throw error
      return busy(options.lastResort(new URL(visitor.url)))
    }
  }

  return {
    async handle(visitor, { nonce }) {
      const address = new URL(visitor.url)
      const campaign = campaignOf(address.search)
      if (campaign === '') return answerFor(visitor, nonce)
      address.search = withoutCampaign(address.search)
      return withCampaign(await answerFor(new Request(address, visitor), nonce), campaign, address)
    },
    async close() {
      closing.abort(new Error('The host stops'))
      await Promise.allSettled([...flights.values()].map(({ finished }) => finished))
    },
  }
}

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
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  })
