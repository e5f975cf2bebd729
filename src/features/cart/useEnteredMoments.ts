import { useShop } from '#src/relay/ShopContext.ts'
import type { EnteredOption } from './lineChoices.ts'

/** The moments that the shopper entered for a line, from the journal: the cart tells them in words only. */
export function useEnteredMoments(): (lineUid: string, optionUids: readonly string[]) => readonly EnteredOption[] {
  const { cartId, cartJournal } = useShop()
  return (lineUid, optionUids) => {
    const id = cartId.get()
    const line = id === null ? undefined : cartJournal.linesOf(id)?.find(({ uid }) => uid === lineUid)
    return (line?.enteredOptions ?? []).filter(({ uid }) => optionUids.includes(uid))
  }
}
