import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { nextTask } from '#src/lib/scheduling/nextTask.ts'
import { stableStringify } from '#src/lib/stableStringify.ts'
import type { Clock } from '#src/platform/clock.ts'
import { DeferredAnswerError, HttpStatusError, NetworkUnreachableError, ResponseParseError } from '../networkErrors.ts'
import { errorsOf, withHttpFailure } from './link.ts'
import type { Forward, HttpFailure, OperationRequest } from './link.ts'
import { isMultipart } from './isMultipart.ts'
import { retryAfterOf } from './retryAfter.ts'
import { checkRequestSize, readBounded } from './sizeLimits.ts'

/** Spec §7: same-origin, whatever backend is used. */
export const GRAPHQL_PATH = '/api/graphql'

/** Fetch standard: the total of all keepalive requests of a document, in bytes; this leaves room for several. */
const KEEPALIVE_LIMIT_BYTES = 16_384

/** The address of a query by its persisted id. Equal variables have one spelling, so that caches see one address. */
export const persistedAddress = ({
  id,
  name,
  variables,
}: Pick<OperationRequest, 'id' | 'name' | 'variables'>): string =>
  `${GRAPHQL_PATH}?${new URLSearchParams({ id: id ?? '', operationName: name, variables: stableStringify(variables) }).toString()}`

/**
 * The last of the chain: one exchange of spec §7's shape, or the same as GET by persisted id. `errors` are passed on
 * whatever the status, because Magento sends them with 401, 403 and 500 alike; with a status of 300 or above any other
 * body becomes a status error (spec §8). The parts of a multipart answer are passed on as they arrive. Unsubscribing
 * aborts the exchange.
 */
export function createTransport({ fetch, clock }: { fetch: typeof globalThis.fetch; clock: Clock }): Forward {
  async function* exchange(
    request: OperationRequest,
    signal: AbortSignal,
  ): AsyncGenerator<GraphQLResponse, void, void> {
    const [address, init] = request.method === 'GET' ? getOf(request) : postOf(request)
    const response = await fetch(address, { ...init, credentials: 'same-origin', signal }).catch((cause: unknown) => {
      throw new NetworkUnreachableError(request.name, cause)
    })
    const chunks = readBounded(request.name, response.body)
    const contentType = response.headers.get('content-type') ?? ''
    if (response.ok && isMultipart(contentType)) {
      // Few backends answer in parts, so this code is loaded on demand.
      const { boundaryOf, readMultipart } = await import('./readMultipart.ts')
      for await (const part of readMultipart(chunks, boundaryOf(contentType))) yield parsePart(request.name, part)
      return
    }
    const retryAfterMs = retryAfterOf(response.headers, clock.now())
    yield parseAnswer({ status: response.status, retryAfterMs }, await textOf(chunks))
  }

  return (request) =>
    Observable.create((sink) => {
      const controller = new AbortController()
      let isAnswered = false
      const run = async () => {
        for await (const answer of exchange(request, controller.signal)) {
          if (controller.signal.aborted) return
          sink.next(answer)
        }
        isAnswered = true
        sink.complete()
      }
      run().catch(async (error: unknown) => {
        // The caller has unsubscribed.
        if (controller.signal.aborted) return
        // When a document is left the browser aborts its pending requests. Waiting one task hides these errors, because
        // no further task of the document runs: the write may have arrived, or the next document finishes it.
        if (error instanceof NetworkUnreachableError) await nextTask()
        if (controller.signal.aborted) return
        sink.error(error instanceof Error ? error : new Error(String(error)))
      })
      return () => {
        // An abort builds an exception with its stack, which costs the host 2 % of a page's CPU.
        if (!isAnswered) controller.abort()
      }
    })
}

function postOf({ name, text, variables, headers, policy }: OperationRequest): [string, RequestInit] {
  const body = JSON.stringify({ operationName: name, variables, query: text })
  checkRequestSize(name, body)
  return [
    GRAPHQL_PATH,
    {
      method: 'POST',
      headers: { accept: '*/*', 'content-type': 'application/json', ...headers },
      body,
      keepalive: policy.includes('outlivesDocument') && body.length < KEEPALIVE_LIMIT_BYTES,
    },
  ]
}

const getOf = (request: OperationRequest): [string, RequestInit] => [
  persistedAddress(request),
  { method: 'GET', headers: { accept: '*/*', ...request.headers } },
]

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) text += decoder.decode(chunk, { stream: true })
  return text + decoder.decode()
}

function parseAnswer(http: HttpFailure, body: string): GraphQLResponse {
  const { status, retryAfterMs } = http
  let answer: unknown
  try {
    answer = JSON.parse(body)
  } catch (cause) {
    throw status >= 300 ? new HttpStatusError(status, retryAfterMs) : new ResponseParseError(status, cause)
  }
  if (status < 300) return answer as GraphQLResponse
  if (!Array.isArray(answer) && errorsOf(answer as GraphQLResponse).length > 0) {
    return withHttpFailure(answer as object, http) as GraphQLResponse
  }
  throw new HttpStatusError(status, retryAfterMs)
}

function parsePart(operationName: string, text: string): GraphQLResponse {
  try {
    return JSON.parse(text) as GraphQLResponse
  } catch {
    throw new DeferredAnswerError(operationName, 'has a part that is not JSON')
  }
}
