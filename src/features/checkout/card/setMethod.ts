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

type GrandTotal = { readonly value: number | null | undefined; readonly currency: string | null | undefined }

/** Whether the total of the cart is the one that the shopper agreed to. */
export const isSameSum = ({ value, currency }: Sum, total: GrandTotal | null | undefined): boolean =>
  total?.value != null && Math.abs(total.value - value) < 0.005 && total.currency === currency
