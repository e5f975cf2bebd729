import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  CustomerUpdateInput,
  useUpdateCustomerMutation,
} from '#src/__generated__/useUpdateCustomerMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Changes the customer's data; absent fields are unchanged. Never rejects. */
export function useUpdateCustomer(): (input: CustomerUpdateInput) => Promise<Result<unknown, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (input) =>
      commitMutation<useUpdateCustomerMutation>(environment, {
        mutation: graphql`
          mutation useUpdateCustomerMutation($input: CustomerUpdateInput!) {
            updateCustomerV2(input: $input) {
              customer {
                firstname
                lastname
                is_subscribed
                ...extraAttributes_customer
              }
            }
          }
        `,
        variables: { input },
      }),
    [environment],
  )
}
