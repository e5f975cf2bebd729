import { Trans } from '@lingui/react/macro'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { Retry } from '#src/ui/latePart.ts'
import type { CheckoutClosedProps } from './CheckoutClosed.tsx'

/** Replaces {@link CheckoutClosed} while its code cannot be loaded: the short message and a retry. */
export function CheckoutClosedOffline({ why, onRetry }: Pick<CheckoutClosedProps, 'why'> & Retry) {
  const tryAgain = () => {
    prepareRetry()
    onRetry()
  }
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button variant="secondary" onClick={tryAgain}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      <p>
        {why === 'ordered' || why === 'ordered-elsewhere' || why === 'unpaid' ? (
          <Trans>Abbiamo ricevuto il tuo ordine: non ordinare di nuovo. La rete però non risponde.</Trans>
        ) : (
          <Trans>Qui non c’è niente da pagare. La rete però non risponde.</Trans>
        )}
      </p>
    </Notice>
  )
}
