import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as v from 'valibot'
import type { ExtraValues } from '#src/features/account/profile/extraAttributes.ts'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { EventFields } from './EventFields.tsx'
import { PersonFields } from '../people/PersonFields.tsx'
import { RegistryAddress } from './RegistryAddress.tsx'
import type { DestinationValues, RegistryPlaces } from './registryDestination.ts'
import { destinationInput, noDestination, withDestination } from './registryDestination.ts'
import { useRegistryProblem } from '../registryRefusal.ts'
import type { EventValues, PersonValues } from '../registrySchema.ts'
import { eventInput, eventSchema, personInput, personSchema } from '../registrySchema.ts'
import type { RegistryType } from '../registryType.ts'
import { answersOf } from '../registryType.ts'
import { UnaskedNotice } from './UnaskedNotice.tsx'
import type { NewRegistry } from './useCreateGiftRegistry.ts'

type Values = { typeUid: string; event: EventValues; person: PersonValues } & DestinationValues

type CreateRegistryFormProps = {
  readonly types: readonly [RegistryType, ...RegistryType[]]
  readonly places: RegistryPlaces
  /** The customer, who is the default celebrant. */
  readonly owner: Omit<PersonValues, 'answers'>
  /** Resolves to the error; null when the page goes on. */
  readonly onCreate: (input: NewRegistry) => Promise<MutationError | null>
}

/** The form for a new gift registry: event, date and people. */
export function CreateRegistryForm({ types, places, owner, onCreate }: CreateRegistryFormProps) {
  const { t } = useLingui()
  const wordedProblem = useRegistryProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [typeUid, setTypeUid] = useState(types[0].uid)
  const type = types.find(({ uid }) => uid === typeUid) ?? types[0]
  const needed = [...type.unasked.event, ...type.unasked.person].filter(({ isRequired }) => isRequired)
  const form = useForm<Values>({
    shouldFocusError: false,
    resolver: valibotResolver(
      withDestination({ typeUid: v.string(), event: eventSchema(type), person: personSchema(type) }, places),
    ),
    defaultValues: {
      typeUid,
      event: { name: '', message: '', isPublic: true, isActive: true, answers: answersOf(type.event, null) },
      person: { ...owner, answers: answersOf(type.person, null) },
      ...noDestination(places, owner),
    },
  })
  const { register, handleSubmit, formState, setFocus } = form
  // The form replaces the pressed button and takes the focus.
  useEffect(() => setFocus('typeUid'), [setFocus])
  const submit = handleSubmit(async ({ event, person, ...destination }) => {
    setProblem(null)
    const asked = (answers: ExtraValues, attributes: RegistryType['event']) =>
      Object.fromEntries(attributes.map(({ code }) => [code, answers[code] ?? '']))
    setProblem(
      wordedProblem(
        await onCreate({
          gift_registry_type_uid: type.uid,
          ...eventInput({ ...event, answers: asked(event.answers, type.event) }),
          ...destinationInput(destination, places),
          registrants: [personInput({ ...person, answers: asked(person.answers, type.person) })],
        }),
      ),
    )
  })
  return (
    <FormProvider {...form}>
      <PersonalForm
        onSubmit={(event) => void submit(event)}
        problem={problem}
        submitLabel={needed.length > 0 ? null : t`Crea la lista`}
        state={formState}
        variant="primary"
      >
        <Field label={t`Che cosa si festeggia?`} required>
          {(field) => (
            <Select
              {...field}
              {...register('typeUid', { onChange: (event) => setTypeUid(String(event.target.value)) })}
            >
              {types.map(({ uid, label }) => (
                <option key={uid} value={uid}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {needed.length > 0 ? (
          <UnaskedNotice attributes={needed} isNeeded />
        ) : (
          <>
            <EventFields type={type} />
            <RegistryAddress places={places} isKnown={false} />
            <Heading level={3} size="sm">
              <Trans>Chi festeggia</Trans>
            </Heading>
            <PersonFields type={type} />
          </>
        )}
      </PersonalForm>
    </FormProvider>
  )
}
