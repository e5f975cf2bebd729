/** Percent off from a number of products on. */
export type PercentTier = { readonly quantity: number; readonly percentOff: number }

/** The highest percentage that a number of products reaches; 0 if it reaches no tier. */
export const reachedPercent = (tiers: readonly PercentTier[], products: number): number =>
  Math.max(0, ...tiers.filter(({ quantity }) => products >= quantity).map(({ percentOff }) => percentOff))

/** The price of one piece in a tier. Magento reckons `percent_off` from the regular price, rounded to two decimals. */
export const tierAmount = (regular: number, percentOff: number): number =>
  Math.round(regular * (100 - percentOff)) / 100
