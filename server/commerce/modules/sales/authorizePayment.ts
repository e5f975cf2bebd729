import type { CommerceContext } from '../../engine/context.ts'
import type { Authorization, ExpressSum, SavedMethod } from '../../engine/expressCheckout.ts'
import { ADYEN_CARD } from '../adyen/repository.ts'
import { type StartedPayment, startPayment } from '../adyen/startPayment.ts'
import { findNonce, isBraintree } from '../braintree/repository.ts'
import { isHeldByProvider, savedMethodProvider } from '../checkout/rules.ts'
import { findApproval, PAYPAL_EXPRESS } from '../paypal/repository.ts'
import { loadCart } from '../quote/cart.ts'
import { findQuoteByMaskedId } from '../quote/repository.ts'
import { type ChosenToken, findChosenToken } from '../vault/repository.ts'
import {
  ADYEN_REFUSED,
  CARD_DECLINED,
  CARD_UNANSWERED,
  PAYMENT_DECLINED,
  PAYMENT_MISSING,
  PAYMENT_UNANSWERED,
  type PlaceOrderError,
} from './rules.ts'

/** Money that is reserved for a future order. */
export type HeldPayment = {
  /** The order must have exactly this total. */
  readonly cents: number
  /** The saved method with which it is reserved, if there is one. */
  readonly chosen: ChosenToken | null
  /** The method that the buyer asked the provider to save. */
  readonly saved: SavedMethod | null
  /** The payment that Adyen has begun, which may need further steps; null for other methods. */
  readonly started: StartedPayment | null
  readonly release: () => Promise<void>
}

export type PaymentVerdict =
  | { readonly held: HeldPayment | null; readonly problem: null }
  | { readonly held: null; readonly problem: PlaceOrderError }

const NOTHING_TO_HOLD: PaymentVerdict = { held: null, problem: null }

/**
 * Reserves the money for a cart that is paid through the provider; for other carts, missing carts and carts of other
 * shoppers there is nothing to reserve, and the order itself reports the reason. Outside the order's transaction,
 * because the provider is another machine.
 */
export async function authorizePayment(context: CommerceContext, cartId: string): Promise<PaymentVerdict> {
  const { db } = context
  const quote = findQuoteByMaskedId(db, cartId)
  const isOwn = quote !== undefined && quote.is_active === 1 && quote.customer_id === context.customerId
  const code = quote?.payment_method ?? null
  if (!isOwn || code === null || !isHeldByProvider(code)) return NOTHING_TO_HOLD
  const { totals, currency } = loadCart(context, quote)
  const sum = { reference: `quote-${quote.id}`, cents: totals.grandTotal, currency }
  if (code === ADYEN_CARD) return startWithAdyen(context, quote.id, sum)
  const means = meansOf(context, quote.id, code, sum)
  if (means === null) return NOTHING_TO_HOLD
  if ('problem' in means) return { held: null, problem: means.problem }
  const isOfBraintree = isBraintree(code)
  try {
    const verdict = await means.authorize()
    if (verdict.status === 'declined') return { held: null, problem: isOfBraintree ? CARD_DECLINED : PAYMENT_DECLINED }
    // A reservation that cannot be released expires at the provider: the shopper's answer does not wait for that.
    const release = () => means.release().catch(() => undefined)
    return {
      held: { cents: sum.cents, chosen: means.chosen, saved: verdict.saved, started: null, release },
      problem: null,
    }
  } catch {
    // It is unknown whether the money is reserved. A retry reserves it once, and an unused reservation expires. A card or
    // an account is sent again for a retry, so the money of this one is let go.
    if (isOfBraintree) await means.release().catch(() => undefined)
    return { held: null, problem: isOfBraintree ? CARD_UNANSWERED : PAYMENT_UNANSWERED }
  }
}

const ADYEN_PROBLEMS = { missing: PAYMENT_MISSING, refused: ADYEN_REFUSED, unanswered: CARD_UNANSWERED }

async function startWithAdyen(context: CommerceContext, quoteId: number, sum: ExpressSum): Promise<PaymentVerdict> {
  const start = await startPayment(context, quoteId, sum)
  if (start === null) return NOTHING_TO_HOLD
  if ('problem' in start) return { held: null, problem: ADYEN_PROBLEMS[start.problem] }
  const { started, cancel } = start
  const release = () => cancel().catch(() => undefined)
  return { held: { cents: sum.cents, chosen: null, saved: null, started, release }, problem: null }
}

type Means = {
  readonly chosen: ChosenToken | null
  readonly authorize: () => Promise<Authorization>
  readonly release: () => Promise<void>
}

/**
 * The card or the PayPal account of the checkout, the payment that the buyer authorised on the provider's page, or a method that was saved
 * before; null if there is no provider.
 */
function meansOf(
  context: CommerceContext,
  quoteId: number,
  code: string,
  sum: ExpressSum,
): Means | { readonly problem: PlaceOrderError } | null {
  const { db, clock, expressCheckout, cardPayments } = context
  if (isBraintree(code)) {
    if (!cardPayments) return null
    const found = findNonce(db, quoteId)
    if (!found) return { problem: CARD_DECLINED }
    return {
      chosen: null,
      authorize: () => cardPayments.authorize({ ...sum, nonce: found.nonce, isToBeSaved: found.is_to_be_saved === 1 }),
      release: () => cardPayments.release(sum.reference),
    }
  }
  if (code !== PAYPAL_EXPRESS) {
    const provider = savedMethodProvider(context)
    if (!provider) return null
    const chosen = findChosenToken(db, quoteId, code, clock.now())
    if (!chosen) return { problem: PAYMENT_MISSING }
    return {
      chosen,
      authorize: () => provider.authorizeSaved({ ...sum, token: chosen.gateway_token }),
      release: () => provider.releaseSaved(sum.reference),
    }
  }
  if (!expressCheckout) return null
  const approval = findApproval(db, quoteId)
  if (!approval) return { problem: PAYMENT_DECLINED }
  const { token, payer_id: payerId } = approval
  return {
    chosen: null,
    authorize: () => expressCheckout.authorize({ ...sum, token, payerId }),
    release: () => expressCheckout.release(token),
  }
}
