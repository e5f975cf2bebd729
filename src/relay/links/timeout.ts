import { Observable } from 'relay-runtime'
import { RequestTimeoutError } from '../networkErrors.ts'
import type { Link } from './link.ts'

/** Longer than any honest answer: placing an order on a loaded server takes seconds. */
export const QUERY_TIMEOUT_MS = 15_000
export const MUTATION_TIMEOUT_MS = 30_000

/** No call stays pending for ever. Ending the subscription aborts the request. */
export const timeout: Link = (request, forward) =>
  Observable.create((sink) => {
    const limitMs = request.kind === 'query' ? QUERY_TIMEOUT_MS : MUTATION_TIMEOUT_MS
    const timer = setTimeout(() => {
      subscription.unsubscribe()
      sink.error(new RequestTimeoutError(request.name, limitMs))
    }, limitMs)
    const subscription = forward(request).subscribe({
      next(response) {
        clearTimeout(timer)
        sink.next(response)
      },
      error(error: Error) {
        clearTimeout(timer)
        sink.error(error)
      },
      complete() {
        clearTimeout(timer)
        sink.complete()
      },
    })
    return () => {
      clearTimeout(timer)
      subscription.unsubscribe()
    }
  })
