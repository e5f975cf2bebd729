import type { ComponentProps } from 'react'
import { area } from './TextInput.css.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>

/** A text box of several lines. Its label, hint and error come from `Field`. */
export function TextArea(props: TextAreaProps) {
  return <textarea rows={4} {...props} className={area} />
}
