import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { GiftRecipientsContext_order$key } from '#src/__generated__/GiftRecipientsContext_order.graphql.ts'

/** The recipients of gift cards in an order, by the line's id. */
export type GiftRecipients = ReadonlyMap<string, string>

/** Null if the backend has no gift cards. */
export const GiftRecipientsContext = createContext<GiftRecipients | null>(null)

export function giftRecipientsOf(order: GiftRecipientsContext_order$key): GiftRecipients {
  const { items } = readInlineData(
    graphql`
      fragment GiftRecipientsContext_order on CustomerOrder @inline {
        items {
          id
          ... on GiftCardOrderItem {
            gift_card {
              recipient_name
              recipient_email
            }
          }
        }
      }
    `,
    order,
  )
  return new Map(
    (items ?? []).flatMap((item) => {
      const { recipient_name: name, recipient_email: email } = item?.gift_card ?? {}
      return item && name ? [[item.id, email ? `${name} (${email})` : name] as const] : []
    }),
  )
}
