import { Observable } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import { DeferredAnswerError } from '../networkErrors.ts'
import { createAnswerAssembly } from './answerAssembly.ts'
import type { Link } from './link.ts'

/** JSON stays acceptable: a server may answer a deferred operation in one part. */
const ACCEPT_PARTS = 'multipart/mixed, application/json'

/**
 * Spec §7: answers in parts for operations with `@defer`, on a backend that announces it. Sends the `accept` header,
 * and converts both wire formats into the parts that Relay reads. An answer that ends before its last part is an error,
 * so that no part of the page waits forever.
 *
 * Below `resultValidation`, which checks complete answers, and above `timeout`, which limits the wait for each part.
 */
export const deferredAnswers: Link = (request, forward) => {
  if (!/@defer\b/.test(request.text)) return forward(request)
  return Observable.create<GraphQLResponse>((sink) => {
    const assembly = createAnswerAssembly(request.name)
    return forward({ ...request, headers: { ...request.headers, accept: ACCEPT_PARTS } }).subscribe({
      next(payload) {
        try {
          for (const part of assembly.add(payload)) sink.next(part)
        } catch (error) {
          sink.error(error instanceof Error ? error : new Error(String(error)))
          return
        }
        // The server marked the last part; do not wait for it to close the connection.
        if (assembly.isComplete()) sink.complete()
      },
      error: (error: Error) => sink.error(error),
      complete() {
        if (assembly.isComplete()) sink.complete()
        else sink.error(new DeferredAnswerError(request.name, 'ended before its last part'))
      },
    })
  })
}
