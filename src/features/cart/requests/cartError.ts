import type { MutationError } from '#src/relay/commitMutation.ts'

/**
 * The reason why the cart refused a write. `message` is the backend's text in the language of the store view: for logs,
 * and for `unknown`, which has no other text.
 */
export type CartError = {
  readonly kind:
    /** Sold out. */
    | 'out-of-stock'
    /** Some are in stock, but fewer than requested. */
    | 'insufficient-stock'
    /** Below the minimum quantity, which is in `message`. */
    | 'too-few'
    /** Above the maximum quantity. */
    | 'too-many'
    /** Refused although it reduces the quantity; the bound is unknown. */
    | 'not-so-few'
    /** The product or the line no longer exists. */
    | 'not-found'
    /** A required option is missing. */
    | 'options-missing'
    /** An option value is invalid. */
    | 'options-wrong'
    /** Sold in packs. */
    | 'increments'
    | 'coupon-invalid'
    /** Another coupon is applied; only one is possible. */
    | 'coupon-present'
    /** The customer's session has expired; sign in and try again. */
    | 'session-expired'
    /** The host's limiter refused it for `waitSeconds`. */
    | 'too-many-tries'
    /** No answer: the cart may have accepted the write. */
    | 'unreachable'
    /** No answer, and the cart does not show whether it accepted the write. */
    | 'uncertain'
    /** The backend failed. */
    | 'server'
    /** Refused for a reason that only `message` contains. */
    | 'unknown'
  readonly message: string
  /** The number of pieces of a pack, for `increments`. */
  readonly pack?: number
  /** The most that the cart takes, to which the quantity was set instead. */
  readonly most?: number
  /** For `too-many-tries`. */
  readonly waitSeconds?: number
}

export type AddToCartError = CartError

/** An entry of `user_errors`: a refusal of the backend, line by line. */
export type UserError = { readonly code: string; readonly message: string }

/** Whether the backend may have executed the write all the same: the cart has to be read again. */
export const mayBeExecuted = ({ kind }: { readonly kind: string }): boolean =>
  kind === 'unreachable' || kind === 'server'

/**
 * Refusals that Magento reports without a specific code (reference §5). If a store view translates them, its text is
 * shown.
 */
const BY_WORDS: readonly (readonly [words: RegExp, kind: CartError['kind']])[] = [
  [/choose options|required option|specify (product|the quantity)|please specify/i, 'options-missing'],
  [/only one element|too long|invalid format|option.* incorrect|gift card (min |max )?amount/i, 'options-wrong'],
  [/in quantities of/i, 'increments'],
  [/fewest\D*\d+(?:[.,]\d{1,2})?\D*$/i, 'too-few'],
  [/maximum qty|most you may/i, 'too-many'],
  [/fewest|decimal quantity|greater than 0|qty is not available/i, 'insufficient-stock'],
  [/already applied/i, 'coupon-present'],
]

const kindOf = (message: string): CartError['kind'] => BY_WORDS.find(([words]) => words.test(message))?.[1] ?? 'unknown'

function refused(kind: CartError['kind'], message: string): CartError {
  const pack = kind === 'increments' ? numberIn(message) : null
  return { kind, message, ...(pack !== null && { pack }) }
}

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
      return refused(kindOf(message), message)
  }
}

export function cartErrorOf(error: MutationError): CartError {
  const { kind, message } = error
  switch (kind) {
    case 'too-many-tries':
      return error
    case 'session-expired':
    case 'unreachable':
    case 'server':
      return { kind, message }
    case 'no-such-entity':
      return { kind: 'not-found', message }
    case 'rejected':
      return refused(kindOf(message), message)
  }
}

/**
 * The first number in a text after a possible SKU, if its notation has one reading: 6, 2.5 and 2,5, but not 1,000. Pack
 * sizes, remaining stock and, in some versions, the minimum quantity are in no field, only in the backend's texts, which
 * contain the number in every language.
 */
export function numberIn(message: string): number | null {
  const [found = ''] = /\d[\d.,]*\d|\d/.exec(message.replace(/^.*: /, '')) ?? []
  return /^\d+(?:[.,]\d{1,2})?$/.test(found) ? Number(found.replace(',', '.')) : null
}

/** The fewest pieces that a refusal of the kind `too-few` tells: that kind is known by its number. */
export function fewestIn(message: string): number {
  const fewest = numberIn(message)
  if (fewest === null) throw new Error(`"${message}" tells no number.`)
  return fewest
}

/**
 * The number of pieces that are left, if the refusal of a quantity tells it: its only whole number beside the refused
 * one, as in "Only 4 of 10 available". Names of products may contain others, and then nothing is known.
 */
export function mostIn({ kind, message }: CartError, wanted: number): number | null {
  if (kind !== 'insufficient-stock') return null
  const numbers = new Set(
    (message.replace(/^.*: /, '').match(/\d[\d.,]*/g) ?? []).map((text) => Number(text.replace(/[.,]$/, ''))),
  )
  numbers.delete(wanted)
  const [left = 0] = numbers
  return numbers.size === 1 && Number.isInteger(left) && left > 0 && left < wanted ? left : null
}
