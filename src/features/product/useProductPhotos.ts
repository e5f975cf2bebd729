import { graphql, useFragment } from 'react-relay'
import type { useProductPhotos_product$key } from '#src/__generated__/useProductPhotos_product.graphql.ts'

export type ProductPhoto = {
  readonly url: string
  /** What it shows: its own label, else the given name. */
  readonly alt: string
}

/** The photos of a product, or of one of its variants, in the merchant's order; `name` is the product's. */
export function useProductPhotos(productKey: useProductPhotos_product$key, name: string): readonly ProductPhoto[] {
  const { image, media_gallery } = useFragment(
    graphql`
      fragment useProductPhotos_product on ProductInterface {
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
  const photos = (media_gallery ?? []).filter(
    (entry) => entry?.__typename === 'ProductImage' && entry.disabled !== true,
  )
  // Magento answers its placeholder as the image of a product without photos.
  return (photos.some((photo) => photo?.url) ? photos : [image]).flatMap((photo) =>
    photo?.url ? [{ url: photo.url, alt: photo.label ?? name }] : [],
  )
}
