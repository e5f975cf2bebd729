import { graphql, useFragment } from 'react-relay'
import type { ProductGrid_products$key } from '#src/__generated__/ProductGrid_products.graphql.ts'
import { Grid } from '#src/ui/Grid.tsx'
import { ProductCard } from './ProductCard.tsx'

/** The widest first row: what the first screen shows of the list at most. */
const FIRST_ROW = 4

type ProductGridProps = {
  readonly products: ProductGrid_products$key
  readonly headingLevel?: 2 | 3
  /** The list is what the page opens with: its first row is fetched at once, its first picture before all else. */
  readonly leadsPage?: boolean
}

export function ProductGrid({ products: keys, headingLevel = 2, leadsPage = false }: ProductGridProps) {
  const products = useFragment(
    graphql`
      fragment ProductGrid_products on ProductInterface @relay(plural: true) {
        uid
        ...ProductCard_product
      }
    `,
    keys,
  )
  const loadingOf = (index: number) => {
    if (!leadsPage || index >= FIRST_ROW) return 'late'
    return index === 0 ? 'first' : 'early'
  }
  return (
    <Grid as="ul" role="list">
      {products.map((product, index) => (
        <li key={product.uid}>
          <ProductCard product={product} layout="grid" headingLevel={headingLevel} loading={loadingOf(index)} />
        </li>
      ))}
    </Grid>
  )
}
