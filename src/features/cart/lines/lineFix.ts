import { multipleWithin } from '#src/lib/multiples.ts'
import { numberIn } from '../requests/cartError.ts'

/** The solution for a line with a problem: another quantity, or removal. */
export type LineFix = { readonly kind: 'reduce' | 'raise'; readonly quantity: number } | { readonly kind: 'remove' }

type FaultyLine = {
  readonly quantity: number
  /** Magento's error code; null for a line without one. */
  readonly fault: string | null
  /** The backend's message. */
  readonly message: string
  /** Remaining stock, if the shop shows it. */
  readonly left: number | null | undefined
}

/** In English and Italian, the languages of Magento's messages. */
const MOST_AT_ONCE = /maximum|massim/i

/** Null without a problem, or if only the shopper can solve it. */
export function lineFixOf({ quantity, fault, message, left }: FaultyLine): LineFix | null {
  const most = left != null && left > 0 ? left : Infinity
  const told = numberIn(message)
  if (fault === 'ITEM_INCREMENTS') {
    if (told === null || told <= 1) return null
    return fixTo(multipleWithin(quantity, told, most), quantity)
  }
  if (fault !== 'ITEM_QTY') return null
  // The maximum per order is unknown, and the remaining stock may be larger.
  if (told === null && MOST_AT_ONCE.test(message)) return { kind: 'remove' }
  if (most < quantity) return fixTo(most, quantity)
  return fixTo(told !== null && told <= most ? told : 0, quantity)
}

const fixTo = (wanted: number, quantity: number): LineFix =>
  wanted <= 0 || wanted === quantity
    ? { kind: 'remove' }
    : { kind: wanted < quantity ? 'reduce' : 'raise', quantity: wanted }
