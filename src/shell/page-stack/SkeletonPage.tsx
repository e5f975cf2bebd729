import { useLingui } from '@lingui/react/macro'
import { Container } from '#src/ui/layout/Container.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'

/** Holds the place of a page whose data is on its way, where the page has no skeleton of its own. */
export function SkeletonPage() {
  const { t } = useLingui()
  return (
    <Container aria-busy="true" aria-label={t`Caricamento`}>
      <SkeletonText lines={6} />
    </Container>
  )
}
