import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { TextInputProps } from '#src/ui/fields/TextInput.tsx'
import { fieldAnchor } from './fieldAnchor.ts'
import { useCheckoutField } from './useCheckoutField.ts'
import type { CheckoutFieldName } from './checkoutValues.ts'

/** Longer texts do not fit Magento's columns. */
const MAX_TEXT_LENGTH = 255

type TextFieldProps = Pick<TextInputProps, 'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'maxLength'> & {
  readonly name: CheckoutFieldName
  readonly label: string
  readonly hint?: string
  /** The word after the label of an optional field. */
  readonly optionalLabel?: string
  /** Called on blur. */
  readonly onLeave?: () => void
}

/** A one-line field of the checkout form. */
export function TextField({ name, label, hint, optionalLabel, onLeave, ...input }: TextFieldProps) {
  const { registered, error } = useCheckoutField(name)
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
