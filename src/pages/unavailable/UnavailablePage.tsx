import { Trans, useLingui } from '@lingui/react/macro'
import { useRetryPage } from '#src/features/navigation/retryPage.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

export { UnavailablePage as component }

export type UnavailablePageProps = Record<never, never>

/**
 * Shown when the backend does not answer: the address stays, and a retry is one click (or a reload without scripts).
 */
function UnavailablePage() {
  const { t } = useLingui()
  const retry = useRetryPage()
  return (
    <Container width="text">
      <PageHead title={t`Torniamo subito`} robots="noindex" />
      <EmptyState
        title={t`Torniamo subito`}
        headingLevel={1}
        action={
          <Button onClick={() => void retry()}>
            <Trans>Riprova</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Il negozio non risponde in questo momento. Il tuo carrello è al sicuro: riprova tra poco.</Trans>
        </p>
      </EmptyState>
    </Container>
  )
}
