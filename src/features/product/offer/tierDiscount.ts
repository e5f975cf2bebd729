/** Less than this is no difference that anybody pays. */
const SMALLEST_STEP = 0.005

/**
 * The discount of a tier from the present price, 0 to 1; null if the tier costs no less. Magento reckons `percent_off`
 * from the regular price, which a special price replaces: a tier above the special price is never charged.
 */
export function tierDiscount(price: number, regular: number, percentOff: number): number | null {
  const saved = price - regular * (1 - percentOff / 100)
  return saved > SMALLEST_STEP ? saved / price : null
}

type Tier = { readonly quantity: number; readonly discount: number }

/**
 * The tiers that are charged, by quantity. Magento charges the best tier that a quantity reaches: one that saves no more
 * than a tier of fewer pieces never counts.
 */
export function chargedTiers(tiers: readonly Tier[]): readonly Tier[] {
  const charged: Tier[] = []
  for (const tier of tiers.toSorted(
    (left, right) => left.quantity - right.quantity || right.discount - left.discount,
  )) {
    if (tier.discount > (charged.at(-1)?.discount ?? 0)) charged.push(tier)
  }
  return charged
}
