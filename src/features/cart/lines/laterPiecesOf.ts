import { createLaterPieces } from '#src/platform/saved/laterPieces.ts'
import type { LaterPieces } from '#src/platform/saved/laterPieces.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { isSameChoice } from './sameChoice.ts'

const opened = new WeakMap<KeyValueStorage, LaterPieces>()

/** The pieces saved for later in a browser: one shared instance for all components. */
export function laterPiecesOf(storage: KeyValueStorage): LaterPieces {
  const known = opened.get(storage) ?? createLaterPieces(storage, isSameChoice)
  opened.set(storage, known)
  return known
}
