/** What puts a line right that the backend finds fault with: fewer pieces, or none. */
export type LineFix = { readonly kind: 'reduce'; readonly quantity: number } | { readonly kind: 'remove' }

type FaultyLine = {
  readonly quantity: number
  /** Magento's kinds of faults; null for a line without one. */
  readonly fault: string | null
  /** Pieces left, where the shop tells. */
  readonly left: number | null | undefined
}

/** Null where there is nothing to put right, or where only the shopper can tell how: a product that is sold by sixes. */
export function lineFixOf({ quantity, fault, left }: FaultyLine): LineFix | null {
  if (fault !== 'ITEM_QTY') return null
  return left != null && left > 0 && left < quantity ? { kind: 'reduce', quantity: left } : { kind: 'remove' }
}
