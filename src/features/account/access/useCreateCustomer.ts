import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  CustomerCreateInput,
  useCreateCustomerMutation,
} from '#src/__generated__/useCreateCustomerMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Creates an account. It reads no data, because the customer is not signed in yet. Never rejects. */
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
