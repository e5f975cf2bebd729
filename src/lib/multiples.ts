/** Magento's quantities have at most four decimals; a sum of steps such as 0.1 has dust beyond them. */
const withoutDust = (quantity: number): number => Number(quantity.toFixed(4))

/** The least multiple of the step that is at least the quantity. */
export const multipleFrom = (quantity: number, step: number): number =>
  withoutDust(Math.ceil(withoutDust(quantity / step)) * step)

/** The greatest multiple of the step that is at most the quantity. */
export const multipleUpTo = (quantity: number, step: number): number =>
  Number.isFinite(quantity) ? withoutDust(Math.floor(withoutDust(quantity / step)) * step) : quantity

/** The multiple for a refused quantity: the next one, or the last one up to the most. */
export function multipleWithin(quantity: number, step: number, most: number): number {
  const next = multipleFrom(quantity, step)
  return next <= most ? next : multipleUpTo(most, step)
}
