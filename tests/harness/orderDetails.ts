import type { OrderDetailsQuery, OrderDetailsQuery$variables } from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import { orderParts } from '#src/pages/order-success/loadOrderDetails.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'

type Parts = Partial<ReturnType<typeof orderParts>>

/** The query for an order's details in front of a backend with these parts only. */
export function orderDetails(
  order: { readonly number: string } | { readonly token: string },
  parts: Parts,
): RouteQuery<OrderDetailsQuery> {
  const isCustomer = 'number' in order
  const variables: OrderDetailsQuery$variables = {
    token: '',
    number: '',
    isCustomer,
    ...orderParts(() => false, isCustomer),
    ...order,
    ...parts,
  }
  return { operation: 'OrderDetailsQuery', variables }
}
