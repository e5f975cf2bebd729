import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { CreateAccountForm_storeConfig$key } from '#src/__generated__/CreateAccountForm_storeConfig.graphql.ts'
import { Captcha } from '#src/features/captcha/Captcha.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { emailSchema } from '#src/features/forms/emailSchema.ts'
import { MAX_NAME_LENGTH, nameSchema } from '#src/features/forms/nameSchema.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import type { Result } from '#src/lib/result.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { form } from '../AccountDoor.css.ts'
import { isEmailTaken, refusedFieldOf, useAccountErrorText, useRefusalText } from '../accountError.ts'
import {
  extraInput,
  extraSchema,
  initialExtraValues,
  type ExtraAttribute,
  type ExtraInput,
  type ExtraValues,
} from '../profile/extraAttributes.ts'
import { ExtraFields } from '../profile/ExtraFields.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { newPasswordSchema, usePasswordRules } from './passwordRules.ts'
import { ACCOUNT_PATH } from './returnPath.ts'

export type NewAccount = {
  readonly firstname: string
  readonly lastname: string
  readonly email: string
  readonly password: string
  readonly is_subscribed: boolean
}

type Typed = NewAccount & { readonly extra: ExtraValues }

type CreateAccountFormProps = {
  readonly storeConfig: CreateAccountForm_storeConfig$key
  /** Additional questions of the merchant. */
  readonly attributes: readonly ExtraAttribute[]
  /** Prefilled from an order. */
  readonly email: string | null
  /** Resolves when the account exists and the page goes on, or to the error. */
  readonly onSubmit: (account: NewAccount & ExtraInput) => Promise<Result<unknown, MutationError>>
}

/** The form for a new account. It posts, so that a submit before hydration does not write the values into the URL. */
export function CreateAccountForm({ storeConfig, attributes, email, onSubmit }: CreateAccountFormProps) {
  const { t } = useLingui()
  const errorText = useAccountErrorText()
  const refusalText = useRefusalText()
  const config = useFragment(
    graphql`
      fragment CreateAccountForm_storeConfig on StoreConfig {
        store_code
        newsletter_enabled
      }
    `,
    storeConfig,
  )
  const rules = usePasswordRules()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [takenEmail, setTakenEmail] = useState<string | null>(null)
  const { register, handleSubmit, formState, control, setError } = useForm<Typed>({
    shouldFocusError: false,
    resolver: valibotResolver(
      v.object({
        firstname: nameSchema,
        lastname: nameSchema,
        email: emailSchema,
        password: newPasswordSchema(rules),
        is_subscribed: v.boolean(),
        extra: extraSchema(attributes),
      }),
    ),
    defaultValues: { is_subscribed: false, extra: initialExtraValues(attributes), ...(email !== null && { email }) },
  })
  const { errors, isSubmitting } = formState
  const password = useWatch({ control, name: 'password', defaultValue: '' })
  const submit = handleSubmit(async ({ extra, ...account }) => {
    setProblem(null)
    setTakenEmail(null)
    const result = await onSubmit({ ...account, ...extraInput(attributes, extra) })
    if (result.ok) return
    const { error } = result
    const field = refusedFieldOf(error)
    const isTaken = isEmailTaken(error)
    if (isTaken) setTakenEmail(account.email)
    if (field === null) setProblem(error)
    else {
      const message = isTaken ? t`Con questo indirizzo c’è già un account.` : refusalText(error)
      setError(field, { message }, { shouldFocus: true })
    }
  })
  return (
    <form method="post" noValidate className={form} onSubmit={(event) => void submit(event)}>
      <FormProblems attempts={formState.submitCount} errors={formState.errors} />
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(problem)}
        </Notice>
      )}
      <Field label={t`Nome`} required error={errors.firstname && t`Scrivi il tuo nome.`}>
        {(field) => (
          <TextInput {...field} {...register('firstname')} autoComplete="given-name" maxLength={MAX_NAME_LENGTH} />
        )}
      </Field>
      <Field label={t`Cognome`} required error={errors.lastname && t`Scrivi il tuo cognome.`}>
        {(field) => (
          <TextInput {...field} {...register('lastname')} autoComplete="family-name" maxLength={MAX_NAME_LENGTH} />
        )}
      </Field>
      <EmailField register={() => register('email')} problem={errors.email?.message} />
      {takenEmail !== null && (
        <Notice role="status">
          <p>
            <Trans>
              È il tuo?{' '}
              <Link to="/account/signin" search={{ from: ACCOUNT_PATH }} state={{ signIn: { email: takenEmail } }}>
                Accedi
              </Link>{' '}
              oppure <Link to="/account/forgot-password">scegli una nuova password</Link>.
            </Trans>
          </p>
        </Notice>
      )}
      <NewPasswordField
        label={t`Password`}
        rules={rules}
        register={() => register('password')}
        value={password}
        problem={errors.password?.message}
      />
      <ExtraFields
        attributes={attributes}
        register={(code) => register(`extra.${code}`)}
        problemOf={(code) => errors.extra?.[code]?.message}
      />
      {config.newsletter_enabled && (
        <Checkbox
          {...register('is_subscribed')}
          label={t`Mandami la newsletter`}
          hint={t`Novità e promozioni, ogni tanto. Puoi smettere quando vuoi.`}
        />
      )}
      {/* The new account signs in. */}
      <Captcha of="createCustomerV2 generateCustomerToken" />
      <div>
        <Button type="submit" loading={isSubmitting}>
          <Trans>Crea il mio account</Trans>
        </Button>
      </div>
    </form>
  )
}
