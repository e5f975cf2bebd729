import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { CartGiftCardsQuery } from '#src/__generated__/CartGiftCardsQuery.graphql.ts'
import { GiftCards } from '#src/features/cart/gift/GiftCards.tsx'
import { useAskAgain } from '#src/features/cart/requests/useAskAgain.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type CartGiftCardsProps = {
  readonly cartId: string
  /** What the cards leave to pay: with it changes what each of them pays. */
  readonly due: number | null | undefined
}

/** The gift cards of a cart, where the backend has them: a part of Adobe Commerce. */
export function CartGiftCards({ cartId, due }: CartGiftCardsProps) {
  const query = useMemo(() => ({ operation: 'CartGiftCardsQuery', variables: { cartId } }), [cartId])
  const node = graphql`
    query CartGiftCardsQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        ...GiftCards_cart
      }
    }
  `
  const { cart } = useRouteQuery<CartGiftCardsQuery>(node, query)
  useAskAgain(node, cartId, due)
  return cart && <GiftCards cart={cart} />
}
