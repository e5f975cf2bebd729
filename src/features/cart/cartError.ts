import type { MutationError } from '#src/relay/commitMutation.ts'

/**
 * Why the cart did not take a write. `message` is the backend's own text in the language of the store view: for logs,
 * and for `unknown`, where there are no better words.
 */
export type CartError = {
  readonly kind:
    /** Sold out. */
    | 'out-of-stock'
    /** There is some, but not this many; or fewer than may be bought at once. */
    | 'insufficient-stock'
    /** The product, or the line, is not there any more. */
    | 'not-found'
    /** A required option was not chosen. */
    | 'options-missing'
    | 'coupon-invalid'
    /** The customer's session ended; sign in and try again. */
    | 'session-expired'
    /** No answer: whether the cart took the write is not known. */
    | 'unreachable'
    /** The backend failed. */
    | 'server'
    /** Refused for a reason that only `message` tells. */
    | 'unknown'
  readonly message: string
}

export type AddToCartError = CartError

/** An entry of `user_errors`: what the backend refused, line by line. */
export type UserError = { readonly code: string; readonly message: string }

/** Magento gives options that are missing no code of their own (reference §5). */
const OPTIONS_MISSING = /choose options|required option|specify product option|product link/i

export function refusalOf({ code, message }: UserError): CartError {
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
    case 'COULD_NOT_FIND_CART_ITEM':
      return { kind: 'not-found', message }
    case 'NOT_SALABLE':
      return { kind: 'out-of-stock', message }
    case 'INSUFFICIENT_STOCK':
      return { kind: 'insufficient-stock', message }
    default:
      return { kind: OPTIONS_MISSING.test(message) ? 'options-missing' : 'unknown', message }
  }
}

export function cartErrorOf({ kind, message }: MutationError): CartError {
  switch (kind) {
    case 'session-expired':
    case 'unreachable':
    case 'server':
      return { kind, message }
    case 'no-such-entity':
      return { kind: 'not-found', message }
    case 'rejected':
      return { kind: 'unknown', message }
  }
}
