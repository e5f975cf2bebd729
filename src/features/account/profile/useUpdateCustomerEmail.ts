import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useUpdateCustomerEmailMutation } from '#src/__generated__/useUpdateCustomerEmailMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { sendWithToken } from '#src/relay/sendWithToken.ts'

/** Changes the account's e-mail. `token` was just issued for its password. Never rejects. */
export function useUpdateCustomerEmail(): (
  token: string,
  variables: useUpdateCustomerEmailMutation['variables'],
) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (token, variables) =>
      commitMutation<useUpdateCustomerEmailMutation>(environment, {
        mutation: graphql`
          mutation useUpdateCustomerEmailMutation($email: String!, $password: String!) {
            updateCustomerEmail(email: $email, password: $password) {
              customer {
                email
              }
            }
          }
        `,
        variables,
        cacheConfig: sendWithToken(token),
      }),
    [environment],
  )
}
