import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CancelOrder_storeConfig$key } from '#src/__generated__/CancelOrder_storeConfig.graphql.ts'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { Result } from '#src/lib/result.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import type { CancelOrderError } from './cancellationOutcome.ts'

type CancelOrderProps = {
  readonly storeConfig: CancelOrder_storeConfig$key
  readonly number: string
  readonly onCancel: (reason: string) => Promise<Result<null, CancelOrderError>>
  /** For guests: the order is cancelled by the link in a mail. */
  readonly isByMail?: boolean
}

/** Asks for a reason and cancels the order. Empty if the shop does not allow it. */
export function CancelOrder({ storeConfig, number, onCancel, isByMail = false }: CancelOrderProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [isMailed, setMailed] = useState(false)
  const { order_cancellation_enabled: isEnabled, order_cancellation_reasons: reasons } = useFragment(
    graphql`
      fragment CancelOrder_storeConfig on StoreConfig {
        store_code
        order_cancellation_enabled
        order_cancellation_reasons {
          description
        }
      }
    `,
    storeConfig,
  )
  if (!isEnabled) return null
  const done = () => {
    setOpen(false)
    if (isByMail) setMailed(true)
    else void showToast('success', t`L’ordine ${number} è annullato.`)
  }
  return (
    <>
      {isMailed && (
        <Notice role="status" tone="info">
          <Trans>
            Ti abbiamo mandato un’email: apri il suo link per annullare l’ordine. Fino ad allora resta valido.
          </Trans>
        </Notice>
      )}
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Trans>Annulla l’ordine</Trans>
      </Button>
      {isOpen && (
        <CancelDialog
          number={number}
          reasons={reasons.flatMap((reason) => reason?.description ?? [])}
          onCancel={onCancel}
          isByMail={isByMail}
          onDone={done}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

type CancelDialogProps = Pick<CancelOrderProps, 'number' | 'onCancel' | 'isByMail'> & {
  readonly reasons: readonly string[]
  readonly onDone: () => void
  readonly onClose: () => void
}

function CancelDialog({ number, reasons, onCancel, isByMail, onDone, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<CancelOrderError | null>(null)
  const tooManyTriesText = useTooManyTriesText()
  const errorText: Record<Exclude<CancelOrderError['kind'], 'too-many-tries'>, string> = {
    refused: t`Questo ordine non si può più annullare: forse l’abbiamo già evaso. Ricarica la pagina per vedere a che punto è.`,
    'session-expired': t`La tua sessione è scaduta. Accedi di nuovo e riprova.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const submit = async () => {
    if (reason === null) {
      setMissing(true)
      return
    }
    setBusy(true)
    setError(null)
    const result = await onCancel(reason)
    setBusy(false)
    if (result.ok) onDone()
    else setError(result.error)
  }
  return (
    <Dialog title={t`Annullare l’ordine ${number}?`} closeLabel={t`Chiudi`} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Moves the focus to the missing choice.
          if (reason === null) event.currentTarget.querySelector('input')?.focus()
          void submit()
        }}
      >
        <Stack gap="s5">
          <Text>
            <Trans>L’ordine si ferma qui. Se hai già pagato, ti rimborsiamo tutto.</Trans>{' '}
            {isByMail && <Trans>Ti mandiamo un’email con il link per confermare.</Trans>}
          </Text>
          <RadioGroup
            legend={t`Perché lo annulli?`}
            error={isMissing && reason === null ? t`Scegli un motivo.` : undefined}
          >
            {reasons.map((text) => (
              <Radio
                key={text}
                name="reason"
                value={text}
                label={text}
                checked={reason === text}
                onChange={() => setReason(text)}
              />
            ))}
          </RadioGroup>
          {error !== null && (
            <Notice tone="error" role="alert">
              {error.kind === 'too-many-tries' ? tooManyTriesText(error) : errorText[error.kind]}
            </Notice>
          )}
          <Button type="submit" variant="danger" block loading={isBusy}>
            {isByMail ? <Trans>Mandami l’email</Trans> : <Trans>Annulla l’ordine</Trans>}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
