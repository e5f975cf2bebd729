import type { CommerceContext } from '../../engine/context.ts'
import type { Authorization, ExpressCheckout, ExpressSum, SavedMethod } from '../../engine/expressCheckout.ts'
import { findApproval, PAYPAL_EXPRESS } from '../paypal/repository.ts'
import { loadCart } from '../quote/cart.ts'
import { findQuoteByMaskedId, type QuoteRow } from '../quote/repository.ts'
import { type ChosenToken, findChosenToken, isVaultMethod } from '../vault/repository.ts'
import { PAYMENT_DECLINED, PAYMENT_MISSING, PAYMENT_UNANSWERED, type PlaceOrderError } from './rules.ts'

/** Money that is held for an order to be. */
export type HeldPayment = {
  /** The order must cost this and nothing else. */
  readonly cents: number
  /** With what of the customer's it is held, where that was saved before. */
  readonly chosen: ChosenToken | null
  /** What the buyer asked the provider to remember. */
  readonly saved: SavedMethod | null
  readonly release: () => Promise<void>
}

export type PaymentVerdict =
  | { readonly held: HeldPayment | null; readonly problem: null }
  | { readonly held: null; readonly problem: PlaceOrderError }

const NOTHING_TO_HOLD: PaymentVerdict = { held: null, problem: null }

/** Whether an order with the method is made only with money that the provider holds. */
export const isHeldByProvider = (code: string): boolean => code === PAYPAL_EXPRESS || isVaultMethod(code)

/**
 * Holds the money for a cart that is paid with the provider; carts that are paid otherwise, that are gone or that are
 * not this shopper's have nothing to hold, and the order itself says why. Outside the order's transaction, because the
 * provider is another machine.
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
    // Held money that cannot be let go lapses at the provider: the shopper's answer does not wait for that.
    const release = () => means.release().catch(() => undefined)
    return { held: { cents: sum.cents, chosen: means.chosen, saved: verdict.saved, release }, problem: null }
  } catch {
    // Whether the money is held is not known. Asking again holds it once, and what nobody takes lapses.
    return { held: null, problem: PAYMENT_UNANSWERED }
  }
}

type Means = {
  readonly chosen: ChosenToken | null
  readonly authorize: () => Promise<Authorization>
  readonly release: () => Promise<void>
}

/** What the buyer agreed to on the provider's page, or saved there another time. */
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
