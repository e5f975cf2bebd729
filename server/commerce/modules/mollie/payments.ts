import { inTransaction } from '../../db/inTransaction.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity } from '../../engine/errors.ts'
import {
  PAYMENT_WEBHOOK_PATH,
  type RedirectPayments,
  type RedirectPaymentState,
  type RedirectPaymentStatus,
} from '../../engine/redirectPayments.ts'
import { cancelNow } from '../sales/cancelOrder.ts'
import { invoiceOrder } from '../sales/fulfilment.ts'
import { oneAtATime } from '../sales/oneAtATime.ts'
import { findOrder, type OrderRow, setOrderStatus } from '../sales/repository.ts'
import {
  insertPayment,
  type MolliePaymentRow,
  paymentOfOrder,
  takeApplePayToken,
  writeBegun,
  writeStatus,
} from './repository.ts'

const TOKEN_LENGTH = 32
const SUCCESS: ReadonlySet<RedirectPaymentStatus> = new Set(['paid', 'authorized'])
const FAILURE: ReadonlySet<RedirectPaymentStatus> = new Set(['canceled', 'expired', 'failed'])

export const isSuccess = (status: RedirectPaymentStatus): boolean => SUCCESS.has(status)

/** The payment of an order; created with the first question about it. */
export function ensurePayment({ db, randomText }: CommerceContext, orderId: number): MolliePaymentRow {
  if (!paymentOfOrder(db, orderId)) insertPayment(db, orderId, randomText(TOKEN_LENGTH))
  const payment = paymentOfOrder(db, orderId)
  if (!payment) throw new Error('A payment is gone right after it was written')
  return payment
}

/**
 * The address of the page on which an order is paid. It is made once for an order. Null for an order that a device has
 * paid, which has no page.
 *
 * @param returnUrl the address to return to, with `{{payment_token}}` for the token
 * @throws CommerceError if the provider does not open the payment
 */
export function startPayment(
  context: CommerceContext,
  orderId: number,
  returnUrl: string | null,
): Promise<string | null> {
  const { db, baseUrl } = context
  return oneAtATime(db, `mollie-${orderId}`, async () => {
    const { token, quote_id: quoteId, payment_id: paymentId, checkout_url: known } = ensurePayment(context, orderId)
    if (paymentId !== null) return known
    const applePayToken = quoteId === null ? null : takeApplePayToken(db, quoteId)
    const order = orderOf(context, orderId)
    const back = (returnUrl ?? baseUrl)
      .replaceAll(/\{\{payment_token\}\}/gi, token)
      .replaceAll(/\{\{increment_id\}\}/gi, order.increment_id)
    try {
      const begun = await providerOf(context).begin({
        reference: `order-${order.increment_id}`,
        cents: order.grand_total,
        currency: order.currency,
        returnUrl: back,
        webhookUrl: new URL(PAYMENT_WEBHOOK_PATH, baseUrl).href,
        applePayToken,
      })
      writeBegun(db, orderId, begun)
      // As Mollie's module does: a device pays at once.
      if (isSuccess(begun.status)) inTransaction(db, () => follow(context, order, begun))
      return begun.checkoutUrl
    } catch {
      throw inputError('The payment could not be started.')
    }
  })
}

/** Asks the provider, and lets the order follow the answer. */
export function settlePayment(context: CommerceContext, orderId: number): Promise<RedirectPaymentStatus | 'error'> {
  return oneAtATime(context.db, `mollie-${orderId}`, async () => {
    const payment = ensurePayment(context, orderId)
    // A state that cannot change any more.
    if (payment.status !== 'open' && payment.status !== 'pending') return payment.status
    if (payment.payment_id === null) return 'error'
    const state = await providerOf(context)
      .stateOf(payment.payment_id)
      .catch(() => null)
    if (state === null) throw inputError('The provider of the payment did not answer.')
    inTransaction(context.db, () => follow(context, orderOf(context, orderId), state))
    return state.status
  })
}

function follow(context: CommerceContext, order: OrderRow, { status, cents, currency }: RedirectPaymentState): void {
  const { db, clock } = context
  writeStatus(db, order.id, status)
  // Magento invoices a payment of another sum by hand.
  const isWhole = cents === order.grand_total && currency === order.currency
  if (isSuccess(status) && isWhole) {
    if (status === 'paid') invoiceOrder(db, order, { now: clock.now(), comment: null })
    else setOrderStatus(db, order.id, 'processing', clock.now())
  }
  if (FAILURE.has(status)) cancelNow(context, order, `The payment is ${status}.`)
}

function orderOf({ db }: CommerceContext, orderId: number): OrderRow {
  const order = findOrder(db, orderId)
  if (!order) throw noSuchEntity('The order of the payment does not exist.')
  return order
}

export function providerOf({ redirectPayments }: CommerceContext): RedirectPayments {
  if (!redirectPayments) throw inputError('The requested Payment Method is not available.')
  return redirectPayments
}
