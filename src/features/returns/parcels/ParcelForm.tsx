import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { useReturnProblem } from '../returnRefusal.ts'

const required = v.pipe(v.string(), v.trim(), v.nonEmpty())
const schema = v.object({ carrier: required, number: required })
type Parcel = v.InferInput<typeof schema>

type ParcelFormProps = {
  readonly carriers: readonly { readonly uid: string; readonly label: string }[]
  /** Resolves to the error, if any. */
  readonly onAdd: (parcel: Parcel) => Promise<MutationError | null>
}

/** The form for the carrier and tracking number of a parcel. */
export function ParcelForm({ carriers, onAdd }: ParcelFormProps) {
  const { t } = useLingui()
  const wordedProblem = useReturnProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { register, handleSubmit, formState, reset } = useForm<Parcel>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    defaultValues: { carrier: carriers.length === 1 ? (carriers[0]?.uid ?? '') : '', number: '' },
  })
  const { errors } = formState
  const submit = handleSubmit(async (parcel) => {
    setProblem(null)
    const error = await onAdd(parcel)
    if (error === null) reset()
    else setProblem(wordedProblem(error))
  })
  return (
    <PersonalForm
      onSubmit={(event) => void submit(event)}
      problem={problem}
      submitLabel={t`Aggiungi il pacco`}
      state={formState}
    >
      <Field label={t`Corriere`} required error={errors.carrier && t`Scegli il corriere.`}>
        {(control) => (
          <Select {...control} {...register('carrier')}>
            <option value="">{t`Scegli…`}</option>
            {carriers.map(({ uid, label }) => (
              <option key={uid} value={uid}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={t`Numero di spedizione`} required error={errors.number && t`Scrivi il numero di spedizione.`}>
        {(control) => (
          <TextInput
            {...control}
            {...register('number')}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
          />
        )}
      </Field>
    </PersonalForm>
  )
}
