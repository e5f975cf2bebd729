import { Trans } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { OrderGiftCardsQuery } from '#src/__generated__/OrderGiftCardsQuery.graphql.ts'
import { moneyOf } from '#src/features/checkout/moneyOf.ts'
import { Sum } from '#src/features/checkout/Sum.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Price } from '#src/ui/Price.tsx'

/** What gift cards paid of an order: a part of Adobe Commerce. */
export function OrderGiftCards({ query }: { query: RouteQuery<OrderGiftCardsQuery> }) {
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
            }
          }
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  return order?.applied_gift_cards?.map((card) => {
    if (!card) return null
    const { code } = card
    return (
      <Sum key={code} label={<Trans>Buono regalo {code}</Trans>}>
        −<Price money={moneyOf(card.applied_balance)} locale={intlLocale} size="sm" />
      </Sum>
    )
  })
}
