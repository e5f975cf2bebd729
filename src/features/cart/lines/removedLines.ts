import type { GiftMessage } from '#src/platform/session/cartJournal.ts'
import type { CartError } from '../requests/cartError.ts'
import type { AddedLine } from '#src/platform/session/pendingAddition.ts'

/** Spec "Honest optimism": time for undoing a removal, ms. */
export const UNDO_MS = 10_000

/** A removed line with the data to show and to restore it. */
export type RemovedLine = {
  readonly uid: string
  readonly name: string
  readonly input: AddedLine
  /** Its gift message. */
  readonly giftMessage: GiftMessage | null
  /** The line or removed line above it; null at the top. */
  readonly after: string | null
  /** The reason why restoring it failed. */
  readonly error: CartError | null
}

/** The part of a removed line that sets its position. */
type Removed = Pick<RemovedLine, 'uid' | 'after'>

export type Place<TRemoved extends Removed = RemovedLine> = { readonly uid: string; readonly removed: TRemoved | null }

/** The lines of a cart with the removed ones at their former positions; at the top if their neighbour is gone. */
export function placesOf<TRemoved extends Removed>(
  lineUids: readonly string[],
  removedLines: readonly TRemoved[],
): readonly Place<TRemoved>[] {
  // A failed removal: the line is back, so there is nothing to undo.
  const waiting = removedLines.filter(({ uid }) => !lineUids.includes(uid))
  const known = new Set([...lineUids, ...waiting.map(({ uid }) => uid)])
  const below = (uid: string | null): readonly Place<TRemoved>[] =>
    waiting
      .filter(({ after }) => (after !== null && known.has(after) ? after : null) === uid)
      .flatMap((removed) => [{ uid: removed.uid, removed }, ...below(removed.uid)])
  return [...below(null), ...lineUids.flatMap((uid) => [{ uid, removed: null }, ...below(uid)])]
}
