import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSetBillingAddressMutation } from '#src/__generated__/useSetBillingAddressMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { CartAddressFields } from './cartAddress.ts'

/** Tells the cart whom to bill. */
export function useSetBillingAddress(): (
  cartId: string,
  address: CartAddressFields | 'same-as-shipping',
) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cartId, address) => {
      const result = await commitMutation<useSetBillingAddressMutation>(environment, {
        mutation: graphql`
          mutation useSetBillingAddressMutation($cartId: String!, $billingAddress: BillingAddressInput!) {
            setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billingAddress }) {
              cart {
                id
                ...PaymentMethods_cart
                ...OrderTotals_cart
              }
            }
          }
        `,
        variables: {
          cartId,
          billingAddress: address === 'same-as-shipping' ? { same_as_shipping: true } : { address },
        },
      })
      return result.ok ? succeeded(null) : result
    },
    [environment],
  )
}
