import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'

/** The provider's frames are expected after this time; then the shopper learns about the other ways. */
export const SLOW_AFTER_MS = 8_000

export type CardPhase =
  | 'loading'
  /** Still loading, and later than expected. */
  | 'slow'
  | 'ready'
  /** The provider's code or its frames did not load. */
  | 'failed'

type CardFieldsNoticeProps = { readonly phase: CardPhase; readonly onRetry: () => void }

/** Says that the fields for a card are late or do not come; nothing otherwise. */
export function CardFieldsNotice({ phase, onRetry }: CardFieldsNoticeProps) {
  if (phase !== 'failed' && phase !== 'slow') return null
  return (
    <Notice
      tone="error"
      role="alert"
      action={
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Riprova</Trans>
        </Button>
      }
    >
      {phase === 'slow' ? (
        <Trans>I campi per la carta tardano ad arrivare. Aspetta, riprova o scegli un altro modo di pagare.</Trans>
      ) : (
        <Trans>
          I campi per la carta non si caricano, forse per un’estensione del browser. Riprova o scegli un altro modo di
          pagare: quello che hai già scritto resta qui.
        </Trans>
      )}
    </Notice>
  )
}
