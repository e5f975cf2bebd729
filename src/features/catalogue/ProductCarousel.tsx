import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ProductCarousel_products$key } from '#src/__generated__/ProductCarousel_products.graphql.ts'
import { useItemList } from '#src/features/analytics/useItemList.ts'
import { Carousel } from '#src/ui/Carousel.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { ProductCard } from './ProductCard.tsx'

type ProductCarouselProps = {
  /** The accessible name of the row; its visible heading stands above, in the page. */
  readonly label: string
  /** How the row is called where its views are counted: not its label, which is in the shopper's language. */
  readonly listId: string
  readonly products: ProductCarousel_products$key
  readonly headingLevel?: 2 | 3 | 4
  /** All of them on the page's grid, instead of a row to leaf through. */
  readonly asGrid?: boolean
}

/** A row of cards to leaf through: new pieces, related ones. Nothing where there are none. */
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
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by useItemList
        ...productItem_product
      }
    `,
    keys,
  )
  const onSelect = useItemList({ id: listId, name: label, offset: 0, products })
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
