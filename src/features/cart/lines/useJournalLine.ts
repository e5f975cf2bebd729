import type { JournalLine } from '#src/platform/session/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** The journal's entry of a cart line: it has the shopper's input, which the cart returns as text or not at all. */
export function useJournalLine(): (lineUid: string) => JournalLine | undefined {
  const { cartId, cartJournal } = useShop()
  return (lineUid) => {
    const id = cartId.get()
    return id === null ? undefined : cartJournal.linesOf(id)?.find(({ uid }) => uid === lineUid)
  }
}
