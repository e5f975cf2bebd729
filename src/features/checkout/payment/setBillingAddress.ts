import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setBillingAddressMutation } from '#src/__generated__/setBillingAddressMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import type { CartAddressFields } from '../delivery/cartAddress.ts'

/** Sets the billing address on the cart. */
export async function setBillingAddress(
  environment: IEnvironment,
  cartId: string,
  address: CartAddressFields | 'same-as-shipping',
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setBillingAddressMutation>(environment, {
    mutation: graphql`
      mutation setBillingAddressMutation($cartId: String!, $billingAddress: BillingAddressInput!) {
        setBillingAddressOnCart(input: { cart_id: $cartId, billing_address: $billingAddress }) {
          cart {
            id
            ...PaymentMethods_cart
            # Magento can tax by the country of the bill.
            ...OrderSummary_cart
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
}
