import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { useMailedSecret } from './useMailedSecret.ts'

/** What a mailed link carries about an order. */
export type MailedOrder = { readonly id: string; readonly key: string }

/** Why the step could not be taken; `refused` is the backend's rules' or the key's fault. */
export type MailedStepProblem = 'refused' | 'too-many' | 'session-expired' | 'unreachable' | 'server'

type MailedStepProps = {
  readonly onConfirm: (order: MailedOrder) => Promise<MailedStepProblem | null>
  readonly label: string
  readonly variant: 'primary' | 'danger'
  /** What is about to happen; the number is the order's, empty where the mail does not say. */
  readonly children: (number: string) => ReactNode
  readonly done: (number: string) => ReactNode
  readonly refusal: string
}

/** Where a mail about a guest's order leads: one press does what the mail is about. Opening the page alone does nothing. */
export function MailedStep({ onConfirm, label, variant, children, done, refusal }: MailedStepProps) {
  const { t } = useLingui()
  const secret = useMailedSecret()
  const [state, setState] = useState<'open' | 'sending' | 'done' | MailedStepProblem>('open')
  const place = useRef<HTMLDivElement>(null)
  // The button went, and the focus with it.
  useEffect(() => place.current?.focus(), [state])
  const id = secret?.get('order') ?? ''
  const key = secret?.get('key') ?? ''
  const number = secret?.get('number') ?? ''
  if (secret !== null && (id === '' || key === '')) {
    return (
      <Notice tone="error">
        <Trans>Questo link non è completo. Aprilo di nuovo dall’e-mail che ti abbiamo mandato.</Trans>
      </Notice>
    )
  }
  if (state === 'done') {
    return (
      <Notice ref={place} tabIndex={-1} role="status" tone="success">
        {done(number)}
      </Notice>
    )
  }
  const confirm = async () => {
    setState('sending')
    setState((await onConfirm({ id, key })) ?? 'done')
  }
  const problems: Readonly<Partial<Record<typeof state, string>>> = {
    refused: refusal,
    'too-many': t`Troppe richieste in poco tempo: aspetta un quarto d’ora e riprova.`,
    'session-expired': t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const problem = problems[state]
  return (
    <Stack gap="s4">
      {children(number)}
      {problem !== undefined && (
        <Notice
          role="alert"
          tone="error"
          action={
            state === 'refused' && (
              <Link to="/orders/find" className={buttonClass({ variant: 'secondary' })}>
                <Trans>Guarda a che punto è l’ordine</Trans>
              </Link>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <div>
        {/* Disabled until the browser has taken over. */}
        <Button variant={variant} loading={state === 'sending'} disabled={key === ''} onClick={() => void confirm()}>
          {label}
        </Button>
      </div>
    </Stack>
  )
}
