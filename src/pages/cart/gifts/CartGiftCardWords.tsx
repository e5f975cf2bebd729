import { useEffect, useMemo } from 'react'
import { graphql } from 'react-relay'
import type { CartGiftCardWordsQuery } from '#src/__generated__/CartGiftCardWordsQuery.graphql.ts'
import { giftCardLineOf } from '#src/features/cart/lines/giftCardLine.ts'
import { GiftCardWords } from '#src/features/cart/gift/GiftCardWords.tsx'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type CartGiftCardWordsProps = {
  readonly cartId: string
  readonly lineUid: string
}

/** The texts of a gift card line: not in the page's own query, because not every backend has gift cards. */
export function CartGiftCardWords({ cartId, lineUid }: CartGiftCardWordsProps) {
  const { cartJournal } = useShop()
  const query = useMemo(() => ({ operation: 'CartGiftCardWordsQuery', variables: { cartId } }), [cartId])
  const node = graphql`
    query CartGiftCardWordsQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        # A list of its own: the page's must never hold a line of which only this is known.
        itemsV2(pageSize: 100, currentPage: 1) {
          items {
            uid
            ...giftCardLine_item
          }
        }
      }
    }
  `
  const { cart } = useRouteQuery<CartGiftCardWordsQuery>(node, query)
  // The answer does not contain lines that were added later.
  useRefetch(node, cartId, null)
  const item = cart?.itemsV2?.items?.find((each) => each?.uid === lineUid)
  const card = useMemo(() => item && giftCardLineOf(item), [item])
  useEffect(() => {
    const lines = cartJournal.linesOf(cartId)
    const known = lines?.find(({ uid }) => uid === lineUid)
    // The line was filled in on another device: with the recorded options it can be edited, and restored after it was
    // removed.
    if (!card || !lines || !known || known.enteredOptions.length > 0) return
    const { selectedOptions, enteredOptions } = card
    cartJournal.write(
      cartId,
      lines.map((line) => (line === known ? { ...line, selectedOptions, enteredOptions } : line)),
    )
  }, [cartJournal, cartId, lineUid, card])
  return card && <GiftCardWords card={card} />
}
