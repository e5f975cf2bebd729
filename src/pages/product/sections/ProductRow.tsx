import { graphql, useFragment } from 'react-relay'
import type { ProductRow_products$key } from '#src/__generated__/ProductRow_products.graphql.ts'
import { ProductCarousel } from '#src/features/catalogue/card/ProductCarousel.tsx'
import { ProductSection } from '#src/features/product/layout/ProductSection.tsx'

/** Fewer pieces look like leftovers beside a full row. */
export const FULL_ROW = 3

type ProductRowProps = {
  readonly title: string
  readonly listId: string
  /** Magento's list, which may hold nulls or be null itself. */
  readonly products: ReadonlyArray<ProductRow_products$key[number] | null | undefined> | null | undefined
  /** The row is hidden if it has fewer pieces. */
  readonly fewest?: number
}

/** Related products under a heading; nothing if there are too few. */
export function ProductRow({ title, listId, products, fewest = 1 }: ProductRowProps) {
  const shown = useFragment(
    graphql`
      fragment ProductRow_products on ProductInterface @relay(plural: true) {
        uid
        ...ProductCarousel_products
      }
    `,
    (products ?? []).flatMap((product) => product ?? []),
  )
  return shown.length < fewest ? null : (
    <ProductSection title={title}>
      <ProductCarousel listId={listId} label={title} products={shown} />
    </ProductSection>
  )
}
