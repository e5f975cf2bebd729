import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useConfirmCancelOrderMutation } from '#src/__generated__/useConfirmCancelOrderMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { cancellationOutcome, type CancelOrderError } from './cancellationOutcome.ts'

type Confirm = (order: { readonly id: string; readonly key: string }) => Promise<Result<null, CancelOrderError>>

/** Cancels a guest's order with the key from the mail and updates the store. */
export function useConfirmCancelOrder(): Confirm {
  const environment = useRelayEnvironment()
  return useCallback(
    async ({ id, key }) => {
      const result = await commitMutation<useConfirmCancelOrderMutation>(environment, {
        mutation: graphql`
          mutation useConfirmCancelOrderMutation($id: ID!, $key: String!) {
            confirmCancelOrder(input: { order_id: $id, confirmation_key: $key }) {
              error
              order {
                number
                status
              }
            }
          }
        `,
        variables: { id, key },
      })
      return cancellationOutcome(result.ok ? { ok: true, value: result.value.confirmCancelOrder } : result)
    },
    [environment],
  )
}
