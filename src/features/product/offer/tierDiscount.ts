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
