import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { PasswordForm_customer$key } from '#src/__generated__/PasswordForm_customer.graphql.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { refusedFieldOf, useRefusalText } from '../accountError.ts'
import { NewPasswordField } from '../access/NewPasswordField.tsx'
import { newPasswordSchema, usePasswordRules } from '../access/passwordRules.ts'
import { PersonalForm } from './PersonalForm.tsx'
import { useChangeCustomerPassword } from './useChangeCustomerPassword.ts'
import { usePasswordCheck } from '../access/usePasswordCheck.ts'
import { useSaving } from '../useSaving.ts'

type PasswordFormProps = {
  readonly customer: PasswordForm_customer$key
}

type Passwords = { readonly current: string; readonly chosen: string }

/** The form to change the password. */
export function PasswordForm({ customer }: PasswordFormProps) {
  const { t } = useLingui()
  const { customerToken } = useShop()
  const refusalText = useRefusalText()
  const save = useSaving()
  const checkPassword = usePasswordCheck()
  const changePassword = useChangeCustomerPassword()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { email } = useFragment(
    graphql`
      fragment PasswordForm_customer on Customer {
        email
      }
    `,
    customer,
  )
  const rules = usePasswordRules()
  const { register, handleSubmit, formState, control, setError, reset } = useForm<Passwords>({
    shouldFocusError: false,
    resolver: valibotResolver(
      v.object({ current: v.pipe(v.string(), v.nonEmpty()), chosen: newPasswordSchema(rules) }),
    ),
    defaultValues: { current: '', chosen: '' },
  })
  const { errors } = formState
  const chosenSoFar = useWatch({ control, name: 'chosen' })
  const submit = handleSubmit(async ({ current, chosen }) => {
    setProblem(null)
    const token = await checkPassword({ email: email ?? '', password: current })
    if (!token.ok) {
      if (token.error.kind !== 'wrong-password') setProblem(token.error)
      else setError('current', { type: 'custom', message: token.error.message }, { shouldFocus: true })
      return
    }
    // A new password may end every session but the one that sets it, so that one continues here.
    const lifetimeMs = customerToken.get()?.lifetimeMs
    customerToken.issue(token.value, { email: email ?? null, ...(lifetimeMs !== undefined && { lifetimeMs }) })
    const change = () => changePassword(token.value, { currentPassword: current, newPassword: chosen })
    const error = await save(change, t`La tua nuova password è salvata.`)
    if (error === null) reset()
    else if (refusedFieldOf(error) === 'password')
      setError('chosen', { message: refusalText(error) }, { shouldFocus: true })
    else setProblem(error)
  })
  return (
    <PersonalForm
      onSubmit={(event) => void submit(event)}
      problem={problem}
      submitLabel={t`Salva la nuova password`}
      state={formState}
    >
      {/* Password managers save the new password for this email. */}
      <EmailInput autoComplete="username" value={email ?? ''} readOnly hidden />
      <Field
        label={t`Password attuale`}
        required
        error={
          errors.current && (errors.current.type === 'custom' ? errors.current.message : t`Scrivi la tua password.`)
        }
      >
        {(field) => (
          <PasswordInput
            {...field}
            {...register('current')}
            autoComplete="current-password"
            revealLabel={t`Mostra i caratteri`}
          />
        )}
      </Field>
      <NewPasswordField
        label={t`Nuova password`}
        rules={rules}
        register={() => register('chosen')}
        value={chosenSoFar}
        problem={errors.chosen?.message}
      />
      <Captcha of="generateCustomerToken changeCustomerPassword" />
    </PersonalForm>
  )
}
