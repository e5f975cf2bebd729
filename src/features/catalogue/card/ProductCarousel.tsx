import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ProductCarousel_products$key } from '#src/__generated__/ProductCarousel_products.graphql.ts'
import { productItemOf } from '#src/features/analytics/productItem.ts'
import { useItemList } from '#src/features/analytics/useItemList.ts'
import { Carousel } from '#src/ui/media/Carousel.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { ProductCard } from './ProductCard.tsx'

type ProductCarouselProps = {
  /** The accessible name of the row; the page shows a visible heading above it. */
  readonly label: string
  /** The list's id in analytics, which does not depend on the language. */
  readonly listId: string
  readonly products: ProductCarousel_products$key
  readonly headingLevel?: 2 | 3 | 4
  /** Shows all products on the page's grid in place of a carousel. */
  readonly asGrid?: boolean
}

/** A carousel of cards: new or related products. Empty if there are none. */
export function ProductCarousel({
  label,
  listId,
  products: keys,
  headingLevel = 3,
  asGrid = false,
}: ProductCarouselProps) {
  const { t } = useLingui()
  const products = useFragment(
    graphql`
      fragment ProductCarousel_products on ProductInterface @relay(plural: true) {
        uid
        ...ProductCard_product
        ...productItem_product
      }
    `,
    keys,
  )
  const onSelect = useItemList({ id: listId, name: label, offset: 0, products: products.map(productItemOf) })
  if (products.length === 0) return null
  const cards = products.map((product, index) => (
    <ProductCard
      key={product.uid}
      product={product}
      layout="carousel"
      headingLevel={headingLevel}
      onSelect={() => onSelect(index)}
    />
  ))
  if (asGrid) {
    return (
      <Grid as="ul" role="list" aria-label={label}>
        {cards.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </Grid>
    )
  }
  return (
    <Carousel label={label} previousLabel={t`Pezzi precedenti`} nextLabel={t`Pezzi successivi`}>
      {cards}
    </Carousel>
  )
}
