import { useLingui } from '@lingui/react/macro'
import { Container } from '#src/ui/layout/Container.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'

/** The placeholder of a page that is loading, for pages without their own skeleton. */
export function SkeletonPage() {
  const { t } = useLingui()
  return (
    <Container role="group" aria-busy="true" aria-label={t`Caricamento`}>
      <SkeletonText lines={6} />
    </Container>
  )
}
