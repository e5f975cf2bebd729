import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import type { TextInputProps } from '#src/ui/fields/TextInput.tsx'
import { EMAIL_MESSAGES, isEmailRule } from './emailMessages.ts'

type EmailFieldProps = {
  /**
   * Connects the control with its form. Called when the control renders, because the first field with an error gets
   * the focus, and first is the one that was registered first.
   */
  readonly register: () => Pick<TextInputProps, 'name' | 'ref' | 'onChange' | 'onFocus' | 'onBlur'>
  /** A rule of `emailSchema`, or the text of a refusal; absent for a valid value. */
  readonly problem: string | undefined
  readonly label?: string
  readonly hint?: ReactNode
  /** `sign-in`: the name of the account; `other-person`: not the shopper's own. */
  readonly purpose?: 'contact' | 'sign-in' | 'other-person'
}

/** The field for an e-mail. */
export function EmailField({ register, problem, label, hint, purpose = 'contact' }: EmailFieldProps) {
  const { t, i18n } = useLingui()
  const { allowsAutocomplete } = useStoreSettings()
  const autoComplete = {
    contact: 'email',
    'sign-in': allowsAutocomplete ? 'username' : 'off',
    'other-person': 'off',
  }[purpose]
  return (
    <Field
      label={label ?? t`Email`}
      required
      error={isEmailRule(problem) ? i18n._(EMAIL_MESSAGES[problem]) : problem}
      {...(hint !== undefined && { hint })}
    >
      {(control) => <EmailInput {...control} {...register()} autoComplete={autoComplete} />}
    </Field>
  )
}
