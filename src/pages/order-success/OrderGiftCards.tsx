import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { OrderGiftCardsQuery } from '#src/__generated__/OrderGiftCardsQuery.graphql.ts'
import { GiftRecipientsContext, giftRecipientsOf } from '#src/features/checkout/gifts/GiftRecipientsContext.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { MoreSumsContext } from '#src/features/checkout/summary/MoreSumsContext.ts'
import { Sum } from '#src/features/checkout/summary/Sum.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Price } from '#src/ui/feedback/Price.tsx'

type OrderGiftCardsProps = {
  readonly query: RouteQuery<OrderGiftCardsQuery>
  /** Totals that are shown below those of the cards. */
  readonly more: ReactNode
  readonly children: ReactNode
}

/**
 * Provides the payments of an order by gift card, and the recipients of bought gift cards. A feature of Adobe Commerce.
 */
export function OrderGiftCards({ query, more, children }: OrderGiftCardsProps) {
  const { intlLocale } = useShop().locale
  const { guestOrderByToken, customer } = useRouteQuery<OrderGiftCardsQuery>(
    graphql`
      query OrderGiftCardsQuery($token: String!, $number: String!, $isCustomer: Boolean!) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          applied_gift_cards {
            code
            applied_balance {
              ...moneyOf_money
            }
          }
          ...GiftRecipientsContext_order
        }
        customer @include(if: $isCustomer) {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              applied_gift_cards {
                code
                applied_balance {
                  ...moneyOf_money
                }
              }
              ...GiftRecipientsContext_order
            }
          }
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  const paid = order?.applied_gift_cards?.map((card) => {
    if (!card) return null
    const { code } = card
    return (
      <Sum key={code} label={<Trans>Buono regalo {code}</Trans>}>
        −<Price money={moneyOf(card.applied_balance)} locale={intlLocale} size="sm" />
      </Sum>
    )
  })
  const sums = (
    <>
      {paid}
      {more}
    </>
  )
  return (
    <GiftRecipientsContext value={order ? giftRecipientsOf(order) : null}>
      <MoreSumsContext value={sums}>{children}</MoreSumsContext>
    </GiftRecipientsContext>
  )
}
