import type { ReactNode } from 'react'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import type { OrderGiftCardsQuery } from '#src/__generated__/OrderGiftCardsQuery.graphql.ts'
import type { OrderGiftMessagesQuery } from '#src/__generated__/OrderGiftMessagesQuery.graphql.ts'
import type { OrderGiftQuery } from '#src/__generated__/OrderGiftQuery.graphql.ts'
import type { OrderPlacesQuery } from '#src/__generated__/OrderPlacesQuery.graphql.ts'
import type { OrderPricesQuery } from '#src/__generated__/OrderPricesQuery.graphql.ts'
import type { OrderRewardPointsQuery } from '#src/__generated__/OrderRewardPointsQuery.graphql.ts'
import type { OrderStoreCreditQuery } from '#src/__generated__/OrderStoreCreditQuery.graphql.ts'
import { MoreSumsContext } from '#src/features/checkout/summary/MoreSumsContext.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { OrderDetails } from './OrderDetails.tsx'
import { OrderGiftCards } from './OrderGiftCards.tsx'
import { OrderGift } from './OrderGift.tsx'
import { OrderGiftMessages } from './OrderGiftMessages.tsx'
import { OrderPlaces } from './OrderPlaces.tsx'
import { OrderPrices } from './OrderPrices.tsx'
import { OrderRewardPoints } from './OrderRewardPoints.tsx'
import { OrderStoreCredit } from './OrderStoreCredit.tsx'

/** The optional queries about an order's totals; null if the backend lacks the data or the query failed. */
export type OrderSumsQueries = {
  /** Replaces the queries for prices, gift messages and places if the backend has all of them. */
  readonly details: RouteQuery<OrderDetailsQuery> | null
  readonly prices: RouteQuery<OrderPricesQuery> | null
  readonly giftCards: RouteQuery<OrderGiftCardsQuery> | null
  readonly storeCredit: RouteQuery<OrderStoreCreditQuery> | null
  readonly rewardPoints: RouteQuery<OrderRewardPointsQuery> | null
  readonly giftMessages: RouteQuery<OrderGiftMessagesQuery> | null
  readonly places: RouteQuery<OrderPlacesQuery> | null
  readonly gift: RouteQuery<OrderGiftQuery> | null
}

type OrderSumsProps = { readonly queries: OrderSumsQueries; readonly children: ReactNode }

/**
 * Provides the optional data of an order: line prices, gift messages and options, payments by gift card, store credit
 * and points, and pickup locations. The order is shown correctly without them.
 */
export function OrderSums({ queries, children }: OrderSumsProps) {
  const { details, prices, giftCards, storeCredit, rewardPoints, giftMessages, places, gift } = queries
  const paidByFunds = (
    <>
      {storeCredit && (
        <WidgetBoundary fallback={null}>
          <OrderStoreCredit query={storeCredit} />
        </WidgetBoundary>
      )}
      {rewardPoints && (
        <WidgetBoundary fallback={null}>
          <OrderRewardPoints query={rewardPoints} />
        </WidgetBoundary>
      )}
    </>
  )
  const plain = <MoreSumsContext value={paidByFunds}>{children}</MoreSumsContext>
  const paid = giftCards ? (
    <WidgetBoundary fallback={plain}>
      <OrderGiftCards query={giftCards} more={paidByFunds}>
        {children}
      </OrderGiftCards>
    </WidgetBoundary>
  ) : (
    plain
  )
  const given = gift ? (
    <WidgetBoundary fallback={paid}>
      <OrderGift query={gift}>{paid}</OrderGift>
    </WidgetBoundary>
  ) : (
    paid
  )
  if (details) {
    return (
      <WidgetBoundary fallback={given}>
        <OrderDetails query={details}>{given}</OrderDetails>
      </WidgetBoundary>
    )
  }
  const worded = giftMessages ? (
    <WidgetBoundary fallback={given}>
      <OrderGiftMessages query={giftMessages}>{given}</OrderGiftMessages>
    </WidgetBoundary>
  ) : (
    given
  )
  const order = places ? (
    <WidgetBoundary fallback={worded}>
      <OrderPlaces query={places}>{worded}</OrderPlaces>
    </WidgetBoundary>
  ) : (
    worded
  )
  if (!prices) return order
  return (
    <WidgetBoundary fallback={order}>
      <OrderPrices query={prices}>{order}</OrderPrices>
    </WidgetBoundary>
  )
}
