import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { TextInputProps } from '#src/ui/fields/TextInput.tsx'
import { fieldAnchor } from './fieldAnchor.ts'
import { useFormField } from './useFormField.ts'
import type { FieldMessages } from './useFormField.ts'

/** Longer texts do not fit Magento's columns. */
const MAX_TEXT_LENGTH = 255

export type FormTextFieldProps = Pick<
  TextInputProps,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'
> & {
  readonly name: string
  readonly messages: FieldMessages
  readonly label: string
  readonly hint?: string
  /** The word after the label of an optional field. */
  readonly optionalLabel?: string
  /** Called on blur. */
  readonly onLeave?: () => void
}

/** A one-line field of the surrounding form. */
export function FormTextField({ name, messages, label, hint, optionalLabel, onLeave, ...input }: FormTextFieldProps) {
  const { registered, error } = useFormField(name, messages)
  const onBlur: typeof registered.onBlur = (event) => {
    onLeave?.()
    return registered.onBlur(event)
  }
  return (
    <div id={fieldAnchor(name)}>
      <Field
        label={label}
        error={error}
        required={optionalLabel === undefined}
        {...(hint !== undefined && { hint })}
        {...(optionalLabel !== undefined && { optionalLabel })}
      >
        {(control) => (
          <TextInput
            maxLength={MAX_TEXT_LENGTH}
            spellCheck={false}
            {...input}
            {...control}
            {...registered}
            onBlur={onBlur}
          />
        )}
      </Field>
    </div>
  )
}
