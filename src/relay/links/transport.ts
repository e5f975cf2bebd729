import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { HttpStatusError, ResponseParseError } from '../networkErrors.ts'
import type { Forward } from './link.ts'

/** Spec §7: same-origin, whatever backend stands behind it. */
export const GRAPHQL_PATH = '/api/graphql'

/** Sent while the shopper leaves the document, and still to arrive. */
const OUTLIVES_THE_DOCUMENT = new Set(['useSignOutMutation'])

/**
 * The last of the chain: one POST of spec §7's shape. A GraphQL answer is passed on whatever its status, because
 * Magento sends `errors` with 401, 403 and 500 alike; only a body that is none becomes a status or parse error.
 */
export function createTransport({ fetch, url = GRAPHQL_PATH }: { fetch: typeof globalThis.fetch; url?: string }): Forward {
  return ({ name, text, variables, headers }) =>
    Observable.create((sink) => {
      const controller = new AbortController()
      const exchange = async () => {
        const response = await fetch(url, {
          method: 'POST',
          credentials: 'same-origin',
          headers: { accept: '*/*', 'content-type': 'application/json', ...headers },
          body: JSON.stringify({ operationName: name, variables, query: text }),
          signal: controller.signal,
          keepalive: OUTLIVES_THE_DOCUMENT.has(name),
        })
        const answer = parseAnswer(response.status, await response.text())
        sink.next(answer)
        sink.complete()
      }
      exchange().catch((error: unknown) => {
        if (controller.signal.aborted) return
        sink.error(error instanceof Error ? error : new Error(String(error)))
      })
      return () => controller.abort()
    })
}

function parseAnswer(status: number, body: string): GraphQLResponse {
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch (cause) {
    throw status >= 300 ? new HttpStatusError(status) : new ResponseParseError(status, cause)
  }
  const isGraphQLAnswer = typeof answer === 'object' && answer !== null && ('data' in answer || 'errors' in answer)
  if (status >= 300 && !isGraphQLAnswer) throw new HttpStatusError(status)
  return answer as GraphQLResponse
}
