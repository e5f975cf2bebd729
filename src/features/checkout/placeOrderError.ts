import type { MutationError } from '#src/relay/commitMutation.ts'

/** Why no order came back. `message` is the backend's own text, for logs and where there are no better words. */
export type PlaceOrderError = {
  readonly kind:
    /** The cart is closed: an order has been made of it. */
    | 'cart-closed'
    /** There is no such cart. */
    | 'cart-lost'
    | 'out-of-stock'
    | 'email'
    | 'address'
    | 'shipping-method'
    /** The order cannot be collected in the chosen shop. */
    | 'pickup-place'
    | 'payment-method'
    /** The provider or the shopper's bank said no. */
    | 'payment-declined'
    /** The provider did not answer the backend. */
    | 'payment-unanswered'
    /** The reward points that were to pay went elsewhere: there is more to pay. */
    | 'points-spent'
    /** The cart is empty, or a line of it may not be bought like this. */
    | 'cart-changed'
    /** The customer's token was refused: sign in, and order again. */
    | 'session-expired'
    /** Another reason of the backend's. */
    | 'refused'
    /** No answer, or a failure of the backend: whether there is an order is not known. */
    | 'unknown'
  readonly message: string
}

/** Magento puts all of these under one code, in English whatever the store view. */
const UNABLE_TO_PLACE_ORDER: readonly (readonly [pattern: RegExp, kind: PlaceOrderError['kind']])[] = [
  [/server error stopped|in quantities of|fewest you may|maximum qty|decimal quantity|greater than 0/i, 'cart-changed'],
  [/out of stock|requested qty|not available/i, 'out-of-stock'],
  [/gateway did not answer/i, 'payment-unanswered'],
  [/gateway|declined/i, 'payment-declined'],
  [/reward points/i, 'points-spent'],
  [/pickup location/i, 'pickup-place'],
  [/shipping method/i, 'shipping-method'],
  [/payment method/i, 'payment-method'],
  [/address|is required/i, 'address'],
]

/** An entry of `placeOrder.errors`. */
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

/** A `placeOrder` that was not answered with a payload. */
export function unansweredOrder({ kind, message }: MutationError): PlaceOrderError {
  switch (kind) {
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
