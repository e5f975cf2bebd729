import { numberIn } from './cartError.ts'

/** What puts a line right that the backend finds fault with: another number of pieces, or none. */
export type LineFix = { readonly kind: 'reduce' | 'raise'; readonly quantity: number } | { readonly kind: 'remove' }

type FaultyLine = {
  readonly quantity: number
  /** Magento's kinds of faults; null for a line without one. */
  readonly fault: string | null
  /** The backend's own words. */
  readonly message: string
  /** Pieces left, where the shop tells. */
  readonly left: number | null | undefined
}

/** In English and in Italian, which Magento's own words may be in. */
const MOST_AT_ONCE = /maximum|massim/i

/** Null where there is nothing to put right, or where only the shopper can tell how. */
export function lineFixOf({ quantity, fault, message, left }: FaultyLine): LineFix | null {
  const most = left != null && left > 0 ? left : Infinity
  const told = numberIn(message)
  if (fault === 'ITEM_INCREMENTS') {
    if (told === null || told < 2) return null
    const next = Math.ceil(quantity / told) * told
    return fixTo(next <= most ? next : Math.floor(most / told) * told, quantity)
  }
  if (fault !== 'ITEM_QTY') return null
  // How many may be bought at once nobody tells: what is left may be more.
  if (told === null && MOST_AT_ONCE.test(message)) return { kind: 'remove' }
  if (most < quantity) return fixTo(most, quantity)
  return fixTo(told !== null && told <= most ? told : 0, quantity)
}

const fixTo = (wanted: number, quantity: number): LineFix =>
  wanted <= 0 || wanted === quantity
    ? { kind: 'remove' }
    : { kind: wanted < quantity ? 'reduce' : 'raise', quantity: wanted }
