import { useId, type ReactNode } from 'react'
import { field, fieldLabel, hint as hintClass, optional } from './Field.css.ts'
import { FieldError } from './FieldError.tsx'

/** Attributes that connect a control with its label, hint and error. */
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
  /** The message that tells how to correct the value; absent for a valid value. */
  error?: string | undefined
  required?: boolean
  /** The word after the label of an optional field ("facoltativo"). It is not part of the accessible name. */
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
