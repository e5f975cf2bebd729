import { goneLines } from '#src/features/cart/restoredLines.ts'
import type { UnrestoredLine } from '#src/platform/restoration.ts'
import { readCartLines } from '#src/shell/cart-button/readCartLines.ts'
import type { Session, SessionOptions } from './createSession.ts'

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
  const gone = goneLines(cartJournal.linesOf(id) ?? [], now)
  if (gone.length === 0) return []
  cartJournal.write(id, now)
  onLinesGone(gone)
  return gone
}
