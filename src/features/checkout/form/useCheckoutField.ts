import { useFormField } from '#src/features/forms/useFormField.ts'
import type { CheckoutFieldName } from './checkoutValues.ts'
import { FIELD_MESSAGES } from './fieldMessages.ts'

/** Connects a control with the checkout form. */
export const useCheckoutField = (name: CheckoutFieldName) => useFormField(name, FIELD_MESSAGES)
