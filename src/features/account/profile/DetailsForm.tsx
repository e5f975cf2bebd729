import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as v from 'valibot'
import { graphql, useFragment } from 'react-relay'
import type { DetailsForm_customer$key } from '#src/__generated__/DetailsForm_customer.graphql.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { extraInput, extraSchema, readExtraValues, type ExtraAttribute, type ExtraValues } from './extraAttributes.ts'
import { ExtraFields } from './ExtraFields.tsx'
import { PersonalForm } from './PersonalForm.tsx'
import { useSaving } from '../useSaving.ts'
import { useUpdateCustomer } from './useUpdateCustomer.ts'

type DetailsFormProps = {
  readonly attributes: readonly ExtraAttribute[]
  readonly customer: DetailsForm_customer$key
}

/** The merchant's additional questions to the customer. */
export function DetailsForm({ attributes, customer: key }: DetailsFormProps) {
  const { t } = useLingui()
  const save = useSaving()
  const customer = useFragment(
    graphql`
      fragment DetailsForm_customer on Customer {
        ...extraAttributes_customer
      }
    `,
    key,
  )
  const updateCustomer = useUpdateCustomer()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { register, handleSubmit, formState } = useForm<{ extra: ExtraValues }>({
    shouldFocusError: false,
    resolver: valibotResolver(v.object({ extra: extraSchema(attributes) })),
    // Kept values show first; the backend's answer then fills the untouched fields.
    values: { extra: readExtraValues(attributes, customer) },
    resetOptions: { keepDirtyValues: true },
  })
  const submit = handleSubmit(async ({ extra }) => {
    setProblem(null)
    setProblem(await save(() => updateCustomer(extraInput(attributes, extra)), t`I tuoi dati sono salvati.`))
  })
  return (
    <PersonalForm
      onSubmit={(event) => void submit(event)}
      problem={problem}
      submitLabel={t`Salva i dati`}
      state={formState}
    >
      <ExtraFields
        attributes={attributes}
        register={(code) => register(`extra.${code}`)}
        problemOf={(code) => formState.errors.extra?.[code]?.message}
      />
    </PersonalForm>
  )
}
