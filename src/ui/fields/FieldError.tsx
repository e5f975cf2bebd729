import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, type ReactNode } from 'react'
import { error, errorIcon } from './Field.css.ts'

/** The error message of a field or group; `id` is the target of the control's `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null)
  // A message below the focused field may be outside of the window or behind a sticky bar.
  useEffect(() => {
    const described = document.activeElement?.getAttribute('aria-describedby')?.split(' ')
    if (described?.includes(id)) place.current?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return (
    <p ref={place} id={id} className={error}>
      <CircleAlert aria-hidden="true" className={errorIcon} />
      <span>{children}</span>
    </p>
  )
}
