import type { GiftMessage } from '#src/platform/cartJournal.ts'
import type { CartError } from './cartError.ts'
import type { CartLineInput } from './useAddProductsToCart.ts'

/** Spec "Honest optimism": how long a removed line can be brought back, ms. */
export const UNDO_MS = 10_000

/** A line as it was when it was removed: what its place shows, and what brings it back. */
export type RemovedLine = {
  readonly uid: string
  readonly name: string
  readonly input: CartLineInput
  /** What lay beside it. */
  readonly giftMessage: GiftMessage | null
  /** The line or removed line above it; null at the top. */
  readonly after: string | null
  /** Why it could not be brought back. */
  readonly error: CartError | null
}

/** Of what was removed, all that decides its place. */
type Removed = Pick<RemovedLine, 'uid' | 'after'>

export type Place<TRemoved extends Removed = RemovedLine> = { readonly uid: string; readonly removed: TRemoved | null }

/** The lines of a cart with the removed ones where they were. One whose neighbour is gone stands at the top. */
export function placesOf<TRemoved extends Removed>(
  lineUids: readonly string[],
  removedLines: readonly TRemoved[],
): readonly Place<TRemoved>[] {
  // A removal that failed: the line is back, and nothing is there to undo.
  const waiting = removedLines.filter(({ uid }) => !lineUids.includes(uid))
  const known = new Set([...lineUids, ...waiting.map(({ uid }) => uid)])
  const below = (uid: string | null): readonly Place<TRemoved>[] =>
    waiting
      .filter(({ after }) => (after !== null && known.has(after) ? after : null) === uid)
      .flatMap((removed) => [{ uid: removed.uid, removed }, ...below(removed.uid)])
  return [...below(null), ...lineUids.flatMap((uid) => [{ uid, removed: null }, ...below(uid)])]
}
