import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useGuestOrderReturnsQuery } from '#src/__generated__/useGuestOrderReturnsQuery.graphql.ts'
import { readOrderReturns } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

/**
 * The returns of a guest's order and whether items may be returned: a separate query, because only Adobe Commerce has
 * returns.
 */
export function useGuestOrderReturns(token: string) {
  const query = useMemo(() => ({ operation: 'useGuestOrderReturnsQuery', variables: { token } }), [token])
  const { guestOrderByToken } = useRouteQuery<useGuestOrderReturnsQuery>(
    graphql`
      query useGuestOrderReturnsQuery($token: String!) {
        guestOrderByToken(input: { token: $token }) {
          number
          ...ReturnsOfOrder_order
        }
      }
    `,
    query,
  )
  return readOrderReturns(guestOrderByToken)
}
