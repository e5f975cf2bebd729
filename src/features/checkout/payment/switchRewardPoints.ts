import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { switchRewardPointsApplyMutation } from '#src/__generated__/switchRewardPointsApplyMutation.graphql.ts'
import type { switchRewardPointsRemoveMutation } from '#src/__generated__/switchRewardPointsRemoveMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Switches paying with the customer's points on or off; returns the resulting state. */
export async function switchRewardPoints(
  environment: IEnvironment,
  cartId: string,
  isOn: boolean,
): Promise<Result<boolean, MutationError>> {
  const variables = { cartId }
  if (isOn) {
    const result = await commitMutation<switchRewardPointsApplyMutation>(environment, {
      mutation: graphql`
        mutation switchRewardPointsApplyMutation($cartId: ID!) {
          applyRewardPointsToCart(cartId: $cartId) {
            cart {
              id
              applied_reward_points {
                points
              }
              ...RewardPointsSwitch_cart
              ...PaymentMethods_cart
              ...OrderSummary_cart
            }
          }
        }
      `,
      variables,
    })
    // Magento reports no error if it does not apply the points.
    return result.ok ? succeeded(result.value.applyRewardPointsToCart?.cart.applied_reward_points != null) : result
  }
  const result = await commitMutation<switchRewardPointsRemoveMutation>(environment, {
    mutation: graphql`
      mutation switchRewardPointsRemoveMutation($cartId: ID!) {
        removeRewardPointsFromCart(cartId: $cartId) {
          cart {
            id
            ...RewardPointsSwitch_cart
            ...PaymentMethods_cart
            ...OrderSummary_cart
          }
        }
      }
    `,
    variables,
  })
  return result.ok ? succeeded(result.value.removeRewardPointsFromCart != null) : result
}
