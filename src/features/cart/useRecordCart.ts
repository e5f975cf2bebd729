import { useMemo } from 'react'
import type { journalLines_cart$key } from '#src/__generated__/journalLines_cart.graphql.ts'
import type { JournalLine } from '#src/platform/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { journalLinesOf } from './journalLines.ts'
import type { KnownLine } from './journalLines.ts'

type RecordCart = (
  cartId: string,
  cart: journalLines_cart$key,
  /** The lines that the write added. */
  sent?: readonly KnownLine[],
) => readonly JournalLine[] | null

/**
 * Notes what the backend said a cart holds after a write, and tells the other tabs that it changed. Answers the lines
 * where they are of no use any more.
 */
export const createCartRecorder =
  ({ cartId: current, cartJournal, tabs }: Pick<Shop, 'cartId' | 'cartJournal' | 'tabs'>): RecordCart =>
  (cartId, cart, sent = []) => {
    // An answer may come after a sign-out, or after another cart took this one's place: what it tells is over.
    current.refresh()
    const lines = journalLinesOf(cart, [...(cartJournal.linesOf(cartId) ?? []), ...sent])
    if (current.get() !== cartId) return lines
    cartJournal.write(cartId, lines)
    tabs.tell({ kind: 'cart', cartId })
    return null
  }

export function useRecordCart(): RecordCart {
  const shop = useShop()
  return useMemo(() => createCartRecorder(shop), [shop])
}
