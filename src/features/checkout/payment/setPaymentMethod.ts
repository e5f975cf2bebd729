import { graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type {
  PaymentMethodInput,
  setPaymentMethodMutation,
} from '#src/__generated__/setPaymentMethodMutation.graphql.ts'
import type { Result } from '#src/lib/result.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { commitMutation } from '#src/relay/commitMutation.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'

/** Sets the payment method; the answer contains the totals, which a fee may have changed. */
export async function setPaymentMethod(
  environment: IEnvironment,
  cartId: string,
  paymentMethod: PaymentMethodInput,
): Promise<Result<null, MutationError>> {
  const result = await commitMutation<setPaymentMethodMutation>(environment, {
    mutation: graphql`
      mutation setPaymentMethodMutation($cartId: String!, $paymentMethod: PaymentMethodInput!) {
        setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $paymentMethod }) {
          cart {
            id
            selected_payment_method {
              code
            }
            ...PaymentMethods_cart
            ...OrderTotals_cart
          }
        }
      }
    `,
    variables: { cartId, paymentMethod },
  })
  if (!result.ok) return result
  // Magento succeeds without setting anything over its rate limit.
  const selected = result.value.setPaymentMethodOnCart?.cart.selected_payment_method?.code
  return selected == null || selected === paymentMethod.code
    ? succeeded(null)
    : failed({ kind: 'server', message: selected })
}
