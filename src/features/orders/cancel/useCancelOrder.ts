import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { useCancelOrderMutation } from '#src/__generated__/useCancelOrderMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { cancellationOutcome, type CancelOrderError } from './cancellationOutcome.ts'

type Cancel = (order: { readonly id: string; readonly reason: string }) => Promise<Result<null, CancelOrderError>>

/** Cancels an order of the customer and updates the store. */
export function useCancelOrder(): Cancel {
  const environment = useRelayEnvironment()
  const { resume } = useShop()
  return useCallback(
    ({ id, reason }) =>
      resume(async () => {
        const result = await cancel(environment, id, reason)
        // Magento 2.4.7 refuses a uid with this message and expects the number inside it. Nothing has been changed yet.
        return !result.ok && result.error.message.includes('"order_id"')
          ? outcomeOf(await cancel(environment, atob(id), reason))
          : outcomeOf(result)
      }),
    [environment, resume],
  )
}

type Answer = Result<useCancelOrderMutation['response'], MutationError>

const cancel = (environment: IEnvironment, id: string, reason: string): Promise<Answer> =>
  commitMutation<useCancelOrderMutation>(environment, {
    mutation: graphql`
      mutation useCancelOrderMutation($id: ID!, $reason: String!) {
        cancelOrder(input: { order_id: $id, reason: $reason }) {
          error
          order {
            number
            ...OrderDetail_order
            ...isCancelable_order
          }
        }
      }
    `,
    variables: { id, reason },
  })

const outcomeOf = (result: Answer): Result<null, CancelOrderError> =>
  cancellationOutcome(result.ok ? { ok: true, value: result.value.cancelOrder } : result)
