import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { placeOrderMutation } from '#src/__generated__/placeOrderMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import { refusedOrder, unansweredOrder } from './placeOrderError.ts'
import type { PlaceOrderError, PlacedOrder } from '#src/shop/payments.ts'

export type { PlacedOrder }

/** Places the order. Never retried automatically. */
export async function placeOrder(
  environment: IEnvironment,
  cartId: string,
): Promise<Result<PlacedOrder, PlaceOrderError>> {
  const result = await commitMutation<placeOrderMutation>(environment, {
    // Only these fields, because 2.4.7 fails on others right after the order. The next page reads the rest.
    mutation: graphql`
      mutation placeOrderMutation($cartId: String!) {
        placeOrder(input: { cart_id: $cartId }) {
          orderV2 {
            number
            token
          }
          errors {
            code
            message
          }
        }
      }
    `,
    variables: { cartId },
  })
  if (!result.ok) return failed(unansweredOrder(result.error))
  const order = result.value.placeOrder?.orderV2
  if (order) return succeeded({ number: order.number, token: order.token })
  const [refusal] = (result.value.placeOrder?.errors ?? []).flatMap((error) => error ?? [])
  return failed(refusedOrder(refusal ?? { code: 'UNDEFINED', message: '' }))
}
