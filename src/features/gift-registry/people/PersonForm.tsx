import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { PersonFields } from './PersonFields.tsx'
import { useRegistryProblem } from '../registryRefusal.ts'
import type { PersonValues } from '../registrySchema.ts'
import { personSchema } from '../registrySchema.ts'
import type { RegistryType } from '../registryType.ts'
import { UnaskedNotice } from '../event/UnaskedNotice.tsx'

type PersonFormProps = {
  readonly type: RegistryType
  readonly person: PersonValues
  readonly submitLabel: string
  /** Resolves to the error, if any. */
  readonly onSave: (person: PersonValues) => Promise<MutationError | null>
}

/** The form to add or change a celebrant. */
export function PersonForm({ type, person, submitLabel, onSave }: PersonFormProps) {
  const wordedProblem = useRegistryProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const form = useForm<{ person: PersonValues }>({
    shouldFocusError: false,
    resolver: valibotResolver(v.object({ person: personSchema(type) })),
    defaultValues: { person },
  })
  const { setFocus } = form
  // The form replaces the pressed button and takes the focus.
  useEffect(() => setFocus('person.firstname'), [setFocus])
  const needed = type.unasked.person.filter(({ code, isRequired }) => isRequired && !person.answers[code])
  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    setProblem(wordedProblem(await onSave(values.person)))
  })
  return (
    <FormProvider {...form}>
      <PersonalForm
        onSubmit={(event) => void submit(event)}
        problem={problem}
        submitLabel={needed.length > 0 ? null : submitLabel}
        state={form.formState}
      >
        {needed.length > 0 ? <UnaskedNotice attributes={needed} isNeeded /> : <PersonFields type={type} />}
      </PersonalForm>
    </FormProvider>
  )
}
