import type { PaymentFailure, PlaceOrderError } from '#src/shop/payments.ts'

export type { PlaceOrderError }

/** Magento uses one code for all of these, with English texts in every store view. */
const UNABLE_TO_PLACE_ORDER: readonly (readonly [pattern: RegExp, kind: PlaceOrderError['kind']])[] = [
  [/minimum order amount/i, 'below-minimum'],
  [/server error stopped|in quantities of|fewest you may|maximum qty|decimal quantity|greater than 0/i, 'cart-changed'],
  [/out of stock|requested qty|not available/i, 'out-of-stock'],
  [/gateway did not answer/i, 'payment-unanswered'],
  [/gateway|declined|payment is refused/i, 'payment-declined'],
  [/reward points/i, 'points-spent'],
  [/total of your cart has changed/i, 'total-changed'],
  [/pickup location/i, 'pickup-place'],
  [/shipping method/i, 'shipping-method'],
  [/payment method/i, 'payment-method'],
  [/address|is required/i, 'address'],
]

/** Converts an entry of `placeOrder.errors`. */
export function refusedOrder({ code, message }: { readonly code: string; readonly message: string }): PlaceOrderError {
  switch (code) {
    case 'CART_NOT_ACTIVE':
      return { kind: 'cart-closed', message }
    case 'CART_NOT_FOUND':
      return { kind: 'cart-lost', message }
    case 'GUEST_EMAIL_MISSING':
      return { kind: 'email', message }
    default:
      return { kind: UNABLE_TO_PLACE_ORDER.find(([pattern]) => pattern.test(message))?.[1] ?? 'refused', message }
  }
}

/** Converts a `placeOrder` without a payload. */
export function unansweredOrder(error: PaymentFailure): PlaceOrderError {
  const { kind, message } = error
  switch (kind) {
    case 'too-many-tries':
      return { ...error, kind }
    case 'no-such-entity':
      return { kind: 'cart-lost', message }
    case 'session-expired':
    case 'rejected':
      return { kind: kind === 'rejected' ? 'refused' : kind, message }
    case 'unreachable':
    case 'server':
      return { kind: 'unknown', message }
  }
}
