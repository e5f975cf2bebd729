import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'

export type CancelOrderError =
  | {
      readonly kind:
        /** The backend forbids it: the order is shipped, closed or on hold, or the key is invalid. */
        'refused' | 'session-expired' | 'unreachable' | 'server'
      readonly message: string
    }
  | TooManyTries

/** Combines a refusal in the payload and errors of all other kinds into one result. */
export function cancellationOutcome(
  result: Result<{ readonly error: string | null | undefined } | null | undefined, MutationError>,
): Result<null, CancelOrderError> {
  if (result.ok) {
    const refusal = result.value?.error
    return refusal ? failed({ kind: 'refused', message: refusal }) : succeeded(null)
  }
  if (result.error.kind === 'too-many-tries') return failed(result.error)
  const { kind, message } = result.error
  return failed({ kind: kind === 'rejected' || kind === 'no-such-entity' ? 'refused' : kind, message })
}
