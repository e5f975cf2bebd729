import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type {
  PaymentMethodInput,
  useSetPaymentMethodMutation,
} from '#src/__generated__/useSetPaymentMethodMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Chooses a payment method; its answer holds the sums, which a fee may have changed. */
export function useSetPaymentMethod(): (
  cartId: string,
  paymentMethod: PaymentMethodInput,
) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cartId, paymentMethod) => {
      const result = await commitMutation<useSetPaymentMethodMutation>(environment, {
        mutation: graphql`
          mutation useSetPaymentMethodMutation($cartId: String!, $paymentMethod: PaymentMethodInput!) {
            setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $paymentMethod }) {
              cart {
                id
                ...PaymentMethods_cart
                ...OrderTotals_cart
              }
            }
          }
        `,
        variables: { cartId, paymentMethod },
      })
      return result.ok ? succeeded(null) : result
    },
    [environment],
  )
}
