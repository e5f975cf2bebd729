import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { form } from '../AccountDoor.css.ts'
import { refusedFieldOf, useAccountErrorText, useRefusalText } from '../accountError.ts'
import { NewPasswordField } from './NewPasswordField.tsx'
import { newPasswordSchema, usePasswordRules } from './passwordRules.ts'
import { ACCOUNT_PATH } from './returnPath.ts'
import { useResetPassword } from './useResetPassword.ts'

type ResetPasswordFormProps = {
  /** The e-mail in the mailed link; empty before hydration, and with Magento's own mails, which do not contain it. */
  readonly email: string
  readonly token: string
}

/** The form for a new password after a mailed link. */
export function ResetPasswordForm({ email, token }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const resetPassword = useResetPassword()
  const errorText = useAccountErrorText()
  const refusalText = useRefusalText()
  const rules = usePasswordRules()
  const [outcome, setOutcome] = useState<'done' | MutationError | null>(null)
  const isLinkRefused = outcome !== null && outcome !== 'done' && outcome.kind === 'rejected' && !outcome.isUnverified
  const asksForEmail = email === '' && token !== ''
  const { register, handleSubmit, formState, control, setError } = useForm<{ email: string; password: string }>({
    shouldFocusError: false,
    resolver: valibotResolver(
      v.object({ email: asksForEmail ? emailSchema : v.string(), password: newPasswordSchema(rules) }),
    ),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password', defaultValue: '' })
  const [resetFor, setResetFor] = useState(email)
  const submit = handleSubmit(async ({ email: typed, password: newPassword }) => {
    setOutcome(null)
    const address = asksForEmail ? typed : email
    setResetFor(address)
    const result = await resetPassword({ email: address, token, newPassword })
    if (result.ok) setOutcome('done')
    else if (refusedFieldOf(result.error) === 'password') {
      setError('password', { message: refusalText(result.error) }, { shouldFocus: true })
    } else setOutcome(result.error)
  })
  if (outcome === 'done') {
    return (
      <Notice
        role="status"
        tone="success"
        action={
          <Link
            to="/account/signin"
            search={{ from: ACCOUNT_PATH }}
            state={{ signIn: { email: resetFor } }}
            className={buttonClass({ variant: 'primary' })}
          >
            <Trans>Accedi</Trans>
          </Link>
        }
      >
        <Trans>La tua nuova password è salvata. Per sicurezza abbiamo chiuso le sessioni aperte altrove.</Trans>
      </Notice>
    )
  }
  return (
    <form method="post" noValidate className={form} onSubmit={(event) => void submit(event)}>
      <FormProblems attempts={formState.submitCount} errors={formState.errors} />
      {outcome !== null && (
        <Notice
          role="alert"
          tone="error"
          action={
            isLinkRefused && (
              <Link to="/account/forgot-password">
                <Trans>Chiedi un nuovo link</Trans>
              </Link>
            )
          }
        >
          {isLinkRefused && asksForEmail ? (
            <Trans>
              L’indirizzo non è quello a cui abbiamo scritto, oppure il link non vale più: è stato usato, o sono passate
              più di due ore.
            </Trans>
          ) : isLinkRefused ? (
            <Trans>Questo link non vale più: è stato usato, oppure sono passate più di due ore.</Trans>
          ) : (
            errorText(outcome)
          )}
        </Notice>
      )}
      {asksForEmail ? (
        <EmailField register={() => register('email')} problem={errors.email?.message} purpose="sign-in" />
      ) : (
        // Read-only, but password managers save the new password for it.
        <Field label={t`Email`}>
          {(field) => <EmailInput {...field} autoComplete="username" value={email} readOnly />}
        </Field>
      )}
      <NewPasswordField
        label={t`Nuova password`}
        rules={rules}
        register={() => register('password')}
        value={password}
        problem={errors.password?.message}
      />
      <Captcha of="resetPassword" />
      <div>
        <Button type="submit" loading={isSubmitting} disabled={token === ''}>
          <Trans>Salva la nuova password</Trans>
        </Button>
      </div>
    </form>
  )
}
