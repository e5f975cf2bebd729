import type { CommerceContext } from '../../engine/context.ts'
import type { ExpressCheckout, SavedMethod } from '../../engine/expressCheckout.ts'
import { loadCart } from '../quote/cart.ts'
import { findQuoteByMaskedId } from '../quote/repository.ts'
import { findApproval, PAYPAL_EXPRESS } from '../paypal/repository.ts'
import { PAYMENT_DECLINED, PAYMENT_UNANSWERED, type PlaceOrderError } from './rules.ts'

/** Money that is held for an order to be. */
export type HeldPayment = {
  /** The order must cost this and nothing else. */
  readonly cents: number
  /** What the buyer asked the provider to remember. */
  readonly saved: SavedMethod | null
  readonly release: () => Promise<void>
}

export type PaymentVerdict =
  | { readonly held: HeldPayment | null; readonly problem: null }
  | { readonly held: null; readonly problem: PlaceOrderError }

const NOTHING_TO_HOLD: PaymentVerdict = { held: null, problem: null }

/**
 * Holds the money for a cart that is paid on a provider's page; carts that are paid otherwise, that are gone or that are
 * not this shopper's have nothing to hold, and the order itself says why. Outside the order's transaction, because the
 * provider is another machine.
 */
export async function authorizePayment(context: CommerceContext, cartId: string): Promise<PaymentVerdict> {
  const { db, expressCheckout } = context
  const quote = findQuoteByMaskedId(db, cartId)
  const isOwn = quote !== undefined && quote.is_active === 1 && quote.customer_id === context.customerId
  if (!isOwn || quote.payment_method !== PAYPAL_EXPRESS || !expressCheckout) return NOTHING_TO_HOLD
  const approval = findApproval(db, quote.id)
  if (!approval) return { held: null, problem: PAYMENT_DECLINED }
  const { totals, currency } = loadCart(context, quote)
  const sum = { reference: `quote-${quote.id}`, cents: totals.grandTotal, currency }
  try {
    const verdict = await expressCheckout.authorize({ ...sum, token: approval.token, payerId: approval.payer_id })
    if (verdict.status === 'declined') return { held: null, problem: PAYMENT_DECLINED }
    const release = releaseOf(expressCheckout, approval.token)
    return { held: { cents: sum.cents, saved: verdict.saved, release }, problem: null }
  } catch {
    // Whether the money is held is not known. Asking again holds it once, and what nobody takes lapses.
    return { held: null, problem: PAYMENT_UNANSWERED }
  }
}

/** Held money that cannot be let go lapses at the provider: the shopper's answer does not wait for that. */
const releaseOf = (expressCheckout: ExpressCheckout, token: string) => () =>
  expressCheckout.release(token).catch(() => undefined)
