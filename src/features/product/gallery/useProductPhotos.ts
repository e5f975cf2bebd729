import { graphql, useFragment } from 'react-relay'
import type { useProductPhotos_product$key } from '#src/__generated__/useProductPhotos_product.graphql.ts'

export type ProductPhoto = {
  readonly url: string
  /** The alternative text: its own label, otherwise the given name. */
  readonly alt: string
  /** The video of this preview picture. */
  readonly video: ProductVideo | null
}

export type ProductVideo = {
  /** The merchant's value: a page of YouTube or Vimeo, or a file. */
  readonly url: string
  readonly title: string | null
}

/**
 * The photos of a product or variant and the previews of its videos, in the merchant's order; `name` is the product's.
 */
export function useProductPhotos(productKey: useProductPhotos_product$key, name: string): readonly ProductPhoto[] {
  const { image, media_gallery } = useFragment(
    graphql`
      fragment useProductPhotos_product on ProductInterface {
        image {
          url
          label
        }
        media_gallery {
          url
          label
          disabled
          ... on ProductVideo {
            video_content {
              video_title
              video_url
            }
          }
        }
      }
    `,
    productKey,
  )
  const photos = (media_gallery ?? []).filter((entry) => entry?.disabled !== true)
  // Magento sends its placeholder as the image of a product without photos.
  const shown = (photos.some((photo) => photo?.url) ? photos : [{ ...image, video_content: null }]).flatMap((photo) => {
    if (!photo?.url) return []
    const { url, label, video_content: video } = photo
    const { video_url: film, video_title: title = null } = video ?? {}
    return [{ url, alt: label ?? name, video: film ? { url: film, title } : null }]
  })
  // A merchant may have uploaded a picture twice.
  return [...new Map(shown.map((photo) => [photo.video?.url ?? photo.url, photo])).values()]
}
