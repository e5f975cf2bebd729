import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { ReactNode } from 'react'
import type { useProductPhotos_product$key } from '#src/__generated__/useProductPhotos_product.graphql.ts'
import { Carousel, CurrentSlideContext } from '#src/ui/media/Carousel.tsx'
import { Picture, PreviewedPicture } from '#src/ui/media/Picture.tsx'
import { ProductPreviewsContext } from '../layout/productPreviews.ts'
import { GALLERY_SIZES } from './gallerySizes.ts'
import { filmSlide, filmThumbnail, gallery, zoomLink } from './ProductGallery.css.ts'
import { type ProductVideo, useProductPhotos } from './useProductPhotos.ts'

type SlideAnchor = {
  readonly className: string
  readonly 'aria-label': string
  /** -1 on the photos that are not shown. */
  readonly tabIndex: 0 | -1
}

type ProductGalleryProps = {
  readonly urlKey: string
  readonly name: string
  readonly product: useProductPhotos_product$key
  /** Its variants have different numbers of photos; the large photo must keep its position. */
  readonly hasVariants: boolean
  /** A link to the full-screen view of this photo, from 1. */
  readonly renderZoomLink: (photo: number, anchor: SlideAnchor & { readonly children: ReactNode }) => ReactNode
  /** Renders the player of a video over its preview picture. */
  readonly renderVideo: (video: ProductVideo & { readonly alt: string }) => ReactNode
}

/** The photos and videos of a product: to swipe, step through and enlarge, with thumbnails from `md` up. */
export function ProductGallery({
  urlKey,
  name,
  product,
  hasVariants,
  renderZoomLink,
  renderVideo,
}: ProductGalleryProps) {
  const { t } = useLingui()
  const photos = useProductPhotos(product, name)
  const videoWord = t`Video`
  // The card's picture stays until the large one has loaded, as in the placeholder of the page.
  const preview = use(ProductPreviewsContext)?.of(urlKey)
  return (
    <div className={gallery}>
      {/* A variant with other photos starts at the first one; another size with the same photos does not. */}
      <Carousel
        key={photos.map(({ url }) => url).join(' ')}
        label={t`Foto di ${name}`}
        previousLabel={t`Foto precedente`}
        nextLabel={t`Foto successiva`}
        variant="full"
        thumbnails={
          photos.length > 1 || hasVariants
            ? {
                label: (position) =>
                  photos[position - 1]?.video ? `${videoWord} ${position}` : t`Vai alla foto ${position}`,
                pictures: photos.map(({ url, video }) => (
                  <div key={video?.url ?? url} {...(video && { className: filmThumbnail, 'data-word': videoWord })}>
                    <Picture src={url} alt="" sizes="72px" widths={[96, 160]} />
                  </div>
                )),
              }
            : undefined
        }
      >
        {photos.map(({ url, alt, video }, index) => {
          const large = { src: url, alt, sizes: GALLERY_SIZES, priority: index === 0, corners: 'square' } as const
          const picture =
            preview?.first === url ? (
              <PreviewedPicture preview={{ src: preview.picture, sizes: preview.sizes }} {...large} />
            ) : (
              <Picture {...large} />
            )
          return video ? (
            <div key={video.url} className={filmSlide}>
              {picture}
              {renderVideo({ ...video, alt })}
            </div>
          ) : (
            <ZoomSlide
              key={url}
              label={t`Ingrandisci: ${alt}`}
              render={(anchor) => renderZoomLink(index + 1, { ...anchor, children: picture })}
            />
          )
        })}
      </Carousel>
    </div>
  )
}

type ZoomSlideProps = { readonly label: string; readonly render: (anchor: SlideAnchor) => ReactNode }

function ZoomSlide({ label, render }: ZoomSlideProps) {
  const isCurrent = use(CurrentSlideContext)
  return render({ className: zoomLink, 'aria-label': label, tabIndex: isCurrent ? 0 : -1 })
}
