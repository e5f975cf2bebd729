import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { OrderGiftMessagesContext_order$key } from '#src/__generated__/OrderGiftMessagesContext_order.graphql.ts'

type GiftMessage = { readonly to: string; readonly from: string; readonly message: string }

/** The gift messages of an order, by the line's id. */
export const OrderGiftMessagesContext = createContext<ReadonlyMap<string, GiftMessage>>(new Map())

export function orderGiftMessagesOf(
  order: OrderGiftMessagesContext_order$key | null,
): ReadonlyMap<string, GiftMessage> {
  const known = readInlineData(
    graphql`
      fragment OrderGiftMessagesContext_order on CustomerOrder @inline {
        items {
          id
          gift_message {
            to
            from
            message
          }
        }
      }
    `,
    order,
  )
  const messages = (known?.items ?? []).flatMap((item) => {
    if (!item?.gift_message) return []
    const { to, from, message } = item.gift_message
    return [[item.id, { to, from, message }] as const]
  })
  return new Map(messages)
}
