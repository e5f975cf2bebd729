import { Observable } from 'relay-runtime'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { stableStringify } from '#src/lib/stableStringify.ts'
import { errorsOf } from './links/link.ts'
import type { Link, OperationRequest } from './links/link.ts'

/**
 * The hand-over of a server render: the GraphQL answers themselves, not the records created from them. Answers are a
 * third of the size, give each operation its real fetch time in the browser's store, and no request is sent twice.
 */
export type RecordedAnswer = { readonly key: string; readonly response: GraphQLResponse }

/** The key order of server and browser may differ. */
export const answerKey = (request: Pick<OperationRequest, 'id' | 'name' | 'variables'>): string =>
  `${request.id ?? request.name}:${stableStringify(request.variables)}`

/**
 * The variables of a query, read from the {@link answerKey} of its answer; null if the key belongs to another query.
 */
export function variablesOf(key: string, { params }: ConcreteRequest): Variables | null {
  const start = `${params.id ?? params.name}:`
  return key.startsWith(start) ? (JSON.parse(key.slice(start.length)) as Variables) : null
}

export type AnswerRecorder = {
  readonly link: Link
  readonly answers: () => readonly RecordedAnswer[]
  /**
   * An answer contained an error that is a failure: Magento's own failures have no category. A failing `route` does not
   * count, because the path is then looked up by other fields.
   */
  readonly backendFailed: () => boolean
}

/** The server's part: records every answer to a query, in order of arrival. */
export function createAnswerRecorder(): AnswerRecorder {
  const answers: RecordedAnswer[] = []
  return {
    answers: () => answers,
    backendFailed: () =>
      answers.some(({ response }) =>
        errorsOf(response).some(({ extensions, path }) => extensions?.category === undefined && path?.[0] !== 'route'),
      ),
    link: (request, forward) =>
      request.kind === 'query'
        ? forward(request).do({
            next: (response) => {
              if (!isCartOutOfReach(response)) answers.push({ key: answerKey(request), response })
            },
          })
        : forward(request),
  }
}

/** A customer's cart, or a lost one: the browser sends the request itself, and handles the error. */
const isCartOutOfReach = (response: GraphQLResponse): boolean =>
  errorsOf(response).some(({ path }) => path?.length === 1 && path[0] === 'cart')

export type AnswerReplay = {
  readonly link: Link
  readonly add: (answers: readonly RecordedAnswer[]) => void
  /**
   * The {@link answerKey}s of the answers that the document was rendered from, as far as their pages are not hydrated
   * yet.
   */
  readonly unhydrated: Set<string>
  /** Whether the document's answer has not been used yet. */
  readonly isHeld: (key: string) => boolean
}

/** The browser's part: each recorded answer is returned once, so that a later refetch sends a request. */
export function createAnswerReplay(): AnswerReplay {
  const recorded = new Map<string, GraphQLResponse>()
  const unhydrated = new Set<string>()
  return {
    unhydrated,
    isHeld: (key) => recorded.has(key),
    add(answers) {
      for (const { key, response } of answers) {
        recorded.set(key, response)
        unhydrated.add(key)
      }
    },
    link(request, forward) {
      const key = answerKey(request)
      const response = request.kind === 'query' ? recorded.get(key) : undefined
      if (response === undefined) return forward(request)
      recorded.delete(key)
      return Observable.from(response)
    },
  }
}
