import { readCacheTags } from '#server/gateway/cacheTags.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { PersistedQueries } from '#server/gateway/readPersistedQueries.ts'
import type { Kept, PageStore } from './pageStore.ts'

type KeptAnswersOptions = {
  readonly gateway: CommerceGateway
  /** The queries with the same answer for every guest. Others pass through. */
  readonly queries: PersistedQueries
  readonly store: PageStore<KeptAnswer>
  /** How long an answer is fresh, in seconds. */
  readonly freshSeconds: number
  /** How long after that a stale answer is used while the backend fails. */
  readonly staleSeconds: number
  /** Monotonic milliseconds. */
  readonly now: () => number
}

/** The answer to a public query, as text. */
export type KeptAnswer = Kept & {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly answeredAt: number
}

/** Request headers that change the answer to a public query. */
const VARIES_BY = ['store', 'content-currency'] as const

/**
 * Caches answers for the host's own renders: the shell, the settings, resolved addresses and shared page data are
 * requested once for all pages and visitors. Equal simultaneous queries are combined. Answers with errors, and all
 * requests with a token, are not kept.
 */
export function createKeptAnswers(options: KeptAnswersOptions): CommerceGateway {
  const { gateway, store, queries, freshSeconds, staleSeconds, now } = options
  const texts = new Set(queries.values())
  const flights = new Map<string, Promise<KeptAnswer>>()

  function ask(key: string, request: Request): Promise<KeptAnswer> {
    const underWay = flights.get(key)
    if (underWay) return underWay
    const fly = async (): Promise<KeptAnswer> => {
      const making = store.begin()
      try {
        const answer = await gateway.handle(request)
        const text = await answer.text()
        const { status, headers } = answer
        const tags = readCacheTags(headers)
        const kept = { status, headers, text, answeredAt: now(), tags: tags && new Set(tags), bytes: text.length }
        if (status === 200 && isWhole(text)) making.keep(key, kept)
        return kept
      } finally {
        making.end()
      }
    }
    const flight = fly().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }

  /** The cache key of a public query; null for all other requests. */
  function questionOf({ method, url, headers }: Request, body: string | null): string | null {
    if (headers.has('authorization')) return null
    if (body === null) {
      const { searchParams } = new URL(url)
      return method === 'GET' && queries.has(searchParams.get('id') ?? '') ? searchParams.toString() : null
    }
    const { query } = JSON.parse(body) as { readonly query?: unknown }
    return typeof query === 'string' && texts.has(query) ? body : null
  }

  return {
    async handle(request) {
      const { headers, method, url } = request
      const body = method === 'POST' ? await request.clone().text() : null
      const question = questionOf(request, body)
      if (question === null) return gateway.handle(request)
      const key = [...VARIES_BY.map((name) => headers.get(name) ?? ''), question].join('\n')
      // Without the visitor's abort signal, because others may wait for the same answer.
      const askAgain = () => ask(key, new Request(url, { headers, method, body }))
      const kept = store.get(key)
      const age = kept ? (now() - kept.answeredAt) / 1000 : Infinity
      if (kept && age <= freshSeconds) return responseOf(kept)
      const answer = await askAgain()
      return responseOf(kept && age <= freshSeconds + staleSeconds && answer.status >= 500 ? kept : answer)
    },
  }
}

const responseOf = ({ status, headers, text }: KeptAnswer): Response => new Response(text, { status, headers })

const isWhole = (text: string): boolean => {
  const { errors } = JSON.parse(text) as { readonly errors?: unknown }
  return errors === undefined
}
