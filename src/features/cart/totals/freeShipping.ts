/** The totals of a cart in the shop's currency. */
type Sums = { readonly subtotal: number; readonly discounts: readonly number[] }

/** The amount that a cart needs for free delivery from `threshold` on; zero or negative if it is reached. */
export function missingForFreeShipping(threshold: number, { subtotal, discounts }: Sums): number {
  const taken = discounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  // Rounded to cents, because binary fractions could add a cent.
  return Math.round((threshold - subtotal + taken) * 100) / 100
}
