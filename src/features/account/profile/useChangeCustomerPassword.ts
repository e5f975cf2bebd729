import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useChangeCustomerPasswordMutation } from '#src/__generated__/useChangeCustomerPasswordMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { sendWithToken } from '#src/relay/sendWithToken.ts'

/** Changes the password. `token` was just issued for the present one. Never rejects. */
export function useChangeCustomerPassword(): (
  token: string,
  variables: useChangeCustomerPasswordMutation['variables'],
) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (token, variables) =>
      commitMutation<useChangeCustomerPasswordMutation>(environment, {
        mutation: graphql`
          mutation useChangeCustomerPasswordMutation($currentPassword: String!, $newPassword: String!) {
            changeCustomerPassword(currentPassword: $currentPassword, newPassword: $newPassword) {
              email
            }
          }
        `,
        variables,
        cacheConfig: sendWithToken(token),
      }),
    [environment],
  )
}
