import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import type { OrderPhase } from './createOrdering.ts'

export type OrderPhaseNoticeProps = { readonly phase: OrderPhase; readonly onCheckAgain: () => void }

/** The state of an order whose answer has not arrived. */
export function OrderPhaseNotice({ phase, onCheckAgain }: OrderPhaseNoticeProps) {
  switch (phase) {
    case 'editing':
    case 'ordering':
      return null
    case 'checking':
      return (
        <Notice role="status">
          <p>
            <Trans>
              La risposta si è persa per strada: stiamo controllando se abbiamo ricevuto l’ordine. Resta su questa
              pagina.
            </Trans>
          </p>
        </Notice>
      )
    case 'elsewhere':
      return (
        <Notice role="status">
          <p>
            <Trans>
              Stai già ordinando questo carrello in un’altra scheda: vediamo come va a finire. Se è ferma, riaprila o
              chiudila.
            </Trans>
          </p>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice
          tone="error"
          role="alert"
          action={
            <Button variant="secondary" onClick={onCheckAgain}>
              <Trans>Controlla di nuovo</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Non riusciamo a sapere se abbiamo ricevuto l’ordine. Non ordinare di nuovo: controlla la connessione, poi
              guardiamo ancora insieme.
            </Trans>
          </p>
        </Notice>
      )
  }
}
