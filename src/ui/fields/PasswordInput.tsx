import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { input, reveal, wrap } from './PasswordInput.css.ts'
import type { TextInputProps } from './TextInput.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** The name of the button that reveals the text. It must differ from the field's label. */
  revealLabel: string
}

/** A text box whose content is hidden until the shopper reveals it. */
export function PasswordInput({ revealLabel, ...rest }: PasswordInputProps) {
  const [revealed, setRevealed] = useState(false)
  return (
    <div className={wrap}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type={revealed ? 'text' : 'password'}
        className={input}
      />
      <span className={reveal}>
        <IconButton
          label={revealLabel}
          aria-pressed={revealed}
          icon={revealed ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          onClick={() => setRevealed((shown) => !shown)}
        />
      </span>
    </div>
  )
}
