import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setShippingAddressMutation } from '#src/__generated__/setShippingAddressMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { CartAddressFields } from './cartAddress.ts'

type ShippingInput = {
  readonly address: CartAddressFields
  readonly notes: string | null
  readonly pickupCode?: string
}

/** Tells the cart where the order goes; its answer holds the shipping methods for that place. */
export async function setShippingAddress(
  environment: IEnvironment,
  cartId: string,
  { address, notes, pickupCode }: ShippingInput,
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setShippingAddressMutation>(environment, {
    mutation: graphql`
      mutation setShippingAddressMutation($cartId: String!, $shippingAddress: ShippingAddressInput!) {
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
    variables: {
      cartId,
      shippingAddress: {
        address,
        customer_notes: notes,
        ...(pickupCode !== undefined && { pickup_location_code: pickupCode }),
      },
    },
  })
  return result.ok ? succeeded(null) : result
}
