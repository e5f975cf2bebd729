import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useResetPasswordMutation } from '#src/__generated__/useResetPasswordMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Sets a new password with a mailed token. Never rejects. */
export function useResetPassword(): (
  variables: useResetPasswordMutation['variables'],
) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (variables) =>
      commitMutation<useResetPasswordMutation>(environment, {
        mutation: graphql`
          mutation useResetPasswordMutation($email: String!, $token: String!, $newPassword: String!) {
            resetPassword(email: $email, resetPasswordToken: $token, newPassword: $newPassword)
          }
        `,
        variables,
      }),
    [environment],
  )
}
