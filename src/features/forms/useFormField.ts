import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** The message of each rule of a schema; other texts are a backend's own. */
export type FieldMessages = Readonly<Partial<Record<string, MessageDescriptor>>>

/** Connects a control with the surrounding form: validated on blur, and on each change after an error. */
export function useFormField(
  name: string,
  messages: FieldMessages,
): {
  readonly registered: UseFormRegisterReturn
  readonly error: string | undefined
} {
  const { control, register, trigger } = useFormContext()
  const { errors } = useFormState({ control, name, exact: true })
  const { i18n } = useLingui()
  const rule = (get(errors, name) as { message?: string } | undefined)?.message
  const registered = register(name, {
    onChange: () => {
      if (rule !== undefined) void trigger(name)
    },
  })
  const message = rule === undefined ? undefined : messages[rule]
  return { registered, error: message ? i18n._(message) : rule }
}
