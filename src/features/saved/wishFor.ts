import type { Wish } from '#src/relay/savedProducts.ts'

/** One piece of a product, with what was chosen of it so far. */
export const wishFor = (sku: string, chosen: Partial<Pick<Wish, 'selectedOptions' | 'words'>> = {}): Wish => ({
  sku,
  quantity: 1,
  selectedOptions: [],
  enteredOptions: [],
  words: [],
  ...chosen,
})
