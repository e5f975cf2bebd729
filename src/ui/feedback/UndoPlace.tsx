import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../controls/Button.tsx'
import { place } from './UndoPlace.css.ts'

export interface UndoPlaceProps {
  /** The completed action. */
  message: ReactNode
  undoLabel: ReactNode
  /** The time limit for undoing. */
  durationMs: number
  onUndo: () => void
  /** The time is over. `focused`: the focus is inside and must be moved. */
  onExpire: (focused: boolean) => void
  /** The reason if undoing failed. */
  children?: ReactNode
}

/** Replaces a removed item while the removal can be undone. */
export function UndoPlace({ message, undoLabel, durationMs, onUndo, onExpire, children }: UndoPlaceProps) {
  const container = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)

  // The pressed button is gone, so the focus moves to the undo button.
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
      // Keyboard users get no time limit (WCAG 2.2.1): the timer starts when the focus leaves.
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
