import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { CartExtrasQuery } from '#src/__generated__/CartExtrasQuery.graphql.ts'
import type { GiftMessageLine } from '#src/features/cart/gift/GiftMessageContext.ts'
import { giftMessageOf } from '#src/features/cart/gift/giftMessageOf.ts'
import { giftCardLineOf } from '#src/features/cart/lines/giftCardLine.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { CartGiftCardWords } from './CartGiftCardWords.tsx'
import { CartGiftMessage } from './CartGiftMessage.tsx'

/** Only Adobe Commerce has gift cards. */
export const GiftCards = createNeededPart(async () => (await import('#src/features/cart/gift/GiftCards.tsx')).GiftCards)

type ExtrasProps = { readonly query: RouteQuery<CartExtrasQuery> }

const node = graphql`
  query CartExtrasQuery(
    $cartId: String!
    $hasGiftCards: Boolean!
    $hasGiftCardLines: Boolean!
    $hasGiftMessages: Boolean!
  ) {
    cart(cart_id: $cartId) {
      id
      ...GiftCards_cart @include(if: $hasGiftCards) @alias(as: "giftCards")
      # A list of its own: the page's must never hold a line of which only this is known.
      itemsV2(pageSize: 100, currentPage: 1) {
        items {
          uid
          ...giftCardLine_item @include(if: $hasGiftCardLines) @alias(as: "giftCard")
          ...giftMessageOf_item @include(if: $hasGiftMessages) @alias(as: "giftMessage")
        }
      }
    }
    storeConfig @include(if: $hasGiftMessages) {
      store_code
      allow_items
    }
  }
`

const useExtras = ({ query }: ExtrasProps) => useRouteQuery<CartExtrasQuery>(node, query)

type CartExtrasProps = ExtrasProps & {
  /** The uids of the lines: the answer does not contain lines that were added later. */
  readonly lines: string
  /** The amount that is left to pay: it determines how much each gift card pays. */
  readonly due: number | null | undefined
}

/** Refetches the optional parts of a cart when they may have changed. */
export function CartExtras({ query, lines, due }: CartExtrasProps) {
  useRefetch(node, query.variables, query.variables.hasGiftCards ? `${lines} ${due}` : lines)
  return null
}

/** The gift cards that are applied to a cart. */
export function AppliedGiftCards({ query }: ExtrasProps) {
  const cart = useExtras({ query }).cart?.giftCards
  return cart && <GiftCards cart={cart} />
}

type LineProps = ExtrasProps & { readonly uid: string }

function useLine({ query, uid }: LineProps) {
  const { cart, storeConfig } = useExtras({ query })
  return { line: cart?.itemsV2?.items.find((each) => each?.uid === uid), storeConfig }
}

/** The texts of a gift card line. */
export function GiftCardWordsOfLine({ query, uid }: LineProps) {
  const { line } = useLine({ query, uid })
  const card = useMemo(() => (line?.giftCard ? giftCardLineOf(line.giftCard) : null), [line])
  return card && <CartGiftCardWords cartId={query.variables.cartId} uid={uid} card={card} />
}

/** The gift message of a cart line. */
export function GiftMessageOfLine({ query, uid, ...shown }: ExtrasProps & GiftMessageLine) {
  const { line, storeConfig } = useLine({ query, uid })
  const message = useMemo(() => (line?.giftMessage ? giftMessageOf(line.giftMessage) : undefined), [line])
  if (message === undefined || storeConfig?.allow_items !== '1') return null
  return <CartGiftMessage {...shown} cartId={query.variables.cartId} uid={uid} message={message} />
}
