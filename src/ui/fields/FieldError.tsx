import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { error, errorIcon } from './Field.css.ts'

/** The error message of a field or group; `id` is the target of the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={error}>
      <CircleAlert aria-hidden="true" className={errorIcon} />
      <span>{children}</span>
    </p>
  )
}
