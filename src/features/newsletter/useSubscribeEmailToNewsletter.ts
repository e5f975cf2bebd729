import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { useSubscribeEmailToNewsletterMutation } from '#src/__generated__/useSubscribeEmailToNewsletterMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'

/** `message` is the backend's own text in the language of the store view. */
export type SubscribeError = {
  /** `guest`: the shop allows subscriptions only with an account. */
  readonly kind: 'guest' | 'refused' | 'too-many-tries' | 'unreachable' | 'unknown'
  readonly message: string
  /** For `too-many-tries`. */
  readonly waitSeconds?: number
}

/**
 * Subscribes an e-mail. An existing subscription counts as success, because the form must not reveal known addresses.
 * Never rejects.
 */
export async function subscribeEmail(environment: IEnvironment, email: string): Promise<Result<null, SubscribeError>> {
  const result = await commitMutation<useSubscribeEmailToNewsletterMutation>(environment, {
    mutation: graphql`
      mutation useSubscribeEmailToNewsletterMutation($email: String!) {
        subscribeEmailToNewsletter(email: $email) {
          status
        }
      }
    `,
    variables: { email },
  })
  if (result.ok) return succeeded(null)
  const { error } = result
  if (error.kind === 'rejected')
    // The backend gives the reason only as text.
    return error.alreadyExists
      ? succeeded(null)
      : failed({ kind: error.message.startsWith('Guests can not') ? 'guest' : 'refused', message: error.message })
  if (error.kind === 'too-many-tries') return failed(error)
  return failed({ kind: error.kind === 'unreachable' ? 'unreachable' : 'unknown', message: error.message })
}

export function useSubscribeEmailToNewsletter(): (email: string) => Promise<Result<null, SubscribeError>> {
  const environment = useRelayEnvironment()
  return useCallback((email) => subscribeEmail(environment, email), [environment])
}
