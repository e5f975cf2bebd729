import { isSameAmount } from '#src/shop/amountText.ts'
import type { PaymentFailure, PlaceOrderError, Sum } from '#src/shop/payments.ts'

/** Why a card could not be set on the cart, so nothing was ordered. */
export function unsetMethod({ kind, message, waitSeconds }: PaymentFailure): PlaceOrderError {
  switch (kind) {
    case 'session-expired':
      return { kind, message }
    case 'too-many-tries':
      return { kind, message, ...(waitSeconds !== undefined && { waitSeconds }) }
    case 'no-such-entity':
      return { kind: 'cart-lost', message }
    case 'rejected':
      return { kind: 'payment-method', message }
    case 'unreachable':
    case 'server':
      return { kind: 'payment-unanswered', message }
  }
}

type SetCart = {
  readonly selected_payment_method: { readonly code: string } | null | undefined
  readonly prices:
    | {
        readonly grand_total:
          | { readonly value: number | null | undefined; readonly currency: string | null | undefined }
          | null
          | undefined
      }
    | null
    | undefined
}

/**
 * Why the cart is not as the shopper agreed, so nothing may be ordered; null if it is. Magento succeeds without setting
 * anything over its rate limit, and the total may have changed.
 */
export function unmetAgreement(
  cart: SetCart | null | undefined,
  { code, sum }: { readonly code: string; readonly sum: Sum },
): PlaceOrderError | null {
  if (cart?.selected_payment_method?.code !== code)
    return { kind: 'payment-method', message: 'The cart has another payment method.' }
  const total = cart.prices?.grand_total
  return total?.value != null && total.currency === sum.currency && isSameAmount(total.value, sum.value, sum.currency)
    ? null
    : { kind: 'total-changed', message: 'The total is not the one that was agreed to.' }
}
