import type { CommerceGateway } from './commerceGateway.ts'

/** The length that RFC 9110 §4.1 recommends every server to support. */
const MAX_ADDRESS_LENGTH = 8_000

type Question = { readonly query?: unknown; readonly variables?: unknown; readonly operationName?: unknown }

/**
 * Converts public queries of the host's own rendering from POST to GET: only then does Magento send cache tags
 * (`X-Magento-Tags`), and only then can its page cache answer. All other requests stay unchanged: those whose variables
 * must not be in an address or its logs, those with a token, and those that are too long for an address.
 *
 * `queries`: the texts whose answers are the same for every guest.
 */
export function createGetGateway(gateway: CommerceGateway, queries: ReadonlySet<string>): CommerceGateway {
  return {
    async handle(request) {
      if (request.method !== 'POST' || request.headers.has('authorization')) return gateway.handle(request)
      const text = await request.clone().text()
      const address = addressOf(request.url, questionOf(text), queries)
      if (address === null) return gateway.handle(request)
      const headers = new Headers(request.headers)
      headers.delete('content-type')
      return gateway.handle(new Request(address, { headers, signal: request.signal }))
    },
  }
}

function questionOf(text: string): Question {
  try {
    const question: unknown = JSON.parse(text)
    return typeof question === 'object' && question !== null ? question : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

/**
 * Null if the request cannot be sent as GET. Equal variables have one spelling, so that a page cache sees one address.
 */
function addressOf(
  url: string,
  { query, variables, operationName }: Question,
  queries: ReadonlySet<string>,
): URL | null {
  if (typeof query !== 'string' || !queries.has(query)) return null
  const address = new URL(url)
  address.searchParams.set('query', query)
  if (variables !== undefined && variables !== null) address.searchParams.set('variables', JSON.stringify(variables))
  if (typeof operationName === 'string') address.searchParams.set('operationName', operationName)
  return address.href.length <= MAX_ADDRESS_LENGTH ? address : null
}
