import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useState } from 'react'
import { IconButton } from './IconButton.tsx'
import { input, reveal, wrap } from './PasswordInput.css.ts'
import type { TextInputProps } from './TextInput.tsx'

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Name of the switch that shows what is typed. Without the field's own label in it, so that the two stay apart. */
  revealLabel: string
}

/** A text box whose content is hidden until the shopper asks to see it. */
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
