import { Trans } from '@lingui/react/macro'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { addressProblems, hasChangedMeanwhile } from './backendFieldErrors.ts'
import type { StepFailure } from '../steps/useCartSteps.ts'

type SaveNoticeProps = {
  readonly failure: StepFailure | null
  readonly onRetry: () => void
  /** Only one of several notices is announced. */
  readonly role?: 'alert'
}

/** The cart refused the form's values, and no field shows the reason. */
export function SaveNotice({ failure, onRetry, ...announcement }: SaveNoticeProps) {
  const tooManyTriesText = useTooManyTriesText()
  if (!failure) return null
  const { step, error } = failure
  const retry = (
    <Button variant="secondary" onClick={onRetry}>
      <Trans>Riprova</Trans>
    </Button>
  )
  if (error.kind === 'unreachable' || error.kind === 'server') {
    return (
      <Notice tone="error" {...announcement} action={retry}>
        <p>
          <Trans>Non siamo riusciti a salvare i tuoi dati. Quello che hai scritto è ancora qui.</Trans>
        </p>
      </Notice>
    )
  }
  if (error.kind === 'too-many-tries') {
    return (
      <Notice tone="error" {...announcement} action={retry}>
        <p>{tooManyTriesText(error)}</p>
      </Notice>
    )
  }
  if (error.kind === 'session-expired') {
    return (
      <Notice {...announcement} action={retry}>
        <p>
          <Trans>La tua sessione è scaduta. Accedi di nuovo e riprova.</Trans>
        </p>
      </Notice>
    )
  }
  switch (step.kind) {
    case 'shippingMethod':
      return (
        <Notice {...announcement}>
          <p>
            <Trans>Questa spedizione non è più disponibile: scegline un’altra.</Trans>
          </p>
        </Notice>
      )
    case 'paymentMethod':
      return (
        <Notice {...announcement}>
          <p>
            <Trans>Questo pagamento non è più disponibile: scegline un altro.</Trans>
          </p>
        </Notice>
      )
    default: {
      const messages = error.kind === 'rejected' ? error.messages : [error.message]
      const { rest } = step.kind === 'email' ? { rest: [] } : addressProblems('shipping', messages)
      return rest.length === 0 ? null : (
        <Notice tone="error" {...announcement} action={retry}>
          {rest.map((message, index) => (
            <p key={index}>
              {hasChangedMeanwhile(message) ? (
                <Trans>
                  Il carrello o il negozio sono cambiati nel frattempo: ricarica la pagina. I tuoi dati restano qui.
                </Trans>
              ) : (
                <Trans>Il negozio dice: «{message}»</Trans>
              )}
            </p>
          ))}
        </Notice>
      )
    }
  }
}
