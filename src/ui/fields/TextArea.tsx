import type { ComponentProps } from 'react'
import { area } from './TextInput.css.ts'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>

/** The embedded engine refuses longer texts; Magento's columns hold 65,535 bytes. */
const MOST_CHARACTERS = 10_000

/** A text box of several lines. Its label, hint and error come from `Field`. */
export function TextArea(props: TextAreaProps) {
  return <textarea rows={4} maxLength={MOST_CHARACTERS} {...props} className={area} />
}
