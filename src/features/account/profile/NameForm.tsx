import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import * as v from 'valibot'
import type { NameForm_customer$key } from '#src/__generated__/NameForm_customer.graphql.ts'
import { MAX_NAME_LENGTH, nameSchema } from '#src/features/forms/nameSchema.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { refusedFieldOf } from '../accountError.ts'
import { halves } from './PersonalForm.css.ts'
import { PersonalForm } from './PersonalForm.tsx'
import { useSaving } from '../useSaving.ts'
import { useUpdateCustomer } from './useUpdateCustomer.ts'

const schema = v.object({ firstname: nameSchema, lastname: nameSchema })

/** The form to change the customer's name. */
export function NameForm({ customer }: { readonly customer: NameForm_customer$key }) {
  const { t } = useLingui()
  const save = useSaving()
  const updateCustomer = useUpdateCustomer()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { firstname, lastname } = useFragment(
    graphql`
      fragment NameForm_customer on Customer {
        firstname
        lastname
      }
    `,
    customer,
  )
  const { register, handleSubmit, formState, setError } = useForm<v.InferInput<typeof schema>>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    // Kept values show first; the backend's answer then fills the untouched fields.
    values: { firstname: firstname ?? '', lastname: lastname ?? '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors } = formState
  const submit = handleSubmit(async (name) => {
    setProblem(null)
    const error = await save(() => updateCustomer(name), t`Il tuo nome è salvato.`)
    const field = error && refusedFieldOf(error)
    if (field === 'firstname' || field === 'lastname') setError(field, {}, { shouldFocus: true })
    else setProblem(error)
  })
  return (
    <PersonalForm
      onSubmit={(event) => void submit(event)}
      problem={problem}
      submitLabel={t`Salva il nome`}
      state={formState}
    >
      <div className={halves}>
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
      </div>
    </PersonalForm>
  )
}
