import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Container } from '#src/ui/layout/Container.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'

/** Replaces a page that failed to render; the shell around it keeps working. */
export function PageFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui()
  useEffect(() => {
    // A failure without network is retried when the network returns.
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <Container>
      <EmptyState
        title={t`Questa pagina non si è caricata`}
        headingLevel={1}
        action={
          <Button onClick={onRetry}>
            <Trans>Riprova</Trans>
          </Button>
        }
      >
        <p>
          <Trans>Qualcosa si è interrotto mentre la preparavamo. Il tuo carrello è al sicuro.</Trans>
        </p>
      </EmptyState>
    </Container>
  )
}
