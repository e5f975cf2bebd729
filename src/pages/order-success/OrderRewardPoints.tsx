import { Trans } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { OrderRewardPointsQuery } from '#src/__generated__/OrderRewardPointsQuery.graphql.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

/**
 * The part of an order that was paid with the customer's reward points: a feature of Adobe Commerce. Guests have none.
 */
export function OrderRewardPoints({ query }: { query: RouteQuery<OrderRewardPointsQuery> }) {
  const { intlLocale } = useShop().locale
  const { customer } = useRouteQuery<OrderRewardPointsQuery>(
    graphql`
      query OrderRewardPointsQuery($number: String!) {
        customer {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              total {
                total_reward_points {
                  value
                  ...moneyOf_money
                }
              }
            }
          }
        }
      }
    `,
    query,
  )
  const paid = customer?.orders?.items[0]?.total?.total_reward_points
  return paid?.value ? (
    <Sum label={<Trans>I tuoi punti</Trans>}>
      −<Price money={moneyOf(paid)} locale={intlLocale} size="sm" />
    </Sum>
  ) : null
}
