import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'

/**
 * The parts of a product's address. Links to its overlays are made of them and not of the router's present location,
 * which is another page's while the product's page is kept hidden.
 */
export type ProductAddress = {
  readonly urlKey: string
  /** Magento's `url_suffix` of products; null if the store has none. */
  readonly urlSuffix: string | null | undefined
  readonly choice: VariantParams
}
