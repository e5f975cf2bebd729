import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { useGuestOrderReturnsQuery } from '#src/__generated__/useGuestOrderReturnsQuery.graphql.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

/** What of a guest's order comes back or may: a query of its own, because only Adobe Commerce knows of it. */
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
    /** Null where there is none, or where the shop takes nothing back. */
    returns: returns?.total_count ? returns : null,
  }
}
