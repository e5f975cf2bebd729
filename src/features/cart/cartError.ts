import type { MutationError } from '#src/relay/commitMutation.ts'

/**
 * Why the cart did not take a write. `message` is the backend's own text in the language of the store view: for logs,
 * and for `unknown`, where there are no better words.
 */
export type CartError = {
  readonly kind:
    /** Sold out. */
    | 'out-of-stock'
    /** There is some, but not this many. */
    | 'insufficient-stock'
    /** Fewer than may be bought at once: `message` tells how many those are. */
    | 'too-few'
    /** More than may be bought at once. */
    | 'too-many'
    /** Refused although it is fewer than before: no bound that is told. */
    | 'not-so-few'
    /** The product, or the line, is not there any more. */
    | 'not-found'
    /** A required option was not chosen. */
    | 'options-missing'
    /** What was chosen or written is none of what may be. */
    | 'options-wrong'
    /** Sold in packs: `message` tells of how many. */
    | 'increments'
    | 'coupon-invalid'
    /** Another code is applied: one at a time. */
    | 'coupon-present'
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

/** What Magento gives no code of its own (reference §5). A store view whose Magento translates them shows its words. */
const BY_WORDS: readonly (readonly [words: RegExp, kind: CartError['kind']])[] = [
  [/choose options|required option|specify (product|the quantity)|please specify/i, 'options-missing'],
  [/only one element|too long|invalid format|option.* incorrect|gift card (min |max )?amount/i, 'options-wrong'],
  [/in quantities of/i, 'increments'],
  [/fewest\D*\d+\D*$/i, 'too-few'],
  [/maximum qty|most you may/i, 'too-many'],
  [/fewest|decimal quantity|greater than 0|qty is not available/i, 'insufficient-stock'],
  [/already applied/i, 'coupon-present'],
]

const kindOf = (message: string): CartError['kind'] => BY_WORDS.find(([words]) => words.test(message))?.[1] ?? 'unknown'

export function refusalOf({ code, message }: UserError): CartError {
  switch (code) {
    case 'PRODUCT_NOT_FOUND':
    case 'COULD_NOT_FIND_CART_ITEM':
      return { kind: 'not-found', message }
    case 'NOT_SALABLE':
      return { kind: 'out-of-stock', message }
    case 'INSUFFICIENT_STOCK':
      return { kind: kindOf(message) === 'too-few' ? 'too-few' : 'insufficient-stock', message }
    default:
      return { kind: kindOf(message), message }
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
      return { kind: kindOf(message), message }
  }
}

/**
 * The first whole number of a text, behind the SKU that some begin with. No field tells how many pieces fit together, or
 * how many are left below the merchant's threshold, and not every version tells the fewest that a product is sold in:
 * only the backend's words do, with the number in every language.
 */
export function numberIn(message: string): number | null {
  const [found = ''] = /\d[\d.,]*\d|\d/.exec(message.replace(/^.*: /, '')) ?? []
  return /^\d+$/.test(found) ? Number(found) : null
}
