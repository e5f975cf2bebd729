import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useRequestPasswordResetEmailMutation } from '#src/__generated__/useRequestPasswordResetEmailMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/**
 * Requests the mail for a new password. Refusals (unknown e-mail, locked account) of the backend count as success, because the form
 * must not reveal known e-mails. Never rejects.
 */
export function useRequestPasswordResetEmail(): (email: string) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (email) => {
      const result = await commitMutation<useRequestPasswordResetEmailMutation>(environment, {
        mutation: graphql`
          mutation useRequestPasswordResetEmailMutation($email: String!) {
            requestPasswordResetEmail(email: $email)
          }
        `,
        variables: { email },
      })
      if (result.ok) return succeeded(null)
      const { error } = result
      const { kind } = error
      if (kind === 'rejected' && error.isUnverified) return failed(error)
      const isRefusal = kind === 'rejected' || kind === 'no-such-entity' || kind === 'session-expired'
      return isRefusal ? succeeded(null) : failed(error)
    },
    [environment],
  )
}
