import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  RequestReturnInput,
  useRequestReturnMutation,
} from '#src/__generated__/useRequestReturnMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Requests a return for pieces of an order; returns the created return. Never rejects. */
export function useRequestReturn(): (
  input: RequestReturnInput,
) => Promise<Result<useRequestReturnMutation['response'], MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (input) =>
      commitMutation<useRequestReturnMutation>(environment, {
        mutation: graphql`
          mutation useRequestReturnMutation($input: RequestReturnInput!) {
            requestReturn(input: $input) {
              return {
                uid
                # What its page shows of the order, as it is from now on.
                order {
                  number
                  ...ReturnsOfOrder_order
                }
              }
            }
          }
        `,
        variables: { input },
      }),
    [environment],
  )
}
