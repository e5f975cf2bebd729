import { createContext } from 'react'

/** What a card shows of the product that its link leads to. */
export type ProductPreview = {
  readonly name: string
  /** The address of the picture on screen, and its `sizes`: with the same ones it is at hand. */
  readonly picture: string
  readonly sizes: string
  /** The address of the first picture of the product's own page. */
  readonly first: string
}

/** Between a card whose link is followed and the page that is still to come. */
export type ProductPreviews = {
  readonly note: (urlKey: string, preview: ProductPreview) => void
  readonly of: (urlKey: string) => ProductPreview | null
}

/** Remembers the last one only. */
export function createProductPreviews(): ProductPreviews {
  let noted: { readonly urlKey: string; readonly preview: ProductPreview } | null = null
  return {
    note: (urlKey, preview) => (noted = { urlKey, preview }),
    of: (urlKey) => (noted?.urlKey === urlKey ? noted.preview : null),
  }
}

/** Null where nothing is noted: every page is then awaited without a preview. */
export const ProductPreviewsContext = createContext<ProductPreviews | null>(null)
