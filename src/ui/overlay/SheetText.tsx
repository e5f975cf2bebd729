import type { ReactNode } from 'react'

type SheetTextProps = {
  /** Its name for screen readers. */
  readonly label: string
  readonly children: ReactNode
}

/**
 * The content of a sheet that may be text alone. It takes the focus, because browsers scroll the box around the focused
 * element, and a keyboard has no other way to scroll a text (WCAG 2.1.1).
 */
export function SheetText({ label, children }: SheetTextProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box without controls has to take the focus
    <div role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
