import { graphql } from 'react-relay'
import type { molliePlaceMutation } from '#src/__generated__/molliePlaceMutation.graphql.ts'
import type { mollieRestoreMutation } from '#src/__generated__/mollieRestoreMutation.graphql.ts'
import type { mollieResumeMutation } from '#src/__generated__/mollieResumeMutation.graphql.ts'
import type { mollieSettleMutation } from '#src/__generated__/mollieSettleMutation.graphql.ts'
import { failed, succeeded } from '#src/lib/result.ts'
import type { PaymentModule } from '#src/shop/payments.ts'
import { pageAddress } from './pageAddress.ts'
import { refusedOrder, unansweredOrder } from '../placing/placeOrderError.ts'
import { returnPath } from './returnPath.ts'

/** Mollie writes the token into the address to which the shopper returns. */
const TOKEN_PLACE = '{{payment_token}}'

/** The order exists even if its page cannot be made, and then the backend reports an error beside it. */
export const place: PaymentModule['place'] = async ({ cartId, code, addressOf, commit }) => {
  const result = await commit<molliePlaceMutation>(
    graphql`
      mutation molliePlaceMutation($cartId: String!, $returnUrl: String!) {
        placeOrder(input: { cart_id: $cartId, mollie_return_url: $returnUrl }) {
          orderV2 {
            number
            token
          }
          order {
            order_number
            mollie_redirect_url
            mollie_payment_token
          }
          errors {
            code
            message
          }
        }
      }
    `,
    { cartId, returnUrl: `${addressOf(returnPath(code))}${TOKEN_PLACE}` },
    ({ placeOrder }) => Boolean(placeOrder?.orderV2),
  )
  if (!result.ok) return failed(unansweredOrder(result.error))
  const { orderV2: order, order: payment, errors } = result.value.placeOrder ?? {}
  if (!order) {
    const [refusal] = (errors ?? []).flatMap((error) => error ?? [])
    return failed(refusedOrder(refusal ?? { code: 'UNDEFINED', message: '' }))
  }
  const { number, token } = order
  const ticket = payment?.mollie_payment_token ?? null
  const url = pageAddress(payment?.mollie_redirect_url)
  return succeeded({
    order: { number, token },
    outcome: url === null ? { kind: 'unpaid', ticket } : { kind: 'leave', url, ticket },
  })
}

export const settle: NonNullable<PaymentModule['settle']> = async ({ commit }, ticket) => {
  const result = await commit<mollieSettleMutation>(
    graphql`
      mutation mollieSettleMutation($ticket: String!) {
        mollieProcessTransaction(input: { payment_token: $ticket }) {
          paymentStatus
        }
      }
    `,
    { ticket },
  )
  if (!result.ok) return { kind: result.error.kind === 'no-such-entity' ? 'foreign' : 'unknown' }
  const { paymentStatus } = result.value.mollieProcessTransaction ?? {}
  switch (paymentStatus) {
    case 'PAID':
    case 'AUTHORIZED':
    case 'SHIPPING':
    case 'COMPLETED':
      return { kind: 'paid' }
    case 'CANCELED':
      return { kind: 'failed', why: 'cancelled' }
    case 'EXPIRED':
      return { kind: 'failed', why: 'expired' }
    case 'FAILED':
      return { kind: 'failed', why: 'declined' }
    default:
      return { kind: 'open' }
  }
}

export const resume: NonNullable<PaymentModule['resume']> = async ({ commit }, ticket) => {
  const result = await commit<mollieResumeMutation>(
    graphql`
      mutation mollieResumeMutation($ticket: String!) {
        createMollieTransaction(input: { payment_token: $ticket }) {
          checkout_url
        }
      }
    `,
    { ticket },
  )
  if (!result.ok) return result
  const url = pageAddress(result.value.createMollieTransaction?.checkout_url)
  return url === null ? failed({ kind: 'server', message: 'The provider named no page to go to.' }) : succeeded({ url })
}

export const restore: NonNullable<PaymentModule['restore']> = async ({ cartId, commit }) => {
  const result = await commit<mollieRestoreMutation>(
    graphql`
      mutation mollieRestoreMutation($cartId: String!) {
        mollieRestoreCart(input: { cart_id: $cartId }) {
          cart {
            id
          }
        }
      }
    `,
    { cartId },
  )
  return result.ok ? succeeded(result.value.mollieRestoreCart?.cart.id ?? cartId) : result
}
