import { Trans } from '@lingui/react/macro'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'
import type { Retry } from '#src/ui/latePart.ts'
import type { CheckoutClosedProps } from './CheckoutClosed.tsx'

/** Replaces {@link CheckoutClosed} while its code cannot be loaded: the short message and a retry. */
export function CheckoutClosedOffline({ why, onRetry }: Pick<CheckoutClosedProps, 'why'> & Retry) {
  return (
    <PartMissing onRetry={onRetry}>
      {why === 'ordered' || why === 'ordered-elsewhere' || why === 'unpaid' ? (
        <Trans>Abbiamo ricevuto il tuo ordine: non ordinare di nuovo. La rete però non risponde.</Trans>
      ) : (
        <Trans>Qui non c’è niente da pagare. La rete però non risponde.</Trans>
      )}
    </PartMissing>
  )
}
