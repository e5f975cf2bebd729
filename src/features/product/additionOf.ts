import type { Addition } from './choices.ts'

/** `price` and `price_type` of an option as the API answers them; null where it costs nothing. */
export function additionOf(price: number | null | undefined, priceType: string | null | undefined): Addition | null {
  return price ? { kind: priceType === 'PERCENT' ? 'percent' : 'fixed', amount: price } : null
}
