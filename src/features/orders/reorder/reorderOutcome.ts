import type { CartError } from '#src/features/cart/requests/cartError.ts'
import type { Result } from '#src/lib/result.ts'

/** An order line to buy again. */
export type WantedLine = {
  readonly name: string
  /** SKU of the listed product; null if it is no longer sold. */
  readonly sku: string | null
  readonly quantity: number
}

export type ReorderedLine = { readonly name: string; readonly wanted: number; readonly added: number }

/** The outcome of a reorder: each line, or the reason for none. */
export type ReorderOutcome = Result<readonly ReorderedLine[], CartError>

type CartLine = { readonly sku: string; readonly quantity: number }

const piecesOf = (lines: readonly CartLine[], sku: string) =>
  lines.reduce((sum, line) => (line.sku === sku ? sum + line.quantity : sum), 0)

/**
 * The result of each line. Magento's refusals name no line, so the cart before and after is compared. Lines of the same
 * product share the added quantity, in order.
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
