import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { CheckoutExtrasQuery } from '#src/__generated__/CheckoutExtrasQuery.graphql.ts'
import { GiftCardWords } from '#src/features/cart/gift/GiftCardWords.tsx'
import { giftCardLineOf } from '#src/features/cart/lines/giftCardLine.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { GiftCardSums } from './GiftCardSums.tsx'
import { GiftOptions } from './GiftOptions.tsx'
import { RewardPoints } from './RewardPoints.tsx'
import { StoreCredit } from './StoreCredit.tsx'

export type CheckoutExtrasProps = {
  readonly query: RouteQuery<CheckoutExtrasQuery>
  /** The amount that is left to pay: it determines how much gift cards, credit and points pay. */
  readonly due: number | null | undefined
  /**
   * The rows in the totals, the switches above the payment methods, the gift options of the whole order, or the texts
   * of a gift card line.
   */
  readonly show: 'sums' | 'switches' | 'gift' | { readonly lineUid: string }
}

/** The parts of a checkout that not every backend has. Optional: the order can be placed without them. */
export function CheckoutExtras(props: CheckoutExtrasProps) {
  return (
    <WidgetBoundary fallback={null}>
      {typeof props.show === 'string' ? (
        <AskedExtras {...props} show={props.show} />
      ) : (
        <GiftCardWordsOfLine query={props.query} uid={props.show.lineUid} />
      )}
    </WidgetBoundary>
  )
}

export const extrasQuery = graphql`
  query CheckoutExtrasQuery(
    $cartId: String!
    $hasGiftCards: Boolean!
    $hasGiftCardLines: Boolean!
    $hasGiftOptions: Boolean!
    $hasStoreCredit: Boolean!
    $hasRewardPoints: Boolean!
  ) {
    cart(cart_id: $cartId) {
      id
      ...GiftCardSums_cart @include(if: $hasGiftCards) @alias(as: "giftCards")
      # A list of its own, as in the query of the cart's extras.
      itemsV2(pageSize: 100, currentPage: 1) @include(if: $hasGiftCardLines) {
        items {
          uid
          ...giftCardLine_item @alias(as: "giftCard")
        }
      }
      ...GiftOptions_cart @include(if: $hasGiftOptions) @alias(as: "giftOptions")
      ...StoreCredit_cart @include(if: $hasStoreCredit) @alias(as: "storeCredit")
      ...RewardPoints_cart @include(if: $hasRewardPoints) @alias(as: "rewardPoints")
    }
    storeConfig @include(if: $hasGiftOptions) {
      store_code
      ...GiftOptions_storeConfig
    }
    ...RewardPoints_query @include(if: $hasRewardPoints) @alias(as: "points")
  }
`

/** To whom a gift card goes, which cannot be changed after the order. */
function GiftCardWordsOfLine({ query, uid }: { readonly query: CheckoutExtrasProps['query']; readonly uid: string }) {
  const { cart } = useRouteQuery<CheckoutExtrasQuery>(extrasQuery, query)
  const line = cart?.itemsV2?.items.find((item) => item?.uid === uid)
  const card = useMemo(() => (line?.giftCard ? giftCardLineOf(line.giftCard) : null), [line])
  return card && <GiftCardWords card={card} />
}

type AskedExtrasProps = Omit<CheckoutExtrasProps, 'show'> & { readonly show: 'sums' | 'switches' | 'gift' }

function AskedExtras({ query, due, show }: AskedExtrasProps) {
  const { cart, storeConfig, points } = useRouteQuery<CheckoutExtrasQuery>(extrasQuery, query)
  useRefetch(extrasQuery, query.variables, due)
  if (!cart) return null
  const { giftCards, giftOptions, storeCredit, rewardPoints } = cart
  switch (show) {
    case 'gift':
      return giftOptions && storeConfig && <GiftOptions cart={giftOptions} storeConfig={storeConfig} />
    case 'sums':
    case 'switches':
      return (
        <>
          {giftCards && show === 'sums' && <GiftCardSums cart={giftCards} />}
          {storeCredit && <StoreCredit cart={storeCredit} as={show} />}
          {rewardPoints && points && <RewardPoints cart={rewardPoints} query={points} as={show} />}
        </>
      )
  }
}
