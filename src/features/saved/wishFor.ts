import type { Wish } from '#src/relay/savedProducts.ts'

/** One piece of a product, or as many as were chosen, with what else was chosen of it so far. */
export const wishFor = (sku: string, chosen: Partial<Wish> = {}): Wish => ({
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  words: [],
  ...chosen,
  sku,
})
