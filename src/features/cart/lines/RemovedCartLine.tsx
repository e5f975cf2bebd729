import { Trans } from '@lingui/react/macro'
import { useCallback } from 'react'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { UndoPlace } from '#src/ui/feedback/UndoPlace.tsx'
import type { RemovedLine } from './removedLines.ts'
import { UNDO_MS } from './removedLines.ts'
import { useCartErrorText } from '../requests/useCartErrorText.ts'

type RemovedCartLineProps = {
  readonly line: RemovedLine
  readonly onUndo: (line: RemovedLine) => void
  /** The time for undoing is over. `focused`: the focus is inside and must be moved. */
  readonly onExpire: (uid: string, focused: boolean) => void
}

/** Replaces a removed line while the removal can be undone. */
export function RemovedCartLine({ line, onUndo, onExpire }: RemovedCartLineProps) {
  const { uid, name, error } = line
  const errorText = useCartErrorText()
  const expire = useCallback((focused: boolean) => onExpire(uid, focused), [onExpire, uid])
  return (
    <UndoPlace
      message={<Trans>{name} rimosso</Trans>}
      undoLabel={<Trans>Annulla</Trans>}
      durationMs={UNDO_MS}
      onUndo={() => onUndo(line)}
      onExpire={expire}
    >
      {error && (
        <div role="alert">
          <FieldError id={`undo-${uid}`}>{errorText(error)}</FieldError>
        </div>
      )}
    </UndoPlace>
  )
}
