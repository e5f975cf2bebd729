import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OrderPayments_order$key } from '#src/__generated__/OrderPayments_order.graphql.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

/** The parts of an order that were paid with gift cards, store credit and reward points: features of Adobe Commerce. */
export function OrderPayments({ order }: { readonly order: OrderPayments_order$key }) {
  const { intlLocale } = useShop().locale
  const { applied_gift_cards: cards, total } = useFragment(
    graphql`
      fragment OrderPayments_order on CustomerOrder {
        applied_gift_cards @include(if: $hasGiftCards) {
          code
          applied_balance {
            ...moneyOf_money
          }
        }
        total {
          total_store_credit @include(if: $hasStoreCredit) {
            value
            ...moneyOf_money
          }
          total_reward_points @include(if: $hasRewardPoints) {
            value
            ...moneyOf_money
          }
        }
      }
    `,
    order,
  )
  const credit = total?.total_store_credit
  const points = total?.total_reward_points
  return (
    <>
      {cards?.map((card) => {
        if (!card) return null
        const { code } = card
        return (
          <Sum key={code} label={<Trans>Buono regalo {code}</Trans>}>
            −<Price money={moneyOf(card.applied_balance)} locale={intlLocale} size="sm" />
          </Sum>
        )
      })}
      {credit?.value ? (
        <Sum label={<Trans>Il tuo credito</Trans>}>
          −<Price money={moneyOf(credit)} locale={intlLocale} size="sm" />
        </Sum>
      ) : null}
      {points?.value ? (
        <Sum label={<Trans>I tuoi punti</Trans>}>
          −<Price money={moneyOf(points)} locale={intlLocale} size="sm" />
        </Sum>
      ) : null}
    </>
  )
}
