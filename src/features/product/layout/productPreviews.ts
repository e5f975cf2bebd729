import { createContext } from 'react'

/** The data of a card for the product page that its link opens. */
export type ProductPreview = {
  readonly name: string
  /** The address of the shown picture and its `sizes`: the same values load it from memory. */
  readonly picture: string
  readonly sizes: string
  /** The address of the first picture of the product's own page. */
  readonly first: string
}

/** Passes the preview from the followed card to the next page. */
export type ProductPreviews = {
  readonly note: (urlKey: string, preview: ProductPreview) => void
  readonly of: (urlKey: string) => ProductPreview | null
}

/** Keeps only the last one. */
export function createProductPreviews(): ProductPreviews {
  let noted: { readonly urlKey: string; readonly preview: ProductPreview } | null = null
  return {
    note: (urlKey, preview) => (noted = { urlKey, preview }),
    of: (urlKey) => (noted?.urlKey === urlKey ? noted.preview : null),
  }
}

/** Null without previews: every page then starts with a plain skeleton. */
export const ProductPreviewsContext = createContext<ProductPreviews | null>(null)
