import type { MutationError } from '#src/relay/commitMutation.ts'

/** The reason why no order was returned. `message` is the backend's text, for logs and as a fallback. */
export type PlaceOrderError = {
  readonly kind:
    /** The cart is closed, because it was ordered. */
    | 'cart-closed'
    /** The cart does not exist. */
    | 'cart-lost'
    | 'out-of-stock'
    | 'email'
    | 'address'
    | 'shipping-method'
    /** The order cannot be collected in the chosen shop. */
    | 'pickup-place'
    | 'payment-method'
    /** The provider or the shopper's bank declined. */
    | 'payment-declined'
    /** The provider did not answer the backend. */
    | 'payment-unanswered'
    /** The reward points were spent elsewhere, so more must be paid. */
    | 'points-spent'
    /** A gift card, a coupon or a price changed since the total was shown. */
    | 'total-changed'
    /** The cart is empty, or a line cannot be bought in this form. */
    | 'cart-changed'
    /** The customer's token was refused: sign in, and order again. */
    | 'session-expired'
    /** The host's limiter refused it for `waitSeconds`; no order exists. */
    | 'too-many-tries'
    /** Another refusal of the backend. */
    | 'refused'
    /** No answer, or a failure of the backend: the order may exist. */
    | 'unknown'
  readonly message: string
  /** For `too-many-tries`. */
  readonly waitSeconds?: number
}

/** Magento uses one code for all of these, with English texts in every store view. */
const UNABLE_TO_PLACE_ORDER: readonly (readonly [pattern: RegExp, kind: PlaceOrderError['kind']])[] = [
  [/server error stopped|in quantities of|fewest you may|maximum qty|decimal quantity|greater than 0/i, 'cart-changed'],
  [/out of stock|requested qty|not available/i, 'out-of-stock'],
  [/gateway did not answer/i, 'payment-unanswered'],
  [/gateway|declined/i, 'payment-declined'],
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
export function unansweredOrder(error: MutationError): PlaceOrderError {
  const { kind, message } = error
  switch (kind) {
    case 'too-many-tries':
      return error
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
