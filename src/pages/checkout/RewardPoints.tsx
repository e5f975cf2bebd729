/* eslint-disable relay/must-colocate-fragment-spreads -- points that went elsewhere change the methods of payment */
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { graphql } from 'react-relay'
import type { RewardPointsQuery } from '#src/__generated__/RewardPointsQuery.graphql.ts'
import { useRefetch } from '#src/features/cart/requests/useRefetch.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { RewardPointsSwitch } from '#src/features/checkout/payment/RewardPointsSwitch.tsx'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import type { StoreCreditProps } from './StoreCredit.tsx'

/** A customer's reward points as a means of payment. Optional: the order can be paid without them. */
export function RewardPoints(props: StoreCreditProps) {
  return (
    <WidgetBoundary fallback={null}>
      <KnownPoints {...props} />
    </WidgetBoundary>
  )
}

function KnownPoints({ cartId, due, as }: StoreCreditProps) {
  const { intlLocale } = useShop().locale
  const query = useMemo(() => ({ operation: 'RewardPointsQuery', variables: { cartId } }), [cartId])
  const node = graphql`
    query RewardPointsQuery($cartId: String!) {
      cart(cart_id: $cartId) {
        id
        applied_reward_points {
          money {
            value
            ...moneyOf_money
          }
        }
        ...RewardPointsSwitch_cart
        ...PaymentMethods_cart
      }
      ...RewardPointsSwitch_query
    }
  `
  const data = useRouteQuery<RewardPointsQuery>(node, query)
  useRefetch(node, cartId, due)
  const { cart } = data
  if (!cart) return null
  if (as === 'switch') return <RewardPointsSwitch cart={cart} query={data} />
  const applied = cart.applied_reward_points?.money
  return applied?.value ? (
    <Sum label={<Trans>I tuoi punti</Trans>}>
      −<Price money={moneyOf(applied)} locale={intlLocale} size="sm" />
    </Sum>
  ) : null
}
