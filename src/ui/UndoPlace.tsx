import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { place } from './UndoPlace.css.ts'

export interface UndoPlaceProps {
  /** What was done. */
  message: ReactNode
  undoLabel: ReactNode
  /** How long it can be taken back. */
  durationMs: number
  onUndo: () => void
  /** The time is over. `focused`: the focus is inside and needs a new place. */
  onExpire: (focused: boolean) => void
  /** Why it could not be taken back. */
  children?: ReactNode
}

/** What stands in the place of something removed while it can be brought back. */
export function UndoPlace({ message, undoLabel, durationMs, onUndo, onExpire, children }: UndoPlaceProps) {
  const container = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)

  // The button that was pressed is gone: the focus goes on to what takes it back.
  useEffect(() => container.current?.querySelector('button')?.focus(), [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onExpire(container.current?.contains(document.activeElement) ?? false), durationMs)
    return () => clearTimeout(timer)
  }, [held, onExpire, durationMs])

  return (
    <div
      ref={container}
      className={place}
      // Whoever works with the keyboard is not hurried (WCAG 2.2.1): the time runs from when the focus leaves.
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span>{message}</span>{' '}
      <Button variant="link" onClick={onUndo}>
        {undoLabel}
      </Button>
      {children}
    </div>
  )
}
