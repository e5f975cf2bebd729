import { useId, type ComponentProps, type ReactNode } from 'react'
import { checkbox, row, words } from './choice.css.ts'
import { hint as hintClass } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'type' | 'children' | 'id'
> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

export function Checkbox({ label, hint, error, ...rest }: CheckboxProps) {
  const id = useId()
  const errorId = `${id}error`
  const hintId = `${id}hint`
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return (
    <div>
      <div className={row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          className={checkbox}
          {...(describedBy !== '' && { 'aria-describedby': describedBy })}
          {...(error !== undefined && { 'aria-invalid': true })}
        />
        <div className={words}>
          <label htmlFor={id}>{label}</label>
          {hint !== undefined && (
            <p id={hintId} className={hintClass}>
              {hint}
            </p>
          )}
        </div>
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
