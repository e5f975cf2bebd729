import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useOrderReturnsQuery } from '#src/__generated__/useOrderReturnsQuery.graphql.ts'
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
              items_eligible_for_return {
                id
              }
              returns(pageSize: 20) {
                total_count
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by OrderReturns
                ...ReturnRows_returns
              }
            }
          }
        }
      }
    `,
    query,
  )
  const order = customer?.orders?.items[0]
  const returns = order?.returns
  return {
    isReturnable: (order?.items_eligible_for_return ?? []).length > 0,
    /** Null if there is none, or if the shop accepts no returns. */
    returns: returns?.total_count ? returns : null,
  }
}
