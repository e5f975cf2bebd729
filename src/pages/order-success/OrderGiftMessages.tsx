import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { OrderGiftMessagesQuery } from '#src/__generated__/OrderGiftMessagesQuery.graphql.ts'
import { OrderGiftMessagesContext, orderGiftMessagesOf } from '#src/features/checkout/gifts/OrderGiftMessagesContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type OrderGiftMessagesProps = { readonly query: RouteQuery<OrderGiftMessagesQuery>; readonly children: ReactNode }

/** Provides the gift messages of an order's items. */
export function OrderGiftMessages({ query, children }: OrderGiftMessagesProps) {
  const { guestOrderByToken, customer } = useRouteQuery<OrderGiftMessagesQuery>(
    graphql`
      query OrderGiftMessagesQuery($token: String!, $number: String!, $isCustomer: Boolean!) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          ...OrderGiftMessagesContext_order
        }
        customer @include(if: $isCustomer) {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              ...OrderGiftMessagesContext_order
            }
          }
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  const messages = useMemo(() => (order ? orderGiftMessagesOf(order) : new Map<never, never>()), [order])
  return <OrderGiftMessagesContext value={messages}>{children}</OrderGiftMessagesContext>
}
