import { useEffect } from 'react'
import { GiftCardWords } from '#src/features/cart/gift/GiftCardWords.tsx'
import type { GiftCardLine } from '#src/features/cart/lines/giftCardLine.ts'
import { useShop } from '#src/relay/ShopContext.ts'

type CartGiftCardWordsProps = {
  readonly cartId: string
  readonly uid: string
  readonly card: GiftCardLine
}

/** The texts of a gift card line, which are recorded with it. */
export function CartGiftCardWords({ cartId, uid, card }: CartGiftCardWordsProps) {
  const { cartJournal } = useShop()
  useEffect(() => {
    const lines = cartJournal.linesOf(cartId)
    const known = lines?.find((line) => line.uid === uid)
    // The line was filled in on another device: with the recorded options it can be edited, and restored after it was
    // removed.
    if (!lines || !known || known.enteredOptions.length > 0) return
    const { selectedOptions, enteredOptions } = card
    cartJournal.write(
      cartId,
      lines.map((line) => (line === known ? { ...line, selectedOptions, enteredOptions } : line)),
    )
  }, [cartJournal, cartId, uid, card])
  return <GiftCardWords card={card} />
}
