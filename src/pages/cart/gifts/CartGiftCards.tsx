import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { CartGiftCardsQuery } from '#src/__generated__/CartGiftCardsQuery.graphql.ts'
import { GiftCards } from '#src/features/cart/gift/GiftCards.tsx'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type CartGiftCardsProps = {
  readonly cartId: string
  /** The amount that is left to pay: it determines how much each card pays. */
  readonly due: number | null | undefined
}

/** The gift cards that are applied to a cart, if the backend has them: a feature of Adobe Commerce. */
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
  useRefetch(node, cartId, due)
  return cart && <GiftCards cart={cart} />
}
