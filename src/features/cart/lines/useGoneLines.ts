import { useEffect, useState } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { useGoneLines_cart$key } from '#src/__generated__/useGoneLines_cart.graphql.ts'
import type { UnrestoredLine } from '#src/platform/session/restoration.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useCartActivity } from '../requests/CartWriterContext.ts'
import { journalLinesOf } from './journalLines.ts'
import { goneLines } from './restoredLines.ts'

const goneLinesFragment = graphql`
  fragment useGoneLines_cart on Cart @inline {
    id
    ...journalLines_cart
  }
`

/**
 * Lines that the backend removed on its own, e.g. because their products are no longer sold. If the cart on screen
 * lacks lines of the journal, the backend is queried again, because the screen may be older than the journal. A page
 * that does not name them itself leaves that to a toast.
 */
export function useGoneLines(key: useGoneLines_cart$key | null, isNamedOnPage: boolean): readonly UnrestoredLine[] {
  const { cartId, cartJournal, findGoneLines } = useShop()
  const { busy } = useCartActivity()
  const [gone, setGone] = useState<readonly UnrestoredLine[]>([])
  useEffect(() => {
    const cart = readInlineData(goneLinesFragment, key)
    if (!cart || busy || cartId.get() !== cart.id) return
    const known = cartJournal.linesOf(cart.id) ?? []
    if (goneLines(known, journalLinesOf(cart, known)).length === 0) return
    void findGoneLines(cart.id, { isNamedOnPage }).then((found) => (found.length > 0 ? setGone(found) : undefined))
  }, [key, busy, cartId, cartJournal, findGoneLines, isNamedOnPage])
  return gone
}

/** Like {@link useGoneLines}, for places that show only the number of pieces: shows a toast. */
export function useGonePieces(id: string | undefined, quantity: number): void {
  const { cartId, cartJournal, findGoneLines } = useShop()
  const { busy } = useCartActivity()
  useEffect(() => {
    if (id === undefined || busy || cartId.get() !== id) return
    const known = (cartJournal.linesOf(id) ?? []).reduce((sum, line) => sum + line.quantity, 0)
    if (quantity < known) void findGoneLines(id)
  }, [id, quantity, busy, cartId, cartJournal, findGoneLines])
}
