import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useOrderReturnsQuery } from '#src/__generated__/useOrderReturnsQuery.graphql.ts'
import { readOrderReturns } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

/**
 * The returns of an order and whether items may be returned: a separate query, because only Adobe Commerce has returns.
 */
export function useOrderReturns(number: string) {
  const query = useMemo(() => ({ operation: 'useOrderReturnsQuery', variables: { number } }), [number])
  const { customer } = useRouteQuery<useOrderReturnsQuery>(
    graphql`
      query useOrderReturnsQuery($number: String!) {
        customer {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              ...ReturnsOfOrder_order
            }
          }
        }
      }
    `,
    query,
  )
  return readOrderReturns(customer?.orders?.items[0])
}
