import type { Addition } from './choices.ts'

/** Converts `price` and `price_type` of an option from the API; null if it is free. */
export function additionOf(price: number | null | undefined, priceType: string | null | undefined): Addition | null {
  return price ? { kind: priceType === 'PERCENT' ? 'percent' : 'fixed', amount: price } : null
}
