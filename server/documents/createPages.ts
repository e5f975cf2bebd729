import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import type { DocumentHandler, PageRenderer } from '#server/http/documentHandler.ts'
import { contentSecurityPolicy, inlineByNonce, type InlineSources } from '#server/http/securityHeaders.ts'
import type { PageStore } from './pageStore.ts'
import { readAhead } from './readAhead.ts'
import { Overloaded, type RenderQueue } from './renderQueue.ts'
import { addressKeyOf, sharedKeyOf } from './sharedKey.ts'
import { makeSharedPage, sharedAnswer, type SharedPage } from './sharedPage.ts'

/** How long a visitor waits for a render of their own where a page is kept. */
const OWN_RENDER_LIMIT_MS = 3_000

export type PageCache = {
  readonly store: PageStore<SharedPage>
  /** How long a page is given as it is, */
  readonly freshSeconds: number
  /** and how long after that while it is rendered anew for those who come later. */
  readonly staleSeconds: number
}

type PagesOptions = {
  readonly renderer: PageRenderer
  readonly queue: RenderQueue
  /** Null: every visitor's page is rendered anew. */
  readonly cache: PageCache | null
  /** What a shopper sees whom the host cannot serve now. */
  readonly lastResort: string
  readonly development: boolean
  readonly log: Logger
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly createNonce: () => string
}

export type Pages = {
  readonly handle: DocumentHandler
  /** Ends the renders that nobody waits for. */
  readonly close: () => Promise<void>
}

/** A render of what many may ask for. */
type Flight = {
  /** For the visitor who began it, as it comes. */
  readonly streamed: Promise<Response>
  /** For those who come while it is under way; null when it cannot be shared. */
  readonly finished: Promise<SharedPage | null>
}

/** After that a page without a late part is rendered again; its answers are likely to be kept by then. */
const INCOMPLETE_SECONDS = 10

/** In which a full queue is worked off. */
const RETRY_AFTER_SECONDS = 5

/**
 * Gives every visitor a page. What shows nothing of a visitor is shared by guests: one render serves all who ask at the
 * same time, and those who come within its time. Renders beyond what the queue takes are answered with 503.
 */
export function createPages(options: PagesOptions): Pages {
  const { renderer, queue, cache, log, now } = options
  const flights = new Map<string, Flight>()
  const closing = new AbortController()

  const policyFor = ({ headers }: Request, inline: InlineSources) => {
    const sources = renderer.externalSourcesOf(headers.get('cookie'))
    return contentSecurityPolicy({ inline, development: options.development, sources })
  }

  /** What was rendered for this visitor, as it comes. */
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

  /** Only the address reaches such a render, so nothing of a visitor can get into the page. */
  function begin(key: string, url: string, nonce: string, visitor: Request | null): Flight {
    const { promise: streamed, resolve, reject } = Promise.withResolvers<Response>()
    const fly = async (leave: () => void): Promise<SharedPage | null> => {
      const making = cache?.store.begin()
      try {
        const renderedAt = now()
        const { answer, facts } = await renderer.render(new Request(url, { signal: closing.signal }), { nonce })
        const [body, copy] = visitor && answer.body ? answer.body.tee() : [null, answer.body]
        if (visitor) resolve(ownAnswer(answer, body, { visitor, nonce, why: 'miss' }))
        const html = copy === null ? '' : await text(copy)
        leave()
        const page = await makeSharedPage({ answer, html, nonce, facts: facts(), renderedAt })
        if (page === null)
          log.error({ path: new URL(url).pathname }, 'A page holds its nonce where it cannot be removed')
        else if (page.etag !== null) making?.keep(key, page)
        // What is gone or moved ends the page that was kept; what failed does not.
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
    // There may be nobody who began it.
    streamed.catch(() => undefined)
    const flight = { streamed, finished }
    flights.set(key, flight)
    return flight
  }

  /**
   * A visitor with a cart gets a render of their own. Where that fails, a page that was kept for others is better than
   * none: it holds nothing of anybody, and the browser adds the cart. The same where it takes longer than a shopper waits,
   * because a backend that hangs is given up only after half a minute.
   */
  async function ownOrKept(visitor: Request, nonce: string, { store }: PageCache): Promise<Response> {
    const key = addressKeyOf(visitor)
    const rendering = renderFor(visitor, nonce)
    if (key === null || !store.get(key)) return rendering
    const late = Promise.withResolvers<null>()
    const timer = setTimeout(() => late.resolve(null), OWN_RENDER_LIMIT_MS)
    const own = await Promise.race([rendering, late.promise]).finally(() => clearTimeout(timer))
    // It may have been purged meanwhile.
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
      if (freshFor <= 0 && !flights.has(key)) refresh(key, visitor.url)
      return give(kept, `hit; ttl=${Math.floor(freshFor)}`)
    }
    const underWay = flights.get(key)
    if (!underWay) return begin(key, visitor.url, nonce, visitor).streamed
    const page = await underWay.finished
    return page ? give(page, 'fwd=miss; collapsed') : renderFor(visitor, nonce)
  }

  function refresh(key: string, url: string): void {
    begin(key, url, options.createNonce(), null).finished.catch((error: unknown) => {
      if (closing.signal.aborted) return
      if (error instanceof Overloaded) log.info('No place to render a page anew')
      else log.error({ err: error }, 'A page could not be rendered anew')
    })
  }

  return {
    async handle(visitor, { nonce }) {
      const isShared = cache !== null && renderer.isSharedAddress(new URL(visitor.url))
      const key = isShared ? sharedKeyOf(visitor) : null
      try {
        if (cache === null || !isShared) return await renderFor(visitor, nonce)
        return await (key === null ? ownOrKept(visitor, nonce, cache) : sharedOrOwn(key, visitor, nonce, cache))
      } catch (error) {
        if (!(error instanceof Overloaded)) throw error
        return busy(options.lastResort)
      }
    },
    async close() {
      closing.abort(new Error('The host stops'))
      await Promise.allSettled([...flights.values()].map(({ finished }) => finished))
    },
  }
}

type OwnAnswer = { readonly visitor: Request; readonly nonce: string; readonly why: 'miss' | 'bypass' }

const busy = (html: string): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  })
