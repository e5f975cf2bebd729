import { useLingui } from '@lingui/react/macro'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { SkeletonCard } from '#src/ui/feedback/SkeletonCard.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { heading } from '#src/ui/layout/Text.css.ts'
import { placeOfToolbar } from './ProductListSkeleton.css.ts'

/** Enough cards to fill a screen. */
const CARDS = 8

/** Placeholder of a list page with the real layout. */
export function ProductListSkeleton() {
  const { t } = useLingui()
  return (
    <div aria-busy="true" role="group" aria-label={t`Caricamento`}>
      <Stack gap="s5">
        <SkeletonText width="12rem" />
        <div className={heading({ size: 'lg' })}>
          <SkeletonText width="40%" />
        </div>
        <div className={placeOfToolbar}>
          <SkeletonText width="8rem" />
        </div>
        <Grid>
          {Array.from({ length: CARDS }, (_, index) => (
            <SkeletonCard key={index} />
          ))}
        </Grid>
      </Stack>
    </div>
  )
}
