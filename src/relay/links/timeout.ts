import { Observable } from 'relay-runtime'
import { RequestTimeoutError } from '../networkErrors.ts'
import type { Link } from './link.ts'

/** Longer than any normal answer: placing an order on a loaded server takes seconds. */
export const QUERY_TIMEOUT_MS = 15_000
export const MUTATION_TIMEOUT_MS = 30_000

/**
 * No call stays pending forever: limits the wait for the answer, and for each further part of it. Ending the
 * subscription aborts the request. Below everything that sends again, because it limits one exchange, not their sum.
 */
export const timeout: Link = (request, forward) =>
  Observable.create((sink) => {
    const limitMs = request.kind === 'query' ? QUERY_TIMEOUT_MS : MUTATION_TIMEOUT_MS
    const giveUp = () => {
      subscription.unsubscribe()
      sink.error(new RequestTimeoutError(request.name, limitMs))
    }
    let timer = setTimeout(giveUp, limitMs)
    const subscription = forward(request).subscribe({
      next(response) {
        clearTimeout(timer)
        timer = setTimeout(giveUp, limitMs)
        sink.next(response)
      },
      error: (error: Error) => sink.error(error),
      complete: () => sink.complete(),
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  })
