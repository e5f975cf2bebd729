import type { ProductCarousel_products$key } from '#src/__generated__/ProductCarousel_products.graphql.ts'
import { ProductCarousel } from '#src/features/catalogue/card/ProductCarousel.tsx'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'

type ProductRowProps = {
  readonly title: string
  readonly listId: string
  /** Magento's list, which may hold nulls or be null itself. */
  readonly products: ReadonlyArray<ProductCarousel_products$key[number] | null | undefined> | null | undefined
}

/** Related products under a heading; nothing if there are none. */
export function ProductRow({ title, listId, products }: ProductRowProps) {
  const keys = (products ?? []).flatMap((product) => product ?? [])
  return keys.length === 0 ? null : (
    <ProductSection title={title}>
      <ProductCarousel listId={listId} label={title} products={keys} />
    </ProductSection>
  )
}
