import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { error, errorIcon } from './Field.css.ts'

/** The message of a faulty field or group; `id` is what the control's `aria-describedby` names. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={error}>
      <CircleAlert aria-hidden="true" className={errorIcon} />
      <span>{children}</span>
    </p>
  )
}
