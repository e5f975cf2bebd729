import { useLingui } from '@lingui/react/macro'
import { Container } from '#src/ui/Container.tsx'
import { SkeletonPicture } from '#src/ui/SkeletonPicture.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { heading } from '#src/ui/Text.css.ts'
import { gallery, photo } from './ProductGallery.css.ts'
import { box, layout, trail } from './ProductLayout.css.ts'
import { skeletonPicture } from './ProductSkeleton.css.ts'

/** A product page still to come, in its final shape. */
export function ProductSkeleton() {
  const { t } = useLingui()
  return (
    <Container aria-busy="true" aria-label={t`Caricamento`} role="status">
      <div className={trail}>
        <SkeletonText width="12rem" />
      </div>
      <div className={layout}>
        <div className={gallery}>
          <div className={skeletonPicture}>
            <div className={photo}>
              <SkeletonPicture />
            </div>
          </div>
        </div>
        <div className={box}>
          <div className={heading({ size: 'lg' })}>
            <SkeletonText width="60%" />
          </div>
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
