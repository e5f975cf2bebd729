import { goneLines, without } from '#src/features/cart/lines/restoredLines.ts'
import type { UnrestoredLine } from '#src/platform/session/restoration.ts'
import { readCartLines } from '#src/shell/cart-button/readCartLines.ts'
import type { Session, SessionOptions } from './session.ts'

/**
 * Compares the journal's lines of the current cart with the backend's lines. The screen cannot be used for this: it may
 * be older than the journal, which other tabs write too. No toast repeats the lines that a page names itself.
 */
export async function findGoneLines(
  id: string,
  { cartId, cartJournal, cartWriter }: Session,
  { environment, onLinesGone }: Pick<SessionOptions, 'environment' | 'onLinesGone'>,
  isNamedOnPage: () => boolean,
): Promise<readonly UnrestoredLine[]> {
  const now = await readCartLines(environment(), id, cartJournal.linesOf(id) ?? [])
  cartId.refresh()
  // The answer of a pending write contains the lines too and reports missing ones.
  if (cartId.get() !== id || cartWriter.activity().busy) return []
  const known = cartJournal.linesOf(id) ?? []
  // Also if only a quantity is smaller; otherwise the recorded line would be compared again and again.
  if (without(known, now).length > 0) cartJournal.write(id, now)
  const gone = goneLines(known, now)
  if (gone.length > 0 && !isNamedOnPage()) onLinesGone(gone)
  return gone
}
