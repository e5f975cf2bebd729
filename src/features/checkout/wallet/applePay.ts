import { graphql } from 'react-relay'
import type { applePaySetMutation } from '#src/__generated__/applePaySetMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { linkAddress } from '#src/shop/addresses/secretAddress.ts'
import type { PaymentModule } from '#src/shop/payments.ts'
import { place as placeWithMollie } from '../after-order/mollie.ts'
import { returnPath } from '../after-order/returnPath.ts'
import { unmetAgreement, unsetMethod } from '../card/setMethod.ts'

/** Sets the token of the device on the cart and orders. With another total than the agreed one nothing is ordered. */
export const place: PaymentModule['place'] = async (host, agreement) => {
  if (agreement === null) return failed({ kind: 'payment-method', message: 'There is no token of a device.' })
  const { cartId, code, commit, addressOf } = host
  const { sum, proof } = agreement
  const set = await commit<applePaySetMutation>(
    graphql`
      mutation applePaySetMutation($cartId: String!, $code: String!, $token: String!) {
        setPaymentMethodOnCart(
          input: { cart_id: $cartId, payment_method: { code: $code, mollie_applepay_payment_token: $token } }
        ) {
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
    { cartId, code, token: proof },
  )
  if (!set.ok) return failed(unsetMethod(set.error))
  const unmet = unmetAgreement(set.value.setPaymentMethodOnCart?.cart, { code, sum })
  if (unmet !== null) return failed(unmet)
  const placed = await placeWithMollie(host, null)
  if (!placed.ok || placed.value.outcome.kind !== 'unpaid') return placed
  // A device has paid: the order has no page, and its payment is asked with the ticket.
  const { order, outcome } = placed.value
  const { ticket } = outcome
  // The device may have paid, and nobody can ask: the cart of this order is not opened again.
  if (ticket === null) return failed({ kind: 'unknown', message: 'The order came without a ticket of its payment.' })
  const url = linkAddress(addressOf(`${returnPath(code)}${ticket}`))
  return succeeded({ order, outcome: { kind: 'leave', url, ticket } })
}
