import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { switchStoreCreditApplyMutation } from '#src/__generated__/switchStoreCreditApplyMutation.graphql.ts'
import type { switchStoreCreditRemoveMutation } from '#src/__generated__/switchStoreCreditRemoveMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Switches paying with the customer's store credit on or off. */
export async function switchStoreCredit(
  environment: IEnvironment,
  cartId: string,
  isOn: boolean,
): Promise<Result<null, MutationError>> {
  const variables = { cartId }
  if (isOn) {
    const result = await commitMutation<switchStoreCreditApplyMutation>(environment, {
      mutation: graphql`
        mutation switchStoreCreditApplyMutation($cartId: String!) {
          applyStoreCreditToCart(input: { cart_id: $cartId }) {
            cart {
              id
              ...StoreCreditSwitch_cart
              ...PaymentMethods_cart
              ...OrderSummary_cart
            }
          }
        }
      `,
      variables,
    })
    return result.ok ? succeeded(null) : result
  }
  const result = await commitMutation<switchStoreCreditRemoveMutation>(environment, {
    mutation: graphql`
      mutation switchStoreCreditRemoveMutation($cartId: String!) {
        removeStoreCreditFromCart(input: { cart_id: $cartId }) {
          cart {
            id
            ...StoreCreditSwitch_cart
            ...PaymentMethods_cart
            ...OrderSummary_cart
          }
        }
      }
    `,
    variables,
  })
  return result.ok ? succeeded(null) : result
}
