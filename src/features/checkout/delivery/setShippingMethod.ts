import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { setShippingMethodMutation } from '#src/__generated__/setShippingMethodMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

type ShippingMethodCodes = { readonly carrierCode: string; readonly methodCode: string }

/** Sets the shipping method; the answer contains the new totals. */
export async function setShippingMethod(
  environment: IEnvironment,
  cartId: string,
  { carrierCode, methodCode }: ShippingMethodCodes,
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setShippingMethodMutation>(environment, {
    mutation: graphql`
      mutation setShippingMethodMutation($cartId: String!, $carrierCode: String!, $methodCode: String!) {
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
}
