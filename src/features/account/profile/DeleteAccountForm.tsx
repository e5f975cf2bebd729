import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import { revokeCustomerToken } from '#src/features/account/access/revokeCustomerToken.ts'
import type { DeleteAccountForm_customer$key } from '#src/__generated__/DeleteAccountForm_customer.graphql.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { useDeleteCustomer } from './useDeleteCustomer.ts'
import { usePasswordCheck } from '../access/usePasswordCheck.ts'

const schema = v.object({ password: v.pipe(v.string(), v.nonEmpty()) })

type DeleteAccountFormProps = {
  readonly customer: DeleteAccountForm_customer$key
  /** The page after the deletion. */
  readonly farewellPath: string
}

/** Deletes the account: shows the consequences, asks for the password, deletes. */
export function DeleteAccountForm({ customer, farewellPath }: DeleteAccountFormProps) {
  const { t } = useLingui()
  const { signOut, startAfresh } = useShop()
  const checkPassword = usePasswordCheck()
  const deleteCustomer = useDeleteCustomer()
  const [open, setOpen] = useState(false)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { email } = useFragment(
    graphql`
      fragment DeleteAccountForm_customer on Customer {
        email
      }
    `,
    customer,
  )
  const { register, handleSubmit, formState, setError, setFocus } = useForm<v.InferInput<typeof schema>>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { password: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async ({ password }) => {
    setProblem(null)
    const token = await checkPassword({ email: email ?? '', password })
    if (!token.ok) {
      if (token.error.kind !== 'wrong-password') setProblem(token.error)
      else setError('password', { type: 'custom', message: token.error.message }, { shouldFocus: true })
      return
    }
    const result = await deleteCustomer(token.value)
    if (!result.ok) {
      setProblem(result.error)
      return
    }
    signOut(revokeCustomerToken)
    startAfresh(farewellPath)
  })
  // The form replaces the pressed button and takes the focus.
  useEffect(() => {
    if (open) setFocus('password')
  }, [open, setFocus])
  if (!open) {
    return (
      <div>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Trans>Elimina il mio account…</Trans>
        </Button>
      </div>
    )
  }
  return (
    <PersonalForm
      onSubmit={(event) => void submit(event)}
      problem={problem}
      submitLabel={t`Elimina per sempre`}
      state={formState}
      variant="danger"
    >
      <Text>
        <Trans>
          I tuoi dati, i tuoi indirizzi e le tue liste spariscono subito e non si possono recuperare. Gli ordini restano
          a noi per gli obblighi di legge, ma da qui non li vedi più.
        </Trans>
      </Text>
      <EmailInput autoComplete="username" value={email ?? ''} readOnly hidden />
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
