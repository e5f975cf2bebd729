import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { OrderPricesQuery } from '#src/__generated__/OrderPricesQuery.graphql.ts'
import { OrderPricesContext, orderPricesOf } from '#src/features/checkout/receipt/OrderPricesContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type OrderPricesProps = { readonly query: RouteQuery<OrderPricesQuery>; readonly children: ReactNode }

/** Provides the line prices of an order with tax. Magento has them since 2.4.8. */
export function OrderPrices({ query, children }: OrderPricesProps) {
  const { guestOrderByToken, customer } = useRouteQuery<OrderPricesQuery>(
    graphql`
      query OrderPricesQuery($token: String!, $number: String!, $isCustomer: Boolean!) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          ...OrderPricesContext_order
        }
        customer @include(if: $isCustomer) {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              ...OrderPricesContext_order
            }
          }
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  return <OrderPricesContext value={order ? orderPricesOf(order) : null}>{children}</OrderPricesContext>
}
