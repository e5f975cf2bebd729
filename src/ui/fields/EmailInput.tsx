import { TextInput } from './TextInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

/** A text box for an e-mail: with the right keyboard, and without corrections. */
export const EmailInput = (props: TextInputProps) => (
  <TextInput type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
)
