import { matchesEtag, weakEtag } from '#server/http/etags.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { graphqlFailure } from './graphqlFailure.ts'
import type { PersistedQueries } from './readPersistedQueries.ts'

/** What RFC 9110 §4.1 asks every server to support. Longer queries go up as POST, which no page cache keeps. */
const MAX_ADDRESS_LENGTH = 8_000

/**
 * Magento allows a day, because it purges its own cache when a product changes. Nobody purges a CDN in front of this
 * host, so that one keeps an answer as long as the storefront itself trusts what it has read (5 min), and browsers ask.
 */
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=300'

/**
 * For a CDN alone (RFC 9213): it may give what it has while it asks again. Chromium would do the same with every
 * `fetch`, so that a refetch brought back the answer it was to replace.
 */
const CDN_CACHE_CONTROL = 'max-age=300, stale-while-revalidate=60'

/** What an answer depends on beside its address. */
const VARY = 'Store, Content-Currency, Authorization'

/**
 * Accepts `GET ?id=<sha256>&operationName=…&variables=<json>` for the storefront's own queries and asks `gateway` for
 * their text, as GET so that Magento's page cache can answer. An unknown id is answered with 404 and the code
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
      if (request.method !== 'GET' || id === null || asked.searchParams.has('query')) return gateway.handle(request)
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

/** The same question with the query's text; null when its variables cannot be read. */
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

/** An answer to a token is one shopper's own, whatever the backend says of it. */
async function withCachePolicy(answer: Response, { headers: asked }: Request): Promise<Response> {
  const headers = new Headers(answer.headers)
  const isPublic = /\bpublic\b/.test(headers.get('cache-control') ?? '') && !asked.has('authorization')
  headers.set('vary', VARY)
  // HTTP/1.0's words for the same, which would contradict it.
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
