import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSetPaymentMethodMutation } from '#src/__generated__/useSetPaymentMethodMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type PaymentChoice = { readonly code: string; readonly purchaseOrderNumber: string | null }

/** Chooses a payment method; its answer holds the sums, which a fee may have changed. */
export function useSetPaymentMethod(): (
  cartId: string,
  payment: PaymentChoice,
) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cartId, { code, purchaseOrderNumber }) => {
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
        variables: { cartId, paymentMethod: { code, purchase_order_number: purchaseOrderNumber } },
      })
      return result.ok ? succeeded(null) : result
    },
    [environment],
  )
}
