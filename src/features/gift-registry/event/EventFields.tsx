import { Trans, useLingui } from '@lingui/react/macro'
import { useFormContext } from 'react-hook-form'
import { MAX_NAME_LENGTH } from '#src/features/forms/nameSchema.ts'
import { ExtraFields } from '#src/features/account/profile/ExtraFields.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { EventValues } from '../registrySchema.ts'
import { MAX_MESSAGE_LENGTH } from '../registrySchema.ts'
import type { RegistryType } from '../registryType.ts'
import { UnaskedNotice } from './UnaskedNotice.tsx'

/** The fields of an event; the surrounding form contains `event`. */
export function EventFields({ type }: { readonly type: RegistryType }) {
  const { t } = useLingui()
  const { register, formState } = useFormContext<{ event: EventValues }>()
  const errors = formState.errors.event
  return (
    <>
      <Field label={t`Nome della lista`} required error={errors?.name && t`Dai un nome alla lista.`}>
        {(field) => <TextInput {...field} {...register('event.name')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />}
      </Field>
      <ExtraFields
        attributes={type.event}
        register={(code) => register(`event.answers.${code}`)}
        problemOf={(code) => errors?.answers?.[code]?.message}
      />
      <UnaskedNotice attributes={type.unasked.event} />
      <Field
        label={t`Messaggio per gli invitati`}
        required
        error={errors?.message && t`Scrivi qualche parola per chi apre la lista.`}
      >
        {(field) => (
          <TextArea
            {...field}
            {...register('event.message')}
            rows={3}
            maxLength={MAX_MESSAGE_LENGTH}
            autoComplete="off"
          />
        )}
      </Field>
      <Checkbox
        {...register('event.isPublic')}
        label={<Trans>Chi conosce la tua email o il tuo nome può trovarla</Trans>}
        hint={<Trans>Altrimenti la apre solo chi ha il link.</Trans>}
      />
      <Checkbox
        {...register('event.isActive')}
        label={<Trans>La lista è aperta</Trans>}
        hint={<Trans>Finché è chiusa la vedi solo tu.</Trans>}
      />
    </>
  )
}
