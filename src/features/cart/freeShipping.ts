/** The sums of a cart, in the shop's currency. */
type Sums = { readonly subtotal: number; readonly discounts: readonly number[] }

/** How much the goods of a cart lack for free delivery from `threshold` on; nothing or less where they have reached it. */
export function missingForFreeShipping(threshold: number, { subtotal, discounts }: Sums): number {
  const taken = discounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  // Cents: fractions of a binary float would ask for a cent too much.
  return Math.round((threshold - subtotal + taken) * 100) / 100
}
