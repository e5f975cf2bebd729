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
  if (most < quantity) return fixTo(most, quantity)
  return fixTo(told !== null && told <= most ? told : 0, quantity)
}

const fixTo = (wanted: number, quantity: number): LineFix =>
  wanted <= 0 || wanted === quantity
    ? { kind: 'remove' }
    : { kind: wanted < quantity ? 'reduce' : 'raise', quantity: wanted }

/**
 * The first whole number of a text. No field tells the fewest pieces a product is sold in, how many fit together, or how
 * many are left below the merchant's threshold: only the fault's words do, with the number in every language.
 */
function numberIn(message: string): number | null {
  const [found = ''] = /\d[\d.,]*\d|\d/.exec(message) ?? []
  return /^\d+$/.test(found) ? Number(found) : null
}
