import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ProductCarousel_products$key } from '#src/__generated__/ProductCarousel_products.graphql.ts'
import { Carousel } from '#src/ui/Carousel.tsx'
import { ProductCard } from './ProductCard.tsx'

type ProductCarouselProps = {
  /** The accessible name of the row; its visible heading stands above, in the page. */
  readonly label: string
  readonly products: ProductCarousel_products$key
  readonly headingLevel?: 2 | 3 | 4
}

/** A row of cards to leaf through: new pieces, related ones. Nothing where there are none. */
export function ProductCarousel({ label, products: keys, headingLevel = 3 }: ProductCarouselProps) {
  const { t } = useLingui()
  const products = useFragment(
    graphql`
      fragment ProductCarousel_products on ProductInterface @relay(plural: true) {
        uid
        ...ProductCard_product
      }
    `,
    keys,
  )
  if (products.length === 0) return null
  return (
    <Carousel label={label} previousLabel={t`Pezzi precedenti`} nextLabel={t`Pezzi successivi`}>
      {products.map((product) => (
        <ProductCard key={product.uid} product={product} layout="carousel" headingLevel={headingLevel} />
      ))}
    </Carousel>
  )
}
