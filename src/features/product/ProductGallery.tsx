import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { ProductGallery_product$key } from '#src/__generated__/ProductGallery_product.graphql.ts'
import { Carousel } from '#src/ui/Carousel.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { from } from '#src/ui/theme/breakpoints.ts'
import { gallery } from './ProductGallery.css.ts'

/** What the layout of the page leaves to the large picture. */
const SIZES = `${from.xl} 700px, ${from.md} 46vw, 100vw`

type ProductGalleryProps = {
  readonly product: ProductGallery_product$key
  /** Its variants have more or fewer photos; the large one keeps its place through all of them. */
  readonly hasVariants: boolean
}

/** The photos of a product: to swipe, to step through, and from `md` up with small ones to jump to. */
export function ProductGallery({ product: productKey, hasVariants }: ProductGalleryProps) {
  const { t } = useLingui()
  const product = useFragment(
    graphql`
      fragment ProductGallery_product on ProductInterface {
        name
        image {
          url
          label
        }
        media_gallery {
          __typename
          url
          label
          disabled
        }
      }
    `,
    productKey,
  )
  const photos = (product.media_gallery ?? []).flatMap((entry) =>
    entry?.url && entry.__typename === 'ProductImage' && entry.disabled !== true
      ? [{ url: entry.url, label: entry.label }]
      : [],
  )
  // Magento answers its placeholder as the image of a product without photos.
  const shown =
    photos.length > 0 ? photos : product.image?.url ? [{ url: product.image.url, label: product.image.label }] : []
  const name = product.name ?? ''
  return (
    <div className={gallery}>
      {/* Another variant is another set of photos, seen from the first one on; another size of the same piece is not. */}
      <Carousel
        key={shown.map(({ url }) => url).join(' ')}
        label={t`Foto di ${name}`}
        previousLabel={t`Foto precedente`}
        nextLabel={t`Foto successiva`}
        variant="full"
        thumbnails={
          shown.length > 1 || hasVariants
            ? {
                label: (position) => t`Vai alla foto ${position}`,
                pictures: shown.map(({ url }) => (
                  <Picture key={url} src={url} alt="" sizes="72px" widths={[96, 160]} />
                )),
              }
            : undefined
        }
      >
        {shown.map(({ url, label }, index) => (
          <Picture key={url} src={url} alt={label ?? name} sizes={SIZES} priority={index === 0} corners="square" />
        ))}
      </Carousel>
    </div>
  )
}
