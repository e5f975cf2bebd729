import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useResendConfirmationEmailMutation } from '#src/__generated__/useResendConfirmationEmailMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Sends the confirmation mail again. Never rejects. */
export function useResendConfirmationEmail(): (email: string) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (email) =>
      commitMutation<useResendConfirmationEmailMutation>(environment, {
        mutation: graphql`
          mutation useResendConfirmationEmailMutation($email: String!) {
            resendConfirmationEmail(email: $email)
          }
        `,
        variables: { email },
      }),
    [environment],
  )
}
