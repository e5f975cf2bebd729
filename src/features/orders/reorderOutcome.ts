/** A line of an order that was to be bought again. */
export type WantedLine = {
  readonly name: string
  /** Of the product as listed; null when it is not sold any more. */
  readonly sku: string | null
  readonly quantity: number
}

export type ReorderedLine = { readonly name: string; readonly wanted: number; readonly added: number }

type CartLine = { readonly sku: string; readonly quantity: number }

const piecesOf = (lines: readonly CartLine[], sku: string) =>
  lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)

/**
 * What became of each line. Magento names no line in its refusals, so the cart before and after tells. Lines of one
 * product share what came of it, in their order.
 */
export function reorderOutcome(
  wanted: readonly WantedLine[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): readonly ReorderedLine[] {
  const left = new Map<string, number>()
  return wanted.map(({ name, sku, quantity }) => {
    if (sku === null) return { name, wanted: quantity, added: 0 }
    const there = left.get(sku) ?? Math.max(0, piecesOf(after, sku) - piecesOf(before, sku))
    const added = Math.min(quantity, there)
    left.set(sku, there - added)
    return { name, wanted: quantity, added }
  })
}
