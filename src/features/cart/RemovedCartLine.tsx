import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { FieldError } from '#src/ui/FieldError.tsx'
import { removed } from './CartLine.css.ts'
import type { RemovedLine } from './removedLines.ts'
import { UNDO_MS } from './removedLines.ts'
import { useCartErrorText } from './useCartErrorText.ts'

type RemovedCartLineProps = {
  readonly line: RemovedLine
  readonly onUndo: (line: RemovedLine) => void
  /** The time to undo is over. `focused`: the focus is inside and needs a new place. */
  readonly onExpire: (uid: string, focused: boolean) => void
}

/** What stands in the place of a removed line while it can be brought back. */
export function RemovedCartLine({ line, onUndo, onExpire }: RemovedCartLineProps) {
  const { uid, name, error } = line
  const errorText = useCartErrorText()
  const container = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState(false)

  // The button that was pressed is gone: the focus goes on to what takes it back.
  useEffect(() => container.current?.querySelector('button')?.focus(), [])

  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => onExpire(uid, container.current?.contains(document.activeElement) ?? false), UNDO_MS)
    return () => clearTimeout(timer)
  }, [held, onExpire, uid])

  return (
    <div
      ref={container}
      className={removed}
      // Whoever works with the keyboard is not hurried (WCAG 2.2.1): the time runs from when the focus leaves.
      onFocus={(event) => setHeld(event.target.matches(':focus-visible'))}
      onBlur={() => setHeld(false)}
    >
      <span>
        <Trans>{name} rimosso</Trans>
      </span>{' '}
      <Button variant="link" onClick={() => onUndo(line)}>
        <Trans>Annulla</Trans>
      </Button>
      {error && (
        <div role="alert">
          <FieldError id={`undo-${uid}`}>{errorText(error)}</FieldError>
        </div>
      )}
    </div>
  )
}
