import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  CustomerCreateInput,
  useCreateCustomerMutation,
} from '#src/__generated__/useCreateCustomerMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Opens an account. It asks nothing back: until its owner signs in, it is nobody's on this screen. Never rejects. */
export function useCreateCustomer(): (input: CustomerCreateInput) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (input) =>
      commitMutation<useCreateCustomerMutation>(environment, {
        mutation: graphql`
          mutation useCreateCustomerMutation($input: CustomerCreateInput!) {
            createCustomerV2(input: $input) {
              customer {
                __typename
              }
            }
          }
        `,
        variables: { input },
      }),
    [environment],
  )
}
