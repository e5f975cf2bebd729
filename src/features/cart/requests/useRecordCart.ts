import { useMemo } from 'react'
import type { journalLines_cart$key } from '#src/__generated__/journalLines_cart.graphql.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { journalLinesOf } from '../lines/journalLines.ts'
import type { KnownLine } from '../lines/journalLines.ts'
import { goneLines } from '../lines/restoredLines.ts'

type RecordCart = (
  cartId: string,
  cart: journalLines_cart$key,
  /** The lines that the write added. */
  sent?: readonly KnownLine[],
  /** The line that the write removed. */
  removedUid?: string,
) => readonly JournalLine[] | null

/**
 * Records the cart's lines after a write, and notifies the other tabs. Returns the lines if they cannot be recorded any
 * more.
 */
export const createCartRecorder =
  ({
    cartId: current,
    cartJournal,
    linesGone,
    tabs,
  }: Pick<Shop, 'cartId' | 'cartJournal' | 'linesGone' | 'tabs'>): RecordCart =>
  (cartId, cart, sent = [], removedUid) => {
    // The answer may arrive after a sign-out or after another cart replaced this one; then it is outdated.
    current.refresh()
    const known = cartJournal.linesOf(cartId) ?? []
    const lines = journalLinesOf(cart, [...known, ...sent])
    if (current.get() !== cartId) return lines
    cartJournal.write(cartId, lines)
    // The backend removes lines that are no longer sold without a message.
    const gone = goneLines(known, lines, removedUid)
    if (gone.length > 0) linesGone(gone)
    tabs.tell({ kind: 'cart', cartId })
    return null
  }

export function useRecordCart(): RecordCart {
  const shop = useShop()
  return useMemo(() => createCartRecorder(shop), [shop])
}
