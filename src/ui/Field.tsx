import { useId, type ReactNode } from 'react'
import { field, fieldLabel, hint as hintClass, optional } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

/** What a control must carry so that its label, hint and error belong to it. */
export interface ControlProps {
  id: string
  required: boolean
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export interface FieldProps {
  label: string
  /** Stays visible while the shopper types; placeholders do not replace it. */
  hint?: ReactNode
  /** The message that says how to put it right; absent when the value is fine. */
  error?: string | undefined
  required?: boolean
  /** The word after the label of a field that may stay empty ("facoltativo"). Its accessible name stays the label alone. */
  optionalLabel?: string
  /** `{(control) => <TextInput {...control} {...register('email')} />}` */
  children: (control: ControlProps) => ReactNode
}

/** A labelled form control with its hint and its error. */
export function Field({ label, hint, error, required = false, optionalLabel, children }: FieldProps) {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [error !== undefined && errorId, hint !== undefined && hintId].filter(Boolean).join(' ')
  return (
    <div className={field}>
      <div className={fieldLabel}>
        <label htmlFor={id}>{label}</label>
        {optionalLabel !== undefined && !required && <span className={optional}> ({optionalLabel})</span>}
      </div>
      {children({
        id,
        required,
        ...(describedBy !== '' && { 'aria-describedby': describedBy }),
        ...(error !== undefined && { 'aria-invalid': true }),
      })}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {hint !== undefined && (
        <p id={hintId} className={hintClass}>
          {hint}
        </p>
      )}
    </div>
  )
}
