import { useMemo } from 'react'
import type { journalLines_cart$key } from '#src/__generated__/journalLines_cart.graphql.ts'
import type { JournalLine } from '#src/platform/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { journalLinesOf } from './journalLines.ts'
import type { KnownLine } from './journalLines.ts'
import { goneLines } from './restoredLines.ts'

type RecordCart = (
  cartId: string,
  cart: journalLines_cart$key,
  /** The lines that the write added. */
  sent?: readonly KnownLine[],
  /** The line that the write took out. */
  removedUid?: string,
) => readonly JournalLine[] | null

/**
 * Notes what the backend said a cart holds after a write, and tells the other tabs that it changed. Answers the lines
 * where they are of no use any more.
 */
export const createCartRecorder =
  ({
    cartId: current,
    cartJournal,
    linesGone,
    tabs,
  }: Pick<Shop, 'cartId' | 'cartJournal' | 'linesGone' | 'tabs'>): RecordCart =>
  (cartId, cart, sent = [], removedUid) => {
    // An answer may come after a sign-out, or after another cart took this one's place: what it tells is over.
    current.refresh()
    const known = cartJournal.linesOf(cartId) ?? []
    const lines = journalLinesOf(cart, [...known, ...sent])
    if (current.get() !== cartId) return lines
    cartJournal.write(cartId, lines)
    // A backend takes out what is not sold any more, and says nothing of it.
    const gone = goneLines(known, lines, removedUid)
    if (gone.length > 0) linesGone(gone)
    tabs.tell({ kind: 'cart', cartId })
    return null
  }

export function useRecordCart(): RecordCart {
  const shop = useShop()
  return useMemo(() => createCartRecorder(shop), [shop])
}
