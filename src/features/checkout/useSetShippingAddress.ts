import { useCallback } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { useSetShippingAddressMutation } from '#src/__generated__/useSetShippingAddressMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { CartAddressFields } from './cartAddress.ts'

type ShippingInput = { readonly address: CartAddressFields; readonly notes: string | null }

/** Tells the cart where the order goes; its answer holds the shipping methods for that place. */
export function useSetShippingAddress(): (
  cartId: string,
  shipping: ShippingInput,
) => Promise<Result<null, MutationError>> {
  const environment = useRelayEnvironment()
  return useCallback(
    async (cartId, { address, notes }) => {
      const result = await commitMutation<useSetShippingAddressMutation>(environment, {
        mutation: graphql`
          mutation useSetShippingAddressMutation($cartId: String!, $shippingAddress: ShippingAddressInput!) {
            setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [$shippingAddress] }) {
              cart {
                id
                ...ShippingMethods_cart
                ...PaymentMethods_cart
                ...OrderTotals_cart
              }
            }
          }
        `,
        variables: { cartId, shippingAddress: { address, customer_notes: notes } },
      })
      return result.ok ? succeeded(null) : result
    },
    [environment],
  )
}
