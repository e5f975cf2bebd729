import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { form, line, submit } from './NewsletterInvitation.css.ts'
import type { Subscription } from './subscribeTyped.ts'

type FormState = Subscription | { readonly kind: 'idle' | 'sending' }

/** The check, the mutation and the words of a failure load when a shopper comes to the field. */
const load = () => import('./subscribeTyped.ts')

// The submit loads it again and shows the error.
const prepare = () => void load().catch(() => undefined)

export function NewsletterForm() {
  const { t, i18n } = useLingui()
  const { intlLocale } = useShop().locale
  const environment = useRelayEnvironment()
  const input = useRef<HTMLInputElement>(null)
  const outcome = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<FormState>({ kind: 'idle' })

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    if (state.kind === 'sending') return
    setState({ kind: 'sending' })
    const text = input.current?.value ?? ''
    const next = await load().then(
      ({ subscribeTyped }) => subscribeTyped(environment, { i18n, intlLocale }, text),
      (): Subscription => ({ kind: 'failed', message: t`Non riusciamo a collegarci. Controlla la rete e riprova.` }),
    )
    if (next.kind === 'invalid') input.current?.focus()
    // The field is removed, so the focus moves to the result.
    if (next.kind === 'done') outcome.current?.focus()
    setState(next)
  }

  return (
    // The host takes it without JavaScript, and before hydration; `post`, because the e-mail must not be part of the URL.
    <form method="post" noValidate className={form} onSubmit={(event) => void onSubmit(event)}>
      {state.kind !== 'done' && (
        <div className={line}>
          <EmailField
            register={() => ({ name: 'email', ref: input, onFocus: prepare })}
            problem={state.kind === 'invalid' ? state.rule : undefined}
            label={t`Indirizzo email`}
          />
          <div className={submit}>
            <Button type="submit" name="form" value="newsletter" loading={state.kind === 'sending'}>
              <Trans>Iscriviti</Trans>
            </Button>
          </div>
        </div>
      )}
      {state.kind !== 'done' && <Captcha of="subscribeEmailToNewsletter" />}
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
