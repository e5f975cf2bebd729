import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { form } from '../AccountDoor.css.ts'
import { useAccountErrorText } from '../accountError.ts'
import { useRequestPasswordResetEmail } from './useRequestPasswordResetEmail.ts'

/** Shows the same answer for every e-mail, known or not. */
export function ForgotPasswordForm() {
  const request = useRequestPasswordResetEmail()
  const errorText = useAccountErrorText()
  const place = useRef<HTMLDivElement>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { register, handleSubmit, formState } = useForm<{ email: string }>({
    resolver: valibotResolver(v.object({ email: emailSchema })),
  })
  const { errors, isSubmitting } = formState
  // The answer replaces the form and takes the focus.
  useEffect(() => place.current?.focus(), [sentTo])
  const submit = handleSubmit(async ({ email }) => {
    setProblem(null)
    const result = await request(email)
    if (result.ok) setSentTo(email)
    else setProblem(result.error)
  })
  if (sentTo !== null) {
    return (
      <div ref={place} role="status" tabIndex={-1}>
        <Notice tone="success">
          <p>
            <Trans>
              Se <strong>{sentTo}</strong> ha un account, tra poco arriva un’email con il link per scegliere una nuova
              password. Il link vale due ore.
            </Trans>
          </p>
        </Notice>
      </div>
    )
  }
  return (
    <form method="post" noValidate className={form} onSubmit={(event) => void submit(event)}>
      <Text tone="muted">
        <Trans>Scrivi il tuo indirizzo: ti mandiamo un link per sceglierne una nuova.</Trans>
      </Text>
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(problem)}
        </Notice>
      )}
      <EmailField register={() => register('email')} problem={errors.email?.message} purpose="sign-in" />
      <Captcha of="requestPasswordResetEmail" />
      <div>
        <Button type="submit" loading={isSubmitting}>
          <Trans>Mandami il link</Trans>
        </Button>
      </div>
    </form>
  )
}
