import { useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { ReactNode } from 'react'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { PreviewedPicture } from '#src/ui/media/Picture.tsx'
import { SkeletonPicture } from '#src/ui/feedback/SkeletonPicture.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { heading } from '#src/ui/layout/Text.css.ts'
import { GALLERY_SIZES } from '../gallery/gallerySizes.ts'
import { gallery, photo } from '../gallery/ProductGallery.css.ts'
import { box, layout, trail } from './ProductLayout.css.ts'
import { skeletonPicture, steps } from './ProductSkeleton.css.ts'
import { ProductPreviewsContext } from './productPreviews.ts'

/**
 * Placeholder of a product page in its final layout. If the shopper followed a card, its name and picture are shown at
 * once; screen readers announce the page's own heading later, which receives the focus.
 */
export function ProductSkeleton({ urlKey }: { readonly urlKey: string }) {
  const preview = use(ProductPreviewsContext)?.of(urlKey)
  if (!preview) return <Frame picture={<SkeletonPicture />} name={<NameToCome />} />
  return (
    <Frame
      picture={
        <PreviewedPicture
          preview={{ src: preview.picture, sizes: preview.sizes }}
          src={preview.first}
          alt=""
          sizes={GALLERY_SIZES}
          priority
          corners="square"
        />
      }
      name={
        <Heading level={1} aria-hidden="true">
          {preview.name}
        </Heading>
      }
    />
  )
}

const NameToCome = () => (
  <div className={heading({ size: 'lg' })}>
    <SkeletonText width="60%" />
  </div>
)

function Frame({ picture, name }: { readonly picture: ReactNode; readonly name: ReactNode }) {
  const { t } = useLingui()
  return (
    <Container aria-busy="true" aria-label={t`Caricamento`} role="status">
      <div className={trail}>
        <div className={steps}>
          <SkeletonText width="12rem" />
        </div>
      </div>
      <div className={layout}>
        <div className={gallery}>
          <div className={skeletonPicture}>
            <div className={photo}>{picture}</div>
          </div>
        </div>
        <div className={box}>
          {name}
          <SkeletonText lines={2} width="80%" />
          <div className={heading({ size: 'lg' })}>
            <SkeletonText width="30%" />
          </div>
          <Stack gap="s3">
            <SkeletonText lines={3} width="50%" />
          </Stack>
        </div>
      </div>
    </Container>
  )
}
