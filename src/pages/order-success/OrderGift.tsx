import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { OrderGiftQuery } from '#src/__generated__/OrderGiftQuery.graphql.ts'
import { OrderGiftContext } from '#src/features/checkout/gifts/OrderGiftContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'

type OrderGiftProps = { readonly query: RouteQuery<OrderGiftQuery>; readonly children: ReactNode }

/** Provides the gift options of the whole order. A feature of Adobe Commerce. */
export function OrderGift({ query, children }: OrderGiftProps) {
  const { guestOrderByToken, customer } = useRouteQuery<OrderGiftQuery>(
    graphql`
      query OrderGiftQuery($token: String!, $number: String!, $isCustomer: Boolean!) {
        guestOrderByToken(input: { token: $token }) @skip(if: $isCustomer) {
          number
          gift_message {
            to
            from
            message
          }
          gift_receipt_included
        }
        customer @include(if: $isCustomer) {
          orders(filter: { number: { eq: $number } }, pageSize: 1, scope: WEBSITE) {
            items {
              number
              gift_message {
                to
                from
                message
              }
              gift_receipt_included
            }
          }
        }
      }
    `,
    query,
  )
  const order = guestOrderByToken ?? customer?.orders?.items[0]
  const gift = useMemo(() => {
    if (!order) return null
    const { gift_message: words, gift_receipt_included: hasReceipt } = order
    return { message: words ? { to: words.to, from: words.from, message: words.message } : null, hasReceipt }
  }, [order])
  return <OrderGiftContext value={gift}>{children}</OrderGiftContext>
}
