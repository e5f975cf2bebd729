import { Observable } from 'relay-runtime'
import type { ConcreteRequest, GraphQLResponse, Variables } from 'relay-runtime'
import { stableStringify } from '#src/lib/stableStringify.ts'
import { errorsOf } from './links/link.ts'
import type { Link, OperationRequest } from './links/link.ts'

/**
 * Hand-over of a server render: the GraphQL answers themselves, not the records made of them. Answers are a third of
 * the size, give each operation a true fetch time in the browser's store, and no request is ever made twice.
 */
export type RecordedAnswer = { readonly key: string; readonly response: GraphQLResponse }

/** Key order of the server and the browser need not agree. */
export const answerKey = (request: Pick<OperationRequest, 'id' | 'name' | 'variables'>): string =>
  `${request.id ?? request.name}:${stableStringify(request.variables)}`

/** What a query was asked with, by the {@link answerKey} of its answer; null where that is another query's. */
export function variablesOf(key: string, { params }: ConcreteRequest): Variables | null {
  const start = `${params.id ?? params.name}:`
  return key.startsWith(start) ? (JSON.parse(key.slice(start.length)) as Variables) : null
}

export type AnswerRecorder = {
  readonly link: Link
  readonly answers: () => readonly RecordedAnswer[]
  /** Some answer held an error that is no answer to the question: Magento's own failures carry no category. */
  readonly backendFailed: () => boolean
}

/** The server's half: remembers every answer to a query, in order of arrival. */
export function createAnswerRecorder(): AnswerRecorder {
  const answers: RecordedAnswer[] = []
  return {
    answers: () => answers,
    backendFailed: () =>
      answers.some(({ response }) => errorsOf(response).some(({ extensions }) => extensions?.category === undefined)),
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

/** A customer's, or one that is gone: the browser asks itself, and acts on what it hears. */
const isCartOutOfReach = (response: GraphQLResponse): boolean =>
  errorsOf(response).some(({ path }) => path?.length === 1 && path[0] === 'cart')

export type AnswerReplay = {
  readonly link: Link
  readonly add: (answers: readonly RecordedAnswer[]) => void
  /** The {@link answerKey}s of what the document was rendered from, without those that whoever shows them takes away. */
  readonly unhydrated: Set<string>
  /** Whether the document's answer has not been given yet. */
  readonly isHeld: (key: string) => boolean
}

/** The browser's half: each recorded answer is given once, so that a later refetch really asks. */
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
