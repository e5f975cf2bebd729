import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSetShippingMethodMutation } from '#src/__generated__/useSetShippingMethodMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type ShippingMethodCodes = { readonly carrierCode: string; readonly methodCode: string }

/** Chooses a shipping method; its answer holds the new sums. */
export function useSetShippingMethod(): (
  cartId: string,
  method: ShippingMethodCodes,
) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cartId, { carrierCode, methodCode }) => {
      const result = await commitMutation<useSetShippingMethodMutation>(environment, {
        mutation: graphql`
          mutation useSetShippingMethodMutation($cartId: String!, $carrierCode: String!, $methodCode: String!) {
            setShippingMethodsOnCart(
              input: { cart_id: $cartId, shipping_methods: [{ carrier_code: $carrierCode, method_code: $methodCode }] }
            ) {
              cart {
                id
                ...ShippingMethods_cart
                ...PaymentMethods_cart
                ...OrderTotals_cart
              }
            }
          }
        `,
        variables: { cartId, carrierCode, methodCode },
      })
      return result.ok ? succeeded(null) : result
    },
    [environment],
  )
}
