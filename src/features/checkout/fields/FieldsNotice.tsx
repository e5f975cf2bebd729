import { Trans } from '@lingui/react/macro'
import { PartMissing } from '#src/features/navigation/PartMissing.tsx'

/** The provider's frames are expected after this time; then the shopper learns about the other ways. */
export const SLOW_AFTER_MS = 8_000

export type FieldsPhase =
  | 'loading'
  /** Still loading, and later than expected. */
  | 'slow'
  | 'ready'
  /** The provider's code or its frames did not load. */
  | 'failed'

type FieldsNoticeProps = {
  readonly of: 'card' | 'paypal'
  readonly phase: FieldsPhase
  readonly onRetry: () => void
}

/** Says that the fields of a provider are late or do not come; nothing otherwise. */
export function FieldsNotice({ of, phase, onRetry }: FieldsNoticeProps) {
  if (phase !== 'failed' && phase !== 'slow') return null
  return (
    <PartMissing onRetry={onRetry}>
      {of === 'card' ? <CardWords isSlow={phase === 'slow'} /> : <PayPalWords isSlow={phase === 'slow'} />}
    </PartMissing>
  )
}

function CardWords({ isSlow }: { readonly isSlow: boolean }) {
  return isSlow ? (
    <Trans>I campi per la carta tardano ad arrivare. Aspetta, riprova o scegli un altro modo di pagare.</Trans>
  ) : (
    <Trans>
      I campi per la carta non si caricano, forse per un’estensione del browser. Riprova o scegli un altro modo di
      pagare: quello che hai già scritto resta qui.
    </Trans>
  )
}

function PayPalWords({ isSlow }: { readonly isSlow: boolean }) {
  return isSlow ? (
    <Trans>PayPal tarda ad arrivare. Aspetta, riprova o scegli un altro modo di pagare.</Trans>
  ) : (
    <Trans>
      PayPal non si carica, forse per un’estensione del browser. Riprova o scegli un altro modo di pagare: quello che
      hai già scritto resta qui.
    </Trans>
  )
}
