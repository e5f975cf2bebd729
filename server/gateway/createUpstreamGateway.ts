import type { Logger } from 'pino'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'
import { currentScope, type RequestScope } from '#server/requestScope.ts'
import type { Span } from '#server/tracing/span.ts'
import { CACHE_TAGS_HEADER } from './cacheTags.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import type { Circuit, Outcome } from './outages/createCircuit.ts'
import { graphqlFailure } from './graphqlFailure.ts'
import { parseObject } from './question.ts'
import type { TimeBudgetOf } from './outages/timeBudget.ts'

type UpstreamGatewayOptions = {
  /** Magento's GraphQL endpoint. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly log: Pick<Logger, 'error'>
  /** How long a whole answer may take; 30 seconds if it is left out. */
  readonly budgetOf?: TimeBudgetOf
  /** Stops requests while the server fails; left out, all requests are sent. */
  readonly circuit?: Circuit
  /** The headers by which the server knows the shop; left out, none are sent. */
  readonly identity?: Readonly<Record<string, string>>
  readonly meter?: Meter
  /** The host's own headers that are forwarded. */
  readonly ownHeaders?: readonly string[]
}

/**
 * All headers that Magento reads from a shopper, and those by which a router in front of it identifies its clients; all
 * others, especially cookies, are not forwarded.
 */
const REQUEST_HEADERS = [
  'accept',
  'apollographql-client-name',
  'apollographql-client-version',
  'authorization',
  'content-currency',
  'content-type',
  'store',
  'x-magento-cache-id',
  'x-recaptcha',
]

/**
 * The headers of the answer that a shopper receives: no Set-Cookie, no hop-by-hop header, no encoding that fetch has
 * decoded.
 */
const RESPONSE_HEADERS = [
  'cache-control',
  'content-type',
  'expires',
  'pragma',
  'retry-after',
  'vary',
  'x-magento-cache-id',
  CACHE_TAGS_HEADER,
]

/** GraphQL over HTTP; other parameters (`___store`, marketing tags) would only fragment Magento's page cache. */
const QUERY_PARAMETERS = ['query', 'variables', 'operationName', 'extensions']

const RETRY_AFTER_SECONDS = 5

const DEFAULT_BUDGET_MS = 30_000

/** A server that takes longer than this for any operation is not healthy. */
const FAIR_BUDGET_MS = 1_000

/** The line of the log for each category of failures. */
const REPORTS: Readonly<Record<string, string>> = {
  'bad-answer': 'The commerce server answered something that is not GraphQL',
  timeout: 'The commerce server did not answer in time',
  unreachable: 'The commerce server cannot be reached',
}

const JSON_CONTENT = /^application\/(graphql-response\+)?json\b/i
const MULTIPART_CONTENT = /^multipart\/mixed\b/i

/** Forwards GraphQL requests to a Magento or Adobe Commerce server and turns its outages into GraphQL errors. */
export function createUpstreamGateway(options: UpstreamGatewayOptions): CommerceGateway {
  const { url, fetch, log, circuit, budgetOf = () => DEFAULT_BUDGET_MS, ownHeaders = [] } = options
  const { identity = {}, meter = NO_METER } = options
  const sent = [...REQUEST_HEADERS, ...ownHeaders]

  /** The host's own requests for a document lack the headers about the visitor: these come from the document's request. */
  function sentHeaders(given: Headers, { origin }: RequestScope, span: Span | undefined): Headers {
    const headers = pick(given, sent)
    for (const name of ownHeaders) {
      const value = origin?.get(name) ?? null
      if (value !== null && !headers.has(name)) headers.set(name, value)
    }
    // The server's own part of the trace belongs to this request, not to that of the browser.
    if (span && ownHeaders.includes('traceparent')) headers.set('traceparent', span.traceparent)
    for (const [name, value] of Object.entries(identity)) headers.set(name, value)
    return headers
  }

  async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed()
    if (circuit?.isOpen()) return unavailable()
    const body = request.body ? await request.arrayBuffer() : null
    if (circuit) return (await circuit.send(() => send(request, body))) ?? unavailable()
    return (await send(request, body)).response
  }

  async function send(request: Request, body: ArrayBuffer | null): Promise<Outcome> {
    const scope = currentScope()
    const text = textOf(request, body)
    const budgetMs = budgetOf(text, scope)
    if (budgetMs <= 0) return { response: timedOut(), isOutage: false }
    const timeout = AbortSignal.timeout(budgetMs)
    const start = performance.now()
    const span = scope.span?.child(`GraphQL ${nameOf(text)}`, {
      isSentAway: true,
      'graphql.operation.name': nameOf(text),
    })
    const measure = (category: string) => {
      span?.note({ 'vetrina.outcome': category })
      span?.end(category === 'ok' ? 'ok' : 'failed')
      meter.upstreamAnswered({ operation: nameOf(text), category, seconds: (performance.now() - start) / 1_000 })
    }
    const report = (category: string, facts: object = {}) => {
      measure(category)
      log.error(
        {
          operation: nameOf(text),
          ms: Math.round(performance.now() - start),
          category,
          ...(scope.requestId !== undefined && { requestId: scope.requestId }),
          ...facts,
        },
        REPORTS[category],
      )
    }
    try {
      const response = await fetch(upstreamUrl(url, request.url), {
        method: request.method,
        headers: sentHeaders(request.headers, scope, span),
        body,
        // A redirect would repeat a mutation as GET or send the shopper's token to another host.
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, timeout]),
      })
      const contentType = response.headers.get('content-type') ?? ''
      // Read completely: an answer whose connection breaks cannot be used, and is reported as an outage.
      if (JSON_CONTENT.test(contentType)) {
        const answer = passOn(response, await response.text())
        measure('ok')
        return arrived(answer)
      }
      if (MULTIPART_CONTENT.test(contentType)) {
        measure('ok')
        return arrived(passOn(response, response.body))
      }
      await response.body?.cancel()
      report('bad-answer', { status: response.status })
      return { response: failureFor(response), isOutage: response.status >= 500 }
    } catch (error) {
      if (request.signal.aborted) throw error
      if (timeout.aborted) {
        report('timeout', { budgetMs })
        // The rest of a document's time can be too short for a healthy server.
        return { response: timedOut(), isOutage: budgetMs >= FAIR_BUDGET_MS }
      }
      report('unreachable', { err: error })
      return { response: unavailable(), isOutage: true }
    } finally {
      // The client has gone.
      span?.end('failed')
    }
  }

  return { handle }
}

