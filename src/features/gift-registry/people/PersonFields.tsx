import { useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { ExtraFields } from '#src/features/account/profile/ExtraFields.tsx'
import { halves } from '#src/features/account/profile/PersonalForm.css.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { PersonValues } from '../registrySchema.ts'
import type { RegistryType } from '../registryType.ts'
import { UnaskedNotice } from '../event/UnaskedNotice.tsx'
import { EmailField } from '#src/features/forms/EmailField.tsx'
import { MAX_NAME_LENGTH } from '#src/features/forms/nameSchema.ts'

/** The fields of a celebrant; the surrounding form contains `person`. */
export function PersonFields({ type }: { readonly type: RegistryType }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<{ person: PersonValues }>()
  const errors = formState.errors.person
  return (
    <>
      <div className={halves}>
        <Field label={t`Nome`} required error={errors?.firstname && t`Scrivi il nome.`}>
          {(field) => (
            <TextInput {...field} {...register('person.firstname')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
          )}
        </Field>
        <Field label={t`Cognome`} required error={errors?.lastname && t`Scrivi il cognome.`}>
          {(field) => (
            <TextInput {...field} {...register('person.lastname')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
          )}
        </Field>
      </div>
      <EmailField register={() => register('person.email')} problem={errors?.email?.message} purpose="other-person" />
      <ExtraFields
        attributes={type.person}
        register={(code) => register(`person.answers.${code}`)}
        problemOf={(code) => errors?.answers?.[code]?.message}
      />
      <UnaskedNotice attributes={type.unasked.person} />
    </>
  )
}
