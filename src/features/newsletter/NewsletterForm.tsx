import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailProblem, normalEmail } from '#src/lib/email.ts'
import type { EmailRule } from '#src/lib/email.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { form, line, submit } from './NewsletterInvitation.css.ts'
import { useSubscribeEmailToNewsletter } from './useSubscribeEmailToNewsletter.ts'
import { useSubscribeWords } from './useSubscribeWords.ts'

type FormState =
  | { readonly kind: 'idle' | 'sending' | 'done' }
  | { readonly kind: 'invalid'; readonly rule: EmailRule }
  | { readonly kind: 'failed'; readonly message: string }

export function NewsletterForm() {
  const { t } = useLingui()
  const subscribe = useSubscribeEmailToNewsletter()
  const wordsFor = useSubscribeWords()
  const input = useRef<HTMLInputElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FormState>({ kind: 'idle' })

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    const email = normalEmail(input.current?.value ?? '')
    const rule = emailProblem(email)
    if (rule !== null) {
      setState({ kind: 'invalid', rule })
      input.current?.focus()
      return
    }
    setState({ kind: 'sending' })
    const result = await subscribe(email)
    // The field is removed, so the focus moves to the result.
    if (result.ok) outcome.current?.focus()
    setState(result.ok ? { kind: 'done' } : { kind: 'failed', message: wordsFor(result.error) })
  }

  return (
    // `post`, because a submit before hydration must not write the e-mail into the URL.
    <form method="post" noValidate className={form} onSubmit={(event) => void onSubmit(event)}>
      {state.kind !== 'done' && (
        <div className={line}>
          <EmailField
            register={() => ({ name: 'email', ref: input })}
            problem={state.kind === 'invalid' ? state.rule : undefined}
            label={t`Indirizzo email`}
          />
          <div className={submit}>
            <Button type="submit" loading={state.kind === 'sending'}>
              <Trans>Iscriviti</Trans>
            </Button>
          </div>
        </div>
      )}
      <div ref={outcome} role="status" tabIndex={-1}>
        {state.kind === 'done' && (
          <Notice tone="success" title={t`Grazie!`}>
            <Trans>Se serve una conferma, la trovi nella tua posta.</Trans>
          </Notice>
        )}
      </div>
      <div role="alert">{state.kind === 'failed' && <Notice tone="error">{state.message}</Notice>}</div>
    </form>
  )
}
