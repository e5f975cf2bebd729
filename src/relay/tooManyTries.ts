import type { PayloadError } from 'relay-runtime'

/** The host's limiter refused an operation, which was not executed. */
export type TooManyTries = {
  readonly kind: 'too-many-tries'
  readonly message: string
  /** After this time it may be tried again. */
  readonly waitSeconds: number
}

type AnsweredError = { readonly message?: string; readonly extensions?: object }
type Extensions = { readonly code?: unknown; readonly retryAfterSeconds?: unknown }

/** The code with which the host refuses (server/limits/createLimitedGateway.ts). */
const TOO_MANY_TRIES = 'TOO_MANY_TRIES'

/** The refusal of the limiter among the errors of an answer; null if there is none. */
export function tooManyTriesIn(errors: readonly AnsweredError[]): TooManyTries | null {
  const refusal = errors.find(({ extensions }) => (extensions as Extensions | undefined)?.code === TOO_MANY_TRIES)
  const seconds = (refusal?.extensions as Extensions | undefined)?.retryAfterSeconds
  return refusal && typeof seconds === 'number'
    ? { kind: 'too-many-tries', message: refusal.message ?? '', waitSeconds: seconds }
    : null
}

/** The refusal of the limiter in an error that Relay has thrown for a query; null if it has another cause. */
export const tooManyTriesOf = (error: unknown): TooManyTries | null =>
  tooManyTriesIn((error as { source?: { errors?: readonly PayloadError[] } } | null)?.source?.errors ?? [])
