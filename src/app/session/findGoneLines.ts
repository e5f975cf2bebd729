import { goneLines, without } from '#src/features/cart/lines/restoredLines.ts'
import type { UnrestoredLine } from '#src/platform/session/restoration.ts'
import { readCartLines } from '#src/shell/cart-button/readCartLines.ts'
import type { Session, SessionOptions } from './session.ts'

/**
 * Compares what the journal knows of the current cart with what the backend says now: what the screen shows may be older
 * than the journal, which other tabs write too.
 */
export async function findGoneLines(
  id: string,
  { cartId, cartJournal, cartWriter }: Session,
  { environment, onLinesGone }: Pick<SessionOptions, 'environment' | 'onLinesGone'>,
): Promise<readonly UnrestoredLine[]> {
  const now = await readCartLines(environment(), id, cartJournal.linesOf(id) ?? [])
  cartId.refresh()
  // A write under way is answered with the lines as well, and tells of what is gone.
  if (cartId.get() !== id || cartWriter.activity().busy) return []
  const known = cartJournal.linesOf(id) ?? []
  // Also where a line has only become smaller: what is noted would be compared again and again.
  if (without(known, now).length > 0) cartJournal.write(id, now)
  const gone = goneLines(known, now)
  if (gone.length > 0) onLinesGone(gone)
  return gone
}
