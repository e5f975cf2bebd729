import { graphql } from 'react-relay'
import type { braintreeMutation, PaymentMethodInput } from '#src/__generated__/braintreeMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { PaymentModule } from '#src/shop/payments.ts'
import { unmetAgreement, unsetMethod } from './setMethod.ts'

/** Sets the card or the PayPal account on the cart and orders, unless the cart is not as the shopper agreed. */
export const place: PaymentModule['place'] = async ({ cartId, code, commit, placeOrder }, agreement) => {
  if (agreement === null) return failed({ kind: 'payment-method', message: 'Nobody has agreed to pay.' })
  const { sum, proof, isToBeSaved, deviceData } = agreement
  const input = {
    payment_method_nonce: proof,
    is_active_payment_token_enabler: isToBeSaved,
    ...(deviceData !== undefined && { device_data: deviceData }),
  }
  const paymentMethod: PaymentMethodInput =
    code === 'braintree' ? { code, braintree: input } : { code, braintree_paypal: input }
  const result = await commit<braintreeMutation>(
    graphql`
      mutation braintreeMutation($cartId: String!, $paymentMethod: PaymentMethodInput!) {
        setPaymentMethodOnCart(input: { cart_id: $cartId, payment_method: $paymentMethod }) {
          cart {
            id
            selected_payment_method {
              code
            }
            prices {
              grand_total {
                value
                currency
              }
            }
            ...OrderTotals_cart
          }
        }
      }
    `,
    { cartId, paymentMethod },
  )
  if (!result.ok) return failed(unsetMethod(result.error))
  const unmet = unmetAgreement(result.value.setPaymentMethodOnCart?.cart, { code, sum })
  if (unmet !== null) return failed(unmet)
  const placed = await placeOrder()
  return placed.ok ? succeeded({ order: placed.value, outcome: { kind: 'done' } }) : placed
}
