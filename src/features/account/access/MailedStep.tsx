import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useTooManyTriesText } from '#src/features/forms/useTooManyTriesText.ts'
import type { TooManyTries } from '#src/relay/tooManyTries.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { useMailedSecret } from './useMailedSecret.ts'

/** The data about an order in a mailed link. */
export type MailedOrder = { readonly id: string; readonly key: string }

/** The reason why the step failed; `refused` means the backend's rules or an invalid key. */
export type MailedStepProblem = 'refused' | 'session-expired' | 'unreachable' | 'server' | TooManyTries

type MailedStepProps = {
  readonly onConfirm: (order: MailedOrder) => Promise<MailedStepProblem | null>
  readonly label: string
  readonly variant: 'primary' | 'danger'
  /** The text before the step; the number is the order's, empty if the mail does not contain it. */
  readonly children: (number: string) => ReactNode
  readonly done: (number: string) => ReactNode
  readonly refusal: string
}

/**
 * The target of a mailed link about a guest's order. Only pressing its button runs the step; opening the page does
 * nothing.
 */
export function MailedStep({ onConfirm, label, variant, children, done, refusal }: MailedStepProps) {
  const { t } = useLingui()
  const tooManyTriesText = useTooManyTriesText()
  const secret = useMailedSecret()
  const [state, setState] = useState<'open' | 'sending' | 'done' | MailedStepProblem>('open')
  const place = useRef<HTMLDivElement>(null)
  // The button with the focus is removed, so its place gets the focus.
  useEffect(() => place.current?.focus(), [state])
  const id = secret?.get('order') ?? ''
  const key = secret?.get('key') ?? ''
  const number = secret?.get('number') ?? ''
  if (secret !== null && (id === '' || key === '')) {
    return (
      <Notice tone="error">
        <Trans>Questo link non è completo. Aprilo di nuovo dall’email che ti abbiamo mandato.</Trans>
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
  const problems: Readonly<Partial<Record<Extract<typeof state, string>, string>>> = {
    refused: refusal,
    'session-expired': t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const problem = typeof state === 'object' ? tooManyTriesText(state) : problems[state]
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
        {/* Disabled until hydration. */}
        <Button variant={variant} loading={state === 'sending'} disabled={key === ''} onClick={() => void confirm()}>
          {label}
        </Button>
      </div>
    </Stack>
  )
}
