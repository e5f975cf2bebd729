import type { ComponentProps } from 'react'
import { control } from './TextInput.css.ts'

export type TextInputProps = Omit<ComponentProps<'input'>, 'className' | 'style'>

/** A one-line text box. Its label, hint and error come from `Field`. */
export function TextInput({ type = 'text', ...rest }: TextInputProps) {
  return <input {...rest} type={type} className={control} />
}
