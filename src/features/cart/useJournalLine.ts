import type { JournalLine } from '#src/platform/cartJournal.ts'
import { useShop } from '#src/relay/ShopContext.ts'

/** What the journal knows of a line of the cart: what the shopper entered, which the cart tells in words or not at all. */
export function useJournalLine(): (lineUid: string) => JournalLine | undefined {
  const { cartId, cartJournal } = useShop()
  return (lineUid) => {
    const id = cartId.get()
    return id === null ? undefined : cartJournal.linesOf(id)?.find(({ uid }) => uid === lineUid)
  }
}
