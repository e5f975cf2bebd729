import type { Wish } from '#src/relay/savedProducts.ts'

/** A wish for one piece of a product, or for the chosen quantity and options. */
export const wishFor = (sku: string, chosen: Partial<Wish> = {}): Wish => ({
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  words: [],
  ...chosen,
  sku,
})
