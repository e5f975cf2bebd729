import { FormTextField } from '#src/features/forms/FormTextField.tsx'
import type { FormTextFieldProps } from '#src/features/forms/FormTextField.tsx'
import type { CheckoutFieldName } from './checkoutValues.ts'
import { FIELD_MESSAGES } from './fieldMessages.ts'

type TextFieldProps = Omit<FormTextFieldProps, 'messages'> & { readonly name: CheckoutFieldName }

/** A one-line field of the checkout form. */
export const TextField = (props: TextFieldProps) => <FormTextField {...props} messages={FIELD_MESSAGES} />
