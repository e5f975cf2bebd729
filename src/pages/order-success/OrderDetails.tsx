import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { OrderDetailsQuery } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { OrderGiftMessagesContext, orderGiftMessagesOf } from '#src/features/checkout/gifts/OrderGiftMessagesContext.ts'
import { OrderPlacesContext, orderPlacesOf } from '#src/features/checkout/receipt/OrderPlacesContext.ts'
import { OrderPricesContext, orderPricesOf } from '#src/features/checkout/receipt/OrderPricesContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type OrderDetailsProps = { readonly query: RouteQuery<OrderDetailsQuery>; readonly children: ReactNode }

/**
 * Provides, in one request, an order's line prices with tax, gift messages and pickup locations. For backends that have
 * all three, as Magento since 2.4.8.
 */
export function OrderDetails({ query, children }: OrderDetailsProps) {
  const { guestOrderByToken, customer, pickupLocations } = useRouteQuery<OrderDetailsQuery>(
    graphql`
      query OrderDetailsQuery($token: String!, $number: String!, $isCustomer: Boolean!) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          ...OrderPricesContext_order
          ...OrderGiftMessagesContext_order
        }
        customer @include(if: $isCustomer) {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              ...OrderPricesContext_order
              ...OrderGiftMessagesContext_order
            }
          }
        }
        pickupLocations(pageSize: 100) {
          items {
            ...OrderPlacesContext_place
          }
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  const messages = useMemo(() => (order ? orderGiftMessagesOf(order) : new Map<never, never>()), [order])
  const places = useMemo(() => orderPlacesOf(pickupLocations?.items ?? []), [pickupLocations])
  return (
    <OrderPricesContext value={order ? orderPricesOf(order) : null}>
      <OrderGiftMessagesContext value={messages}>
        <OrderPlacesContext value={places}>{children}</OrderPlacesContext>
      </OrderGiftMessagesContext>
    </OrderPricesContext>
  )
}
