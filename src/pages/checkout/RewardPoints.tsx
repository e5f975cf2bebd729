import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { RewardPoints_cart$key } from '#src/__generated__/RewardPoints_cart.graphql.ts'
import type { RewardPoints_query$key } from '#src/__generated__/RewardPoints_query.graphql.ts'
import { RewardPointsSwitch } from '#src/features/checkout/payment/RewardPointsSwitch.tsx'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

type RewardPointsProps = {
  readonly cart: RewardPoints_cart$key
  readonly query: RewardPoints_query$key
  /** The row in the totals, or the switch above the payment methods. */
  readonly as: 'sums' | 'switches'
}

/** A customer's reward points as a means of payment. */
export function RewardPoints({ cart, query, as }: RewardPointsProps) {
  const { intlLocale } = useShop().locale
  const data = useFragment(
    graphql`
      fragment RewardPoints_cart on Cart {
        applied_reward_points {
          money {
            value
            ...moneyOf_money
          }
        }
        ...RewardPointsSwitch_cart
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- points that are used elsewhere change the payment methods
        ...PaymentMethods_cart
      }
    `,
    cart,
  )
  const customer = useFragment(
    graphql`
      fragment RewardPoints_query on Query {
        ...RewardPointsSwitch_query
      }
    `,
    query,
  )
  if (as === 'switches') return <RewardPointsSwitch cart={data} query={customer} />
  const applied = data.applied_reward_points?.money
  return applied?.value ? (
    <Sum label={<Trans>I tuoi punti</Trans>}>
      −<Price money={moneyOf(applied)} locale={intlLocale} size="sm" />
    </Sum>
  ) : null
}
