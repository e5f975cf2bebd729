import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'

type EmailFieldProps = {
  readonly registered: UseFormRegisterReturn
  readonly isWrong: boolean
}

/** The field for the account's e-mail. */
export function EmailField({ registered, isWrong }: EmailFieldProps) {
  const { t } = useLingui()
  const { allowsAutocomplete } = useStoreSettings()
  const problem = isWrong ? t`Scrivi il tuo indirizzo email completo, per esempio nome@esempio.it.` : undefined
  return (
    <Field label={t`Email`} required error={problem}>
      {(field) => (
        <TextInput
          {...field}
          {...registered}
          type="email"
          inputMode="email"
          autoComplete={allowsAutocomplete ? 'username' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  )
}
