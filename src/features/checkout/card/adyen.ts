import { graphql } from 'react-relay'
import type { adyenDetailsMutation } from '#src/__generated__/adyenDetailsMutation.graphql.ts'
import type { adyenPlaceMutation } from '#src/__generated__/adyenPlaceMutation.graphql.ts'
import type { adyenSetMutation } from '#src/__generated__/adyenSetMutation.graphql.ts'
import type { adyenStatusQuery } from '#src/__generated__/adyenStatusQuery.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import { linkAddress } from '#src/shop/addresses/secretAddress.ts'
import type { PaymentHost, PaymentModule, PaymentOutcome, PlacedOutcome } from '#src/shop/payments.ts'
import { pageAddress } from '../after-order/pageAddress.ts'
import { returnPath } from '../after-order/returnPath.ts'
import { refusedOrder, unansweredOrder } from '../placing/placeOrderError.ts'
import { readAction, readTicket, ticketOf } from './adyenTicket.ts'
import { unmetAgreement, unsetMethod } from './setMethod.ts'

/** Adyen's module writes the number of the order into the address to which the shopper returns. */
const NUMBER_PLACE = ':merchantReference'

type Status = {
  readonly isFinal?: boolean | null | undefined
  readonly resultCode: string | null | undefined
  readonly action: string | null | undefined
}

/** Sets the card on the cart and orders. With another total than the agreed one nothing is ordered. */
export const place: PaymentModule['place'] = async (host, agreement) => {
  if (agreement === null) return failed({ kind: 'payment-method', message: 'There is no card.' })
  const { cartId, code, addressOf, commit } = host
  const { sum, proof } = agreement
  const returnUrl = addressOf(`${returnPath(code)}${ticketOf(NUMBER_PLACE, cartId)}`)
  const set = await commit<adyenSetMutation>(
    graphql`
      mutation adyenSetMutation($cartId: String!, $code: String!, $stateData: String!, $returnUrl: String!) {
        setPaymentMethodOnCart(
          input: {
            cart_id: $cartId
            payment_method: { code: $code, adyen_additional_data_cc: { stateData: $stateData, returnUrl: $returnUrl } }
          }
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
    { cartId, code, stateData: proof, returnUrl },
  )
  if (!set.ok) return failed(unsetMethod(set.error))
  const unmet = unmetAgreement(set.value.setPaymentMethodOnCart?.cart, { code, sum })
  if (unmet !== null) return failed(unmet)
  const result = await commit<adyenPlaceMutation>(
    graphql`
      mutation adyenPlaceMutation($cartId: String!) {
        placeOrder(input: { cart_id: $cartId }) {
          orderV2 {
            number
            token
          }
          order {
            order_number
            adyen_payment_status {
              resultCode
              action
            }
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { cartId },
    ({ placeOrder }) => Boolean(placeOrder?.orderV2),
  )
  if (!result.ok) return failed(unansweredOrder(result.error))
  const { orderV2: order, order: payment, errors } = result.value.placeOrder ?? {}
  if (!order) {
    const [refusal] = (errors ?? []).flatMap((error) => error ?? [])
    return failed(refusedOrder(refusal ?? { code: 'UNDEFINED', message: '' }))
  }
  const { number, token } = order
  return succeeded({ order: { number, token }, outcome: placedOutcome(host, number, payment?.adyen_payment_status) })
}

/** All further steps but a bank's own page are taken on the page of the return, which a reload finds again. */
function placedOutcome(
  { cartId, code, addressOf }: PaymentHost,
  number: string,
  status: Status | null | undefined,
): PlacedOutcome {
  if (isPaid(status?.resultCode)) return { kind: 'done' }
  const ticket = ticketOf(number, cartId)
  const { type, method, url } = readAction(status?.action)
  const page = type === 'redirect' && method === 'GET' ? pageAddress(url) : null
  return { kind: 'leave', ticket, url: page ?? linkAddress(addressOf(`${returnPath(code)}${ticket}`)) }
}

export const settle: NonNullable<PaymentModule['settle']> = async (host, ticket, answer) => {
  const { number, cartId } = readTicket(ticket)
  if (number === '' || cartId === '') return { kind: 'foreign' }
  const { commit, ask } = host
  if (answer !== undefined) {
    const result = await commit<adyenDetailsMutation>(
      graphql`
        mutation adyenDetailsMutation($cartId: String!, $payload: String!) {
          adyenPaymentDetails(cart_id: $cartId, payload: $payload) {
            isFinal
            resultCode
            action
          }
        }
      `,
      { cartId, payload: JSON.stringify({ ...(answer as object), orderId: number }) },
    )
    const status = result.ok ? result.value.adyenPaymentDetails : null
    if (status) return outcomeOf(host, status)
  }
  const asked = await ask<adyenStatusQuery>(
    graphql`
      query adyenStatusQuery($cartId: String!, $number: String!) {
        adyenPaymentStatus(cartId: $cartId, orderNumber: $number) {
          isFinal
          resultCode
          action
        }
      }
    `,
    { cartId, number },
  )
  if (!asked.ok && asked.error.kind === 'no-such-entity') return { kind: 'foreign' }
  const status = asked.ok ? asked.value.adyenPaymentStatus : null
  if (!status) return { kind: 'unknown' }
  // An answer that was not taken is sent once more: another page of the bank would not accept the shopper.
  if (answer !== undefined && status.isFinal !== true) return { kind: 'unknown' }
  return outcomeOf(host, status)
}

const isPaid = (code: string | null | undefined): boolean =>
  code === 'Authorised' || code === 'Received' || code === 'PresentToShopper'

function outcomeOf(host: PaymentHost, { isFinal, resultCode, action }: Status): PaymentOutcome {
  if (isPaid(resultCode)) return { kind: 'paid' }
  if (isFinal === true) return { kind: 'failed', why: resultCode === 'Cancelled' ? 'cancelled' : 'declined' }
  if (readAction(action).type !== 'threeDS2') return { kind: 'open' }
  return {
    kind: 'challenge',
    async show(at, signal) {
      const { showAction } = await import('./adyenAction.ts')
      return showAction({ host, action: readAction(action), at, signal })
    },
  }
}
