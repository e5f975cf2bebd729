import { matchesEtag, weakEtag } from '#server/http/etags.ts'
import type { CommerceGateway } from '../commerceGateway.ts'
import { graphqlFailure } from '../graphqlFailure.ts'
import type { PersistedQueries } from './readPersistedQueries.ts'

/**
 * The length that RFC 9110 §4.1 recommends every server to support. Longer queries are sent as POST, which no page
 * cache stores.
 */
const MAX_ADDRESS_LENGTH = 8_000

/**
 * Magento allows a day, because it purges its own cache when a product changes. A CDN in front of this host is not
 * purged, so it stores an answer only as long as the storefront trusts its own data (5 min), and browsers revalidate.
 */
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=300'

/**
 * For a CDN only (RFC 9213): it may serve the stored answer while it revalidates. Chromium would do the same with every
 * `fetch`, so that a refetch would return the answer that it was to replace.
 */
const CDN_CACHE_CONTROL = 'max-age=300, stale-while-revalidate=60'

/** The headers that an answer depends on. */
const VARY = 'Store, Content-Currency, Authorization'

/**
 * Accepts `GET ?id=<sha256>&operationName=…&variables=<json>` for the storefront's own queries and sends their text to
 * `gateway`, as GET so that Magento's page cache can answer. An unknown id is answered with 404 and the code
 * `PERSISTED_QUERY_NOT_FOUND`; the storefront then sends the text. Everything else passes through.
 */
export function createPersistedQueryGateway({
  gateway,
  queries,
}: {
  readonly gateway: CommerceGateway
  readonly queries: PersistedQueries
}): CommerceGateway {
  return {
    async handle(request) {
      const asked = new URL(request.url)
      const id = asked.searchParams.get('id')
      if (request.method !== 'GET') return gateway.handle(request)
      // One policy for all answers to GET: a cache in front of this host must not store them longer than those by id.
      if (id === null || asked.searchParams.has('query')) return withCachePolicy(await gateway.handle(request), request)
      const query = queries.get(id)
      if (query === undefined) {
        return graphqlFailure({ status: 404, message: 'PersistedQueryNotFound', code: 'PERSISTED_QUERY_NOT_FOUND' })
      }
      const forwarded = withText(request, asked, query)
      if (forwarded === null) {
        return graphqlFailure({ status: 400, message: 'The variables are not JSON.', code: 'BAD_VARIABLES' })
      }
      return withCachePolicy(await gateway.handle(forwarded), request)
    },
  }
}

/** The same request with the query's text; null if its variables cannot be parsed. */
function withText({ headers, signal }: Request, asked: URL, query: string): Request | null {
  const variables = asked.searchParams.get('variables') ?? '{}'
  const operationName = asked.searchParams.get('operationName')
  const address = new URL(asked.pathname, asked)
  address.searchParams.set('query', query)
  address.searchParams.set('variables', variables)
  if (operationName !== null) address.searchParams.set('operationName', operationName)
  if (address.href.length <= MAX_ADDRESS_LENGTH) return new Request(address, { headers, signal })
  const values = parseJson(variables)
  if (values === null) return null
  const json = new Headers(headers)
  json.set('content-type', 'application/json')
  return new Request(new URL(asked.pathname, asked), {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ operationName, variables: values, query }),
    signal,
  })
}

function parseJson(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** An answer to a request with a token is private, whatever the backend's headers say. */
async function withCachePolicy(answer: Response, { headers: asked }: Request): Promise<Response> {
  const headers = new Headers(answer.headers)
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '') && !asked.has('authorization')
  headers.set('vary', VARY)
  // The header of HTTP/1.0 for the same purpose would contradict it.
  headers.delete('expires')
  headers.delete('pragma')
  if (!isPublic || answer.status !== 200) {
    headers.set('cache-control', 'no-store')
    return new Response(answer.body, { status: answer.status, headers })
  }
  const text = await answer.text()
  const etag = weakEtag(text)
  headers.set('cache-control', SHARED_CACHE_CONTROL)
  headers.set('cdn-cache-control', CDN_CACHE_CONTROL)
  headers.set('etag', etag)
  return matchesEtag(asked.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers })
    : new Response(text, { headers })
}
