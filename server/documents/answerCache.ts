import { Kind, parse } from 'graphql'
import type { Logger } from 'pino'
import { withoutScope } from '#server/requestScope.ts'
import { readCacheTags } from '#server/gateway/cacheTags.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import type { PersistedQueries } from '#server/gateway/operations/readPersistedQueries.ts'
import type { Kept, PageStore } from './pageStore.ts'

type KeptAnswersOptions = {
  readonly gateway: CommerceGateway
  /** The queries with the same answer for every guest. Others pass through. */
  readonly queries: PersistedQueries
  readonly store: PageStore<KeptAnswer>
  /** How long an answer is fresh, in seconds. */
  readonly freshSeconds: number
  /** How long after that a stale answer to a shared query is used while it is asked again. */
  readonly staleSeconds: number
  /** How long after that a stale answer is used while the backend fails. */
  readonly errorSeconds: number
  /** Whether the backend failed last, so that it is not asked now. */
  readonly isBackendAway?: () => boolean
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly log: Logger
  /** Whether the backend has every optional part that a query uses. It may change while the host runs. */
  readonly isAnswerable: (text: string) => boolean
  /**
   * The variables of a query that only tell which optional parts the backend has; null for a query with others.
   * Left out, no query has such variables.
   */
  readonly conditionsOf?: (text: string) => Readonly<Record<string, boolean>> | null
}

export type KeptAnswers = CommerceGateway & {
  /**
   * Asks the shared queries of these store views whose answers are not kept or no longer fresh. The variables of a
   * shared query depend on the backend alone, so every page may need its answer: the shell's, which attributes are
   * filters. Failures are logged.
   */
  readonly renew: (storeCodes: readonly string[]) => Promise<void>
  /** Ends the renewals. */
  readonly close: () => Promise<void>
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
 * requests with a token, are not kept. A stale answer to a shared query is used while it is asked again, so that no page
 * waits for it.
 */
export function createAnswerCache(options: KeptAnswersOptions): KeptAnswers {
  const { gateway, store, queries, freshSeconds, staleSeconds, errorSeconds, now, log, isAnswerable } = options
  const { isBackendAway = () => false } = options
  const { conditionsOf = (text: string) => (variablesIn(text) ? null : {}) } = options
  const texts = new Set(queries.values())
  const sharedTexts = [...texts].filter((text) => conditionsOf(text) !== null)
  const flights = new Map<string, Promise<KeptAnswer>>()
  /** By store view: the running renewal, and the one that follows it. */
  const renewals = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<void>>()
  let isClosed = false

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

  /** The public query that a request asks; null for all other requests. */
  function questionOf({ method, url, headers }: Request, body: string | null): Question | null {
    if (headers.has('authorization')) return null
    if (body === null) {
      const { searchParams } = new URL(url)
      const text = method === 'GET' ? queries.get(searchParams.get('id') ?? '') : undefined
      return text === undefined ? null : { text, variables: searchParams.get('variables') ?? '{}' }
    }
    const { query, variables } = JSON.parse(body) as { readonly query?: unknown; readonly variables?: unknown }
    if (typeof query !== 'string' || !texts.has(query)) return null
    return { text: query, variables: JSON.stringify(variables ?? {}) }
  }

  const keyOf = ({ headers }: Request, { text, variables }: Question): string =>
    [...VARIES_BY.map((name) => headers.get(name) ?? ''), variables, text].join('\n')

  const ageOf = (kept: KeptAnswer | undefined): number => (kept ? (now() - kept.answeredAt) / 1000 : Infinity)

  async function askInBackground(key: string, request: Request): Promise<void> {
    if (isBackendAway()) return
    try {
      await withoutScope(() => ask(key, request))
    } catch (error) {
      log.warn({ err: error }, 'An answer could not be renewed')
    }
  }

  async function renewStoreView(storeCode: string): Promise<void> {
    // One after the other, because the backend serves shoppers at the same time.
    for (const text of sharedTexts) {
      if (isClosed) return
      if (!isAnswerable(text)) continue
      const variables = conditionsOf(text) ?? {}
      const request = sharedRequest(text, variables, storeCode)
      const key = keyOf(request, { text, variables: JSON.stringify(variables) })
      if (ageOf(store.get(key)) > freshSeconds) await askInBackground(key, request)
    }
  }

  /** At most one renewal waits for the running one, however often answers are purged meanwhile. */
  function renewSoon(storeCode: string): Promise<void> {
    const alreadyWaiting = waiting.get(storeCode)
    if (alreadyWaiting) return alreadyWaiting
    const renewal = (renewals.get(storeCode) ?? Promise.resolve()).then(() => {
      waiting.delete(storeCode)
      renewals.set(storeCode, renewal)
      return renewStoreView(storeCode)
    })
    waiting.set(storeCode, renewal)
    return renewal
  }

  return {
    async handle(request) {
      const { headers, method, url } = request
      const body = method === 'POST' ? await request.clone().text() : null
      const question = questionOf(request, body)
      if (question === null) return gateway.handle(request)
      const key = keyOf(request, question)
      // Without the visitor's abort signal, because others may wait for the same answer.
      const again = () => new Request(url, { headers, method, body })
      const kept = store.get(key)
      const age = ageOf(kept)
      if (kept && age <= freshSeconds) return responseOf(kept)
      const isUsable = kept !== undefined && age <= freshSeconds + staleSeconds
      if (isUsable && sharedTexts.includes(question.text)) {
        void askInBackground(key, again())
        return responseOf(kept)
      }
      const isLastResort = kept !== undefined && age <= freshSeconds + staleSeconds + errorSeconds
      if (isLastResort && isBackendAway()) return responseOf(kept)
      const answer = await ask(key, again())
      return responseOf(isLastResort && answer.status >= 500 ? kept : answer)
    },
    async renew(storeCodes) {
      await Promise.all(storeCodes.map(renewSoon))
    },
    async close() {
      isClosed = true
      await Promise.all([...renewals.values(), ...waiting.values()])
    },
  }
}

type Question = {
  readonly text: string
  /** As JSON. */
  readonly variables: string
}

const variablesIn = (text: string): boolean => {
  const [operation] = parse(text, { noLocation: true }).definitions
  return operation?.kind === Kind.OPERATION_DEFINITION && (operation.variableDefinitions?.length ?? 0) > 0
}

const sharedRequest = (query: string, variables: Readonly<Record<string, boolean>>, storeCode: string): Request =>
  new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', store: storeCode },
    body: JSON.stringify({ query, variables }),
  })

const responseOf = ({ status, headers, text }: KeptAnswer): Response => new Response(text, { status, headers })

const isWhole = (text: string): boolean => {
  const { errors } = JSON.parse(text) as { readonly errors?: unknown }
  return errors === undefined
}
