import { Observable } from 'relay-runtime'
import type { GraphQLResponse, Subscription } from 'relay-runtime'
import type { Clock } from '#src/platform/clock.ts'
import { HttpStatusError, NetworkUnreachableError } from '../networkErrors.ts'
import { tooManyTriesIn } from '../tooManyTries.ts'
import { errorsOf, httpFailureOf } from './link.ts'
import type { HttpFailure, Link } from './link.ts'
import { QUERY_TIMEOUT_MS } from './timeout.ts'

/** Beyer et al., Site Reliability Engineering, ch. 21: at most three attempts a request, else retries feed the overload. */
export const MAX_ATTEMPTS = 3

/**
 * Brooker, Exponential Backoff And Jitter (AWS Architecture Blog, 2015): "full jitter". The upper limit of the first
 * wait.
 */
export const FIRST_BACK_OFF_MS = 400

/**
 * The longest time that a shopper waits: attempts and pauses together, from the first attempt to the start of the last.
 */
export const RETRY_BUDGET_MS = 20_000

/** Sent by a proxy in front of the backend, or by a backend that has not executed anything yet. */
const TEMPORARY_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504])

export type RetryOptions = {
  readonly clock: Clock
  /** From 0 to 1, like Math.random. */
  readonly random: () => number
}

/**
 * Repeats a request if that is safe and useful: queries only, after a lost connection or a temporary status, never
 * after the first part of an answer, and never after the host's limiter refused it, because each try counts. Honours `Retry-After`, and gives up at once if it exceeds the remaining time. The
 * last failure is passed on unchanged.
 *
 * Above `authorization`, so that each attempt computes the bearer header again, and below `cartRecovery`, whose second
 * attempt is another request with its own attempts.
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

        /** True if another attempt is pending. */
        const tryAgain = ({ retryAfterMs }: Pick<HttpFailure, 'retryAfterMs'>): boolean => {
          // A changed clock, or a page that was frozen meanwhile, counts for at most one time-out.
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
            const isFinal = hasAnswered || tooManyTriesIn(errorsOf(response)) !== null
            const failure = isFinal ? null : httpFailureOf(response)
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
