import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useGuestOrderReturnsQuery } from '#src/__generated__/useGuestOrderReturnsQuery.graphql.ts'
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
          items_eligible_for_return {
            id
          }
          returns(pageSize: 20) {
            total_count
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by GuestOrderReturns
            ...ReturnRows_returns
          }
        }
      }
    `,
    query,
  )
  const returns = guestOrderByToken?.returns
  return {
    isReturnable: (guestOrderByToken?.items_eligible_for_return ?? []).length > 0,
    /** Null if there is none, or if the shop accepts no returns. */
    returns: returns?.total_count ? returns : null,
  }
}