const arrived = (response: Response): Outcome => ({ response, isOutage: false })

function textOf({ url }: Request, body: ArrayBuffer | null): string {
  if (body === null) return new URL(url).searchParams.get('query') ?? ''
  const query = parseObject(Buffer.from(body).toString())?.['query']
  return typeof query === 'string' ? query : ''
}

/** The name of an operation, for traces: it contains no input of a shopper. */
const nameOf = (text: string): string => /^\s*(?:query|mutation)\s+(\w{1,80})/.exec(text)?.[1] ?? 'without a name'

function upstreamUrl(upstream: string, requested: string): URL {
  const url = new URL(upstream)
  const parameters = new URL(requested).searchParams
  for (const name of QUERY_PARAMETERS) {
    const value = parameters.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url
}

function pick(headers: Headers, names: readonly string[]): Headers {
  const picked = new Headers()
  for (const name of names) {
    const value = headers.get(name)
    if (value !== null) picked.set(name, value)
  }
  return picked
}

function passOn(response: Response, body: BodyInit | null): Response {
  return new Response(body, { status: response.status, headers: pick(response.headers, RESPONSE_HEADERS) })
}

/** For HTML error pages of Magento, Varnish or a load balancer, and for redirects. */
function failureFor(response: Response): Response {
  const retryAfterSeconds = Number.parseInt(response.headers.get('retry-after') ?? '', 10) || RETRY_AFTER_SECONDS
  if (response.status === 503) return unavailable(retryAfterSeconds)
  if (response.status === 504) {
    return timedOut(retryAfterSeconds)
  }
  if (response.status === 429) {
    return graphqlFailure({ status: 429, message: 'Too Many Requests', code: 'UPSTREAM_BUSY', retryAfterSeconds })
  }
  return graphqlFailure({
    status: 502,
    message: 'The shop gave an answer that cannot be read.',
    code: 'UPSTREAM_BAD_ANSWER',
    retryAfterSeconds,
  })
}

const timedOut = (retryAfterSeconds = RETRY_AFTER_SECONDS): Response =>
  graphqlFailure({
    status: 504,
    message: 'The shop did not answer in time.',
    code: 'UPSTREAM_TIMEOUT',
    retryAfterSeconds,
  })

function methodNotAllowed(): Response {
  const message = 'GraphQL is asked with GET or POST.'
  const response = graphqlFailure({ status: 405, message, code: 'METHOD_NOT_ALLOWED' })
  response.headers.set('allow', 'GET, POST')
  return response
}

function unavailable(retryAfterSeconds = RETRY_AFTER_SECONDS): Response {
  return graphqlFailure({
    status: 503,
    message: 'The shop cannot be reached at the moment.',
    code: 'UPSTREAM_UNREACHABLE',
    retryAfterSeconds,
  })
}
