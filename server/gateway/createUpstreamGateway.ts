import type { Logger } from 'pino'
import { CACHE_TAGS_HEADER } from './cacheTags.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { graphqlFailure } from './graphqlFailure.ts'

type UpstreamGatewayOptions = {
  /** Magento's GraphQL endpoint. */
  readonly url: string
  readonly fetch: typeof fetch
  readonly log: Pick<Logger, 'error'>
  /** The timeout for the whole answer. Placing an order with slow payment providers takes Magento many seconds. */
  readonly timeoutMs?: number
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

const JSON_CONTENT = /^application\/(graphql-response\+)?json\b/i
const MULTIPART_CONTENT = /^multipart\/mixed\b/i

/** Forwards GraphQL requests to a Magento or Adobe Commerce server and turns its outages into GraphQL errors. */
export function createUpstreamGateway(options: UpstreamGatewayOptions): CommerceGateway {
  const { url, fetch, log, timeoutMs = 30_000, ownHeaders = [] } = options
  const sent = [...REQUEST_HEADERS, ...ownHeaders]

  async function handle(request: Request): Promise<Response> {
    if (request.method !== 'GET' && request.method !== 'POST') return methodNotAllowed()
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const response = await fetch(upstreamUrl(url, request.url), {
        method: request.method,
        headers: pick(request.headers, sent),
        body: request.body ? await request.arrayBuffer() : null,
        // A redirect would repeat a mutation as GET or send the shopper's token to another host.
        redirect: 'manual',
        signal: AbortSignal.any([request.signal, timeout]),
      })
      const contentType = response.headers.get('content-type') ?? ''
      // Read completely: an answer whose connection breaks cannot be used, and is reported as an outage.
      if (JSON_CONTENT.test(contentType)) return passOn(response, await response.text())
      if (MULTIPART_CONTENT.test(contentType)) return passOn(response, response.body)
      await response.body?.cancel()
      log.error({ status: response.status }, 'The commerce server answered something that is not GraphQL')
      return failureFor(response)
    } catch (error) {
      if (request.signal.aborted) throw error
      if (timeout.aborted) {
        log.error({ timeoutMs }, 'The commerce server did not answer in time')
        return graphqlFailure({
          status: 504,
          message: 'The shop did not answer in time.',
          code: 'UPSTREAM_TIMEOUT',
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        })
      }
      log.error({ err: error }, 'The commerce server cannot be reached')
      return unavailable()
    }
  }

  return { handle }
}

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
    const message = 'The shop did not answer in time.'
    return graphqlFailure({ status: 504, message, code: 'UPSTREAM_TIMEOUT', retryAfterSeconds })
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
