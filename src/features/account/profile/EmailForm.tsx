import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { EmailForm_customer$key } from '#src/__generated__/EmailForm_customer.graphql.ts'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import { isEmailTaken } from '../accountError.ts'
import { PersonalForm } from './PersonalForm.tsx'
import { usePasswordCheck } from '../access/usePasswordCheck.ts'
import { useSaving } from '../useSaving.ts'
import { useUpdateCustomerEmail } from './useUpdateCustomerEmail.ts'

const schema = v.object({ email: emailSchema, password: v.pipe(v.string(), v.nonEmpty()) })

/** The form to change the account's e-mail, which needs the password. */
export function EmailForm({ customer }: { readonly customer: EmailForm_customer$key }) {
  const { t } = useLingui()
  const { customerToken } = useShop()
  const save = useSaving()
  const checkPassword = usePasswordCheck()
  const updateEmail = useUpdateCustomerEmail()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { email: current } = useFragment(
    graphql`
      fragment EmailForm_customer on Customer {
        email
      }
    `,
    customer,
  )
  const { register, handleSubmit, formState, setError, resetField } = useForm<v.InferInput<typeof schema>>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { email: current ?? '', password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async ({ email, password }) => {
    setProblem(null)
    const token = await checkPassword({ email: current ?? '', password })
    if (!token.ok) {
      if (token.error.kind !== 'wrong-password') setProblem(token.error)
      else setError('password', { message: token.error.message }, { shouldFocus: true })
      return
    }
    const error = await save(() => updateEmail(token.value, { email, password }), t`Il tuo indirizzo email è salvato.`)
    if (error && isEmailTaken(error)) {
      setError('email', { message: t`Con questo indirizzo c’è già un account.` }, { shouldFocus: true })
    } else setProblem(error)
    if (error) return
    resetField('password')
    const lifetimeMs = customerToken.get()?.lifetimeMs
    customerToken.issue(token.value, { email, ...(lifetimeMs !== undefined && { lifetimeMs }) })
  })
  return (
    <PersonalForm
      onSubmit={(event) => void submit(event)}
      problem={problem}
      submitLabel={t`Salva l’indirizzo email`}
      state={formState}
    >
      <EmailField register={() => register('email')} problem={errors.email?.message} />
      <Field
        label={t`Password attuale`}
        hint={t`Per essere sicuri che sei tu.`}
        required
        error={
          errors.password && (errors.password.type === 'custom' ? errors.password.message : t`Scrivi la tua password.`)
        }
      >
        {(field) => (
          <PasswordInput
            {...field}
            {...register('password')}
            autoComplete="current-password"
            revealLabel={t`Mostra i caratteri`}
          />
        )}
      </Field>
      <Captcha of="generateCustomerToken" />
    </PersonalForm>
  )
}
