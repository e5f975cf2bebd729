import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useDeleteCustomerMutation } from '#src/__generated__/useDeleteCustomerMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { sendWithToken } from '#src/relay/sendWithToken.ts'

/** Deletes the account. `token` was just issued for its password. Never rejects. */
export function useDeleteCustomer(): (token: string) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (token) =>
      commitMutation<useDeleteCustomerMutation>(environment, {
        mutation: graphql`
          mutation useDeleteCustomerMutation {
            deleteCustomer
          }
        `,
        variables: {},
        cacheConfig: sendWithToken(token),
      }),
    [environment],
  )
}
