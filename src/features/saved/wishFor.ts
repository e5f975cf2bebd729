import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { Wish } from '#src/platform/saved/keptWishes.ts'

/** A wish for one piece of a product, or for the chosen quantity and options. */
export const wishFor = (sku: string, { words = [], ...chosen }: Partial<Wish> = {}): Wish => ({
  ...cartLineRequest({ ...chosen, sku }),
  words,
})
