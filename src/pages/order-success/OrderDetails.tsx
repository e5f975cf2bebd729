import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderDetails_order$key } from '#src/__generated__/OrderDetails_order.graphql.ts'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { GiftRecipientsContext, giftRecipientsOf } from '#src/features/checkout/gifts/GiftRecipientsContext.ts'
import { OrderGiftContext, orderGiftOf } from '#src/features/checkout/gifts/OrderGiftContext.ts'
import { OrderGiftMessagesContext, orderGiftMessagesOf } from '#src/features/checkout/gifts/OrderGiftMessagesContext.ts'
import { OrderPlacesContext, orderPlacesOf } from '#src/features/checkout/receipt/OrderPlacesContext.ts'
import { OrderPricesContext, orderPricesOf } from '#src/features/checkout/receipt/OrderPricesContext.ts'
import { MoreSumsContext } from '#src/features/checkout/summary/MoreSumsContext.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { OrderStatusDateContext, orderStatusDateOf } from '#src/features/orders/detail/OrderStatusDateContext.ts'
import { OrderReturnsContext } from '#src/features/returns/list/OrderReturnsContext.ts'
import { orderReturnsOf } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { OrderPayments } from './OrderPayments.tsx'

type OrderDetailsProps = {
  /** Null if the backend has none of them, or the query failed. */
  readonly query: RouteQuery<OrderDetailsQuery> | null
  readonly children: ReactNode
}

/**
 * Provides the details of an order that not every backend has: line prices with tax, gift messages and options,
 * payments by gift card, store credit and points, pickup locations, returns and the date of the status. The order is shown correctly without
 * them.
 */
export function OrderDetails({ query, children }: OrderDetailsProps) {
  if (!query) return children
  return (
    <WidgetBoundary fallback={children}>
      <AskedDetails query={query}>{children}</AskedDetails>
    </WidgetBoundary>
  )
}

function AskedDetails({ query, children }: { query: RouteQuery<OrderDetailsQuery>; children: ReactNode }) {
  const { guestOrderByToken, customer, pickupLocations } = useRouteQuery<OrderDetailsQuery>(
    graphql`
      query OrderDetailsQuery(
        $token: String!
        $number: String!
        $isCustomer: Boolean!
        $hasPrices: Boolean!
        $hasGiftMessages: Boolean!
        $hasGiftCards: Boolean!
        $hasGiftOptions: Boolean!
        $hasStoreCredit: Boolean!
        $hasRewardPoints: Boolean!
        $hasReturns: Boolean!
        $hasPlaces: Boolean!
        $hasStatusDate: Boolean!
      ) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          ...OrderDetails_order
        }
        customer @include(if: $isCustomer) {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              ...OrderDetails_order
            }
          }
        }
        pickupLocations(pageSize: 100) @include(if: $hasPlaces) {
          items {
            ...OrderPlacesContext_place
          }
        }
      }
    `,
    query,
  )
  const order = useFragment<OrderDetails_order$key>(
    graphql`
      fragment OrderDetails_order on CustomerOrder {
        ...OrderPricesContext_order @include(if: $hasPrices) @alias(as: "prices")
        ...OrderGiftMessagesContext_order @include(if: $hasGiftMessages) @alias(as: "giftMessages")
        ...GiftRecipientsContext_order @include(if: $hasGiftCards) @alias(as: "giftCards")
        ...OrderGiftContext_order @include(if: $hasGiftOptions) @alias(as: "giftOptions")
        ...ReturnsOfOrder_order @include(if: $hasReturns) @alias(as: "returns")
        ...OrderStatusDateContext_order @include(if: $hasStatusDate) @alias(as: "statusDate")
        ...OrderPayments_order
      }
    `,
    guestOrderByToken ?? customer?.orders?.items[0] ?? null,
  )
  const messages = useMemo(() => orderGiftMessagesOf(order?.giftMessages ?? null), [order])
  const places = useMemo(() => orderPlacesOf(pickupLocations?.items ?? []), [pickupLocations])
  const gift = useMemo(() => (order?.giftOptions ? orderGiftOf(order.giftOptions) : null), [order])
  const statusDate = useMemo(() => (order?.statusDate ? orderStatusDateOf(order.statusDate) : null), [order])
  return (
    <OrderPricesContext value={order?.prices ? orderPricesOf(order.prices) : null}>
      <OrderGiftMessagesContext value={messages}>
        <OrderPlacesContext value={places}>
          <OrderGiftContext value={gift}>
            <GiftRecipientsContext value={order?.giftCards ? giftRecipientsOf(order.giftCards) : null}>
              <OrderReturnsContext value={order?.returns ? orderReturnsOf(order.returns) : null}>
                <OrderStatusDateContext value={statusDate}>
                  <MoreSumsContext value={order && <OrderPayments order={order} />}>{children}</MoreSumsContext>
                </OrderStatusDateContext>
              </OrderReturnsContext>
            </GiftRecipientsContext>
          </OrderGiftContext>
        </OrderPlacesContext>
      </OrderGiftMessagesContext>
    </OrderPricesContext>
  )
}
