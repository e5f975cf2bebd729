import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  RequestGuestReturnInput,
  useRequestGuestReturnMutation,
} from '#src/__generated__/useRequestGuestReturnMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Mails the confirmation key of a guest's return to its buyer. Requires `requestGuestReturn` of the backend. */
export function useRequestGuestReturn(): (
  input: RequestGuestReturnInput,
) => Promise<Result<useRequestGuestReturnMutation['response'], MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    (input) =>
      commitMutation<useRequestGuestReturnMutation>(environment, {
        mutation: graphql`
          mutation useRequestGuestReturnMutation($input: RequestGuestReturnInput!) {
            requestGuestReturn(input: $input) {
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
