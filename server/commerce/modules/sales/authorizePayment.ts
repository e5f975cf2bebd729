import type { CommerceContext } from '../../engine/context.ts'
import type { Authorization, ExpressCheckout, ExpressSum, SavedMethod } from '../../engine/expressCheckout.ts'
import { findApproval, PAYPAL_EXPRESS } from '../paypal/repository.ts'
import { loadCart } from '../quote/cart.ts'
import { findQuoteByMaskedId, type QuoteRow } from '../quote/repository.ts'
import { type ChosenToken, findChosenToken, isVaultMethod } from '../vault/repository.ts'
import { PAYMENT_DECLINED, PAYMENT_MISSING, PAYMENT_UNANSWERED, type PlaceOrderError } from './rules.ts'

/** Money that is reserved for a future order. */
export type HeldPayment = {
  /** The order must have exactly this total. */
  readonly cents: number
  /** The saved method with which it is reserved, if there is one. */
  readonly chosen: ChosenToken | null
  /** The method that the buyer asked the provider to save. */
  readonly saved: SavedMethod | null
  readonly release: () => Promise<void>
}

export type PaymentVerdict =
  | { readonly held: HeldPayment | null; readonly problem: null }
  | { readonly held: null; readonly problem: PlaceOrderError }

const NOTHING_TO_HOLD: PaymentVerdict = { held: null, problem: null }

/** Whether an order with the method needs money that the provider has reserved. */
export const isHeldByProvider = (code: string): boolean => code === PAYPAL_EXPRESS || isVaultMethod(code)

/**
 * Reserves the money for a cart that is paid through the provider; for other carts, missing carts and carts of other
 * shoppers there is nothing to reserve, and the order itself reports the reason. Outside the order's transaction,
 * because the provider is another machine.
 */
export async function authorizePayment(context: CommerceContext, cartId: string): Promise<PaymentVerdict> {
  const { db, expressCheckout } = context
  const quote = findQuoteByMaskedId(db, cartId)
  const isOwn = quote !== undefined && quote.is_active === 1 && quote.customer_id === context.customerId
  if (!isOwn || quote.payment_method === null || !isHeldByProvider(quote.payment_method) || !expressCheckout) {
    return NOTHING_TO_HOLD
  }
  const { totals, currency } = loadCart(context, quote)
  const sum = { reference: `quote-${quote.id}`, cents: totals.grandTotal, currency }
  const means = meansOf(context, expressCheckout, quote, sum)
  if ('problem' in means) return { held: null, problem: means.problem }
  try {
    const verdict = await means.authorize()
    if (verdict.status === 'declined') return { held: null, problem: PAYMENT_DECLINED }
    // A reservation that cannot be released expires at the provider: the shopper's answer does not wait for that.
    const release = () => means.release().catch(() => undefined)
    return { held: { cents: sum.cents, chosen: means.chosen, saved: verdict.saved, release }, problem: null }
  } catch {
    // It is unknown whether the money is reserved. A retry reserves it once, and an unused reservation expires.
    return { held: null, problem: PAYMENT_UNANSWERED }
  }
}

type Means = {
  readonly chosen: ChosenToken | null
  readonly authorize: () => Promise<Authorization>
  readonly release: () => Promise<void>
}

/** The payment that the buyer authorised on the provider's page, or a method that was saved there before. */
function meansOf(
  { db, clock }: CommerceContext,
  provider: ExpressCheckout,
  { id, payment_method: code }: QuoteRow,
  sum: ExpressSum,
): Means | { readonly problem: PlaceOrderError } {
  if (code !== null && isVaultMethod(code)) {
    const chosen = findChosenToken(db, id, code, clock.now())
    if (!chosen) return { problem: PAYMENT_MISSING }
    return {
      chosen,
      authorize: () => provider.authorizeSaved({ ...sum, token: chosen.gateway_token }),
      release: () => provider.releaseSaved(sum.reference),
    }
  }
  const approval = findApproval(db, id)
  if (!approval) return { problem: PAYMENT_DECLINED }
  const { token, payer_id: payerId } = approval
  return {
    chosen: null,
    authorize: () => provider.authorize({ ...sum, token, payerId }),
    release: () => provider.release(token),
  }
}
