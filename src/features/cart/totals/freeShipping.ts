import { exactAmount } from '#src/shop/amountText.ts'

/** The totals of a cart in the shop's currency. */
type Sums = { readonly subtotal: number; readonly discounts: readonly number[] }

/** The amount that a cart needs for free delivery from `threshold` on; zero or negative if it is reached. */
export function missingForFreeShipping(threshold: number, { subtotal, discounts }: Sums): number {
  const taken = discounts.reduce((sum, amount) => sum + Math.abs(amount), 0)
  return exactAmount(threshold - subtotal + taken)
}
