import { inTransaction } from '../../db/inTransaction.ts'
import type { AdyenAnswer, AdyenNotice } from '../../engine/adyenPayments.ts'
import type { CommerceContext } from '../../engine/context.ts'
import { inputError, noSuchEntity } from '../../engine/errors.ts'
import { updateQuote } from '../quote/repository.ts'
import { cancelNow } from '../sales/cancelOrder.ts'
import { invoiceOrder } from '../sales/fulfilment.ts'
import { oneAtATime } from '../sales/oneAtATime.ts'
import { findOrder } from '../sales/repository.ts'
import { type AdyenPaymentRow, paymentOfNumber, paymentOfOrder, writeAnswer } from './repository.ts'
import { isAuthorised, isOpen, isRefused } from './resultCodes.ts'

export const ORDER_UNKNOWN = 'Order does not exist'
const REFUSED = 'Unable to place order: The payment is REFUSED.'
const UNANSWERED = 'Unable to place order: Payment details call failed'

/** Sends the shopper's answer to the bank, and lets the order follow. @throws CommerceError if the payment is refused */
export function submitDetails(
  context: CommerceContext,
  known: AdyenPaymentRow,
  details: string,
): Promise<AdyenPaymentRow> {
  const { adyenPayments } = context
  if (!adyenPayments) throw inputError('The requested Payment Method is not available.')
  return oneAtATime(context.db, `adyen-${known.order_id}`, async () => {
    const before = current(context, known.order_id)
    if (isRefused(before.result_code)) throw inputError(REFUSED)
    if (!isOpen(before.result_code)) return before
    const answer = await adyenPayments.submit(details).catch(() => null)
    if (answer === null) throw inputError(UNANSWERED)
    // The shopper's browser may send the answer to the bank about another order, perhaps a cheaper one.
    if (answer.reference !== findOrder(context.db, known.order_id)?.increment_id) throw inputError(REFUSED)
    inTransaction(context.db, () => follow(context, current(context, known.order_id), answer))
    if (isRefused(answer.resultCode)) throw inputError(REFUSED)
    return current(context, known.order_id)
  })
}

/** The provider tells the end of a payment. One that has ended stays as it is. */
export async function takeNotice(
  context: CommerceContext,
  { reference, isAuthorised: isGood }: AdyenNotice,
): Promise<void> {
  const known = paymentOfNumber(context.db, reference)
  if (!known) return
  await oneAtATime(context.db, `adyen-${known.order_id}`, async () => {
    const answer = { resultCode: isGood ? 'Authorised' : 'Refused', action: null, reference }
    inTransaction(context.db, () => follow(context, current(context, known.order_id), answer))
  })
}

function follow(context: CommerceContext, payment: AdyenPaymentRow, answer: AdyenAnswer): void {
  const { db, clock } = context
  if (!isOpen(payment.result_code)) return
  const order = findOrder(db, payment.order_id)
  if (!order) throw noSuchEntity(ORDER_UNKNOWN)
  writeAnswer(db, order.id, answer)
  if (isAuthorised(answer.resultCode)) {
    invoiceOrder(db, order, { now: clock.now(), comment: null })
    if (payment.quote_id !== null) updateQuote(db, payment.quote_id, { is_active: 0 }, clock.now())
  }
  if (isRefused(answer.resultCode)) cancelNow(context, order, 'The payment is REFUSED.')
}

function current({ db }: CommerceContext, orderId: number): AdyenPaymentRow {
  const payment = paymentOfOrder(db, orderId)
  if (!payment) throw noSuchEntity(ORDER_UNKNOWN)
  return payment
}
