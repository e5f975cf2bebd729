import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription } from 'relay-runtime'
import type { Clock } from '#src/platform/clock.ts'
import { HttpStatusError, NetworkUnreachableError } from '../networkErrors.ts'
import { httpFailureOf } from './link.ts'
import type { HttpFailure, Link } from './link.ts'
import { QUERY_TIMEOUT_MS } from './timeout.ts'

/** Beyer et al., Site Reliability Engineering, ch. 21: at most three attempts a request, else retries feed the overload. */
export const MAX_ATTEMPTS = 3

/** Brooker, Exponential Backoff And Jitter (AWS Architecture Blog, 2015): "full jitter". The first wait is at most this. */
export const FIRST_BACK_OFF_MS = 400

/** A shopper looks at a spinner no longer: attempts and waits together, from the first attempt to the start of the last. */
export const RETRY_BUDGET_MS = 20_000

/** Said by what stands before the backend, or by a backend that took no action yet. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504])

export type RetryOptions = {
  readonly clock: Clock
  /** From 0 to 1, as Math.random. */
  readonly random: () => number
}

/**
 * Asks again where that is safe and may help: queries only, after a lost connection or a temporary status, never after
 * the first part of an answer. Honours `Retry-After`, and gives up at once when it asks for more than is left. The last
 * failure is passed on as it came.
 *
 * Above `authorization`, so that each attempt computes the bearer header afresh, and below `cartRecovery`, whose second
 * attempt is another request with attempts of its own.
 */
export function retry({ clock, random }: RetryOptions): Link {
  return (request, forward) => {
    if (request.kind !== 'query') return forward(request)
    return Observable.create<GraphQLResponse>((sink) => {
      let attempts = 0
      let spentMs = 0
      let hasAnswered = false
      let timer: ReturnType<typeof setTimeout> | undefined
      let subscription: Subscription | undefined

      const attempt = () => {
        attempts += 1
        const startedAt = clock.now()
        let isGivenUp = false

        /** True when another attempt is on its way. */
        const tryAgain = ({ retryAfterMs }: Pick<HttpFailure, 'retryAfterMs'>): boolean => {
          // A clock that was set, or a page that was frozen in between, counts for no more than one time-out.
          spentMs += Math.min(Math.max(0, clock.now() - startedAt), QUERY_TIMEOUT_MS)
          const waitMs = (retryAfterMs ?? 0) + random() * FIRST_BACK_OFF_MS * 2 ** (attempts - 1)
          if (attempts >= MAX_ATTEMPTS || spentMs + waitMs > RETRY_BUDGET_MS) return false
          spentMs += waitMs
          isGivenUp = true
          timer = setTimeout(attempt, waitMs)
          return true
        }

        subscription = forward(request).subscribe({
          next(response) {
            const failure = hasAnswered ? null : httpFailureOf(response)
            if (failure && TEMPORARY_STATUSES.has(failure.status) && tryAgain(failure)) return
            if (isGivenUp) return
            hasAnswered = true
            sink.next(response)
          },
          error(error: Error) {
            if (isGivenUp) return
            const failure = hasAnswered ? null : temporaryFailureOf(error)
            if (!(failure && tryAgain(failure))) sink.error(error)
          },
          complete() {
            if (!isGivenUp) sink.complete()
          },
        })
      }
      attempt()
      return () => {
        clearTimeout(timer)
        subscription?.unsubscribe()
      }
    })
  }
}

function temporaryFailureOf(error: Error): Pick<HttpFailure, 'retryAfterMs'> | null {
  if (error instanceof NetworkUnreachableError) return { retryAfterMs: null }
  return error instanceof HttpStatusError && TEMPORARY_STATUSES.has(error.status) ? error : null
}
