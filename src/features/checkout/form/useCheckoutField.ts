import { useLingui } from '@lingui/react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { FIELD_MESSAGES, isFieldRule } from './fieldMessages.ts'

/** Connects a control with the form: validated on blur, and on each change after an error. */
export function useCheckoutField(name: CheckoutFieldName): {
  readonly registered: UseFormRegisterReturn
  readonly error: string | undefined
} {
  const { control, register, trigger } = useFormContext<CheckoutValues>()
  const { errors } = useFormState({ control, name, exact: true })
  const { i18n } = useLingui()
  const rule = (get(errors, name) as { message?: string } | undefined)?.message
  const registered = register(name, {
    onChange: () => {
      if (rule !== undefined) void trigger(name)
    },
  })
  return { registered, error: isFieldRule(rule) ? i18n._(FIELD_MESSAGES[rule]) : rule }
}
