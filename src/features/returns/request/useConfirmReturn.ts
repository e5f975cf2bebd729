import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useConfirmReturnMutation } from '#src/__generated__/useConfirmReturnMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type Confirm = (order: {
  readonly id: string
  readonly key: string
}) => Promise<Result<useConfirmReturnMutation['response'], MutationError>>

/** Confirms a guest's return with the key from the mail and updates the store. */
export function useConfirmReturn(): Confirm {
  const environment = useRelayEnvironment()
  return useCallback(
    ({ id, key }) =>
      commitMutation<useConfirmReturnMutation>(environment, {
        mutation: graphql`
          mutation useConfirmReturnMutation($id: ID!, $key: String!) {
            confirmReturn(input: { order_id: $id, confirmation_key: $key }) {
              return {
                uid
                status
              }
            }
          }
        `,
        variables: { id, key },
      }),
    [environment],
  )
}
