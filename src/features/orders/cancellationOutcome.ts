import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

export type CancelOrderError = {
  readonly kind:
    /** By now it is on its way, closed or held, or the key is none: the backend's rules forbid it. */
    | 'refused'
    /** It was asked for too often of late. */
    | 'too-many'
    | 'session-expired'
    | 'unreachable'
    | 'server'
  readonly message: string
}

/** Folds a refusal inside the payload and the roads of errors into one. */
export function cancellationOutcome(
  result: Result<{ readonly error: string | null | undefined } | null | undefined, MutationError>,
): Result<null, CancelOrderError> {
  if (result.ok) {
    const refusal = result.value?.error
    return refusal ? failed({ kind: 'refused', message: refusal }) : succeeded(null)
  }
  const { kind, message } = result.error
  if (message.startsWith('Too many')) return failed({ kind: 'too-many', message })
  return failed({ kind: kind === 'rejected' || kind === 'no-such-entity' ? 'refused' : kind, message })
}
