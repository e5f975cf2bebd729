import { useId, type ReactNode } from 'react'
import { group, legend as legendClass } from './choice.css.ts'
import { FieldError } from './FieldError.tsx'
import { visuallyHidden } from '../theme/global.css.ts'

export interface RadioGroupProps {
  /** The accessible name of the group. */
  legend: string
  /** Hides the legend visually if a heading above already shows it. */
  legendHidden?: boolean
  error?: string | undefined
  /** `Radio`s of one `name`. */
  children: ReactNode
}

/** Radio buttons with one legend. The browser handles the arrow keys. */
export function RadioGroup({ legend, legendHidden = false, error, children }: RadioGroupProps) {
  const id = useId()
  const errorId = `${id}error`
  return (
    <fieldset
      id={id}
      className={group}
      {...(error !== undefined && { 'aria-describedby': errorId, 'data-invalid': true })}
    >
      <legend className={legendHidden ? visuallyHidden : legendClass}>{legend}</legend>
      {children}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  )
}
