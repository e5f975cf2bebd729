import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setShippingAddressMutation } from '#src/__generated__/setShippingAddressMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { CartAddressFields } from './cartAddress.ts'

type ShippingInput = {
  readonly address: CartAddressFields
  readonly notes: string | null
  readonly pickupCode?: string
  /** Also sets the billing address. In the same request, because Magento removes it with every new delivery address. */
  readonly isBilledThere: boolean
}

/** Magento's second error if it refused the delivery address in the same request. */
const NOTHING_TO_COPY = /^Could not use the "same_as_shipping"/

/** Sets the delivery address on the cart; the answer contains its shipping methods. */
export async function setShippingAddress(
  environment: IEnvironment,
  cartId: string,
  { address, notes, pickupCode, isBilledThere }: ShippingInput,
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setShippingAddressMutation>(environment, {
    mutation: graphql`
      mutation setShippingAddressMutation(
        $cartId: String!
        $shippingAddress: ShippingAddressInput!
        $isBilledThere: Boolean!
      ) {
        setShippingAddressesOnCart(input: { cart_id: $cartId, shipping_addresses: [$shippingAddress] }) {
          cart {
            id
            ...ShippingMethods_cart
            ...PaymentMethods_cart
            # The country decides about the taxes of each line, too.
            ...OrderSummary_cart
            # So that the checkout's own query finds the new address in the store.
            shipping_addresses {
              ...cartAddress_address
            }
          }
        }
        setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: { same_as_shipping: true } })
          @include(if: $isBilledThere) {
          cart {
            id
            ...PaymentMethods_cart
            ...OrderSummary_cart
          }
        }
      }
    `,
    variables: {
      cartId,
      isBilledThere,
      shippingAddress: {
        address,
        customer_notes: notes,
        ...(pickupCode !== undefined && { pickup_location_code: pickupCode }),
      },
    },
  })
  if (result.ok) return succeeded(null)
  const { error } = result
  if (error.kind !== 'rejected') return result
  const ofAddress = error.messages.filter((message) => !NOTHING_TO_COPY.test(message))
  const [first] = ofAddress
  return first === undefined ? result : failed({ ...error, message: first, messages: ofAddress })
}
