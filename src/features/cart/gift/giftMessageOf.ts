import { graphql, readInlineData } from 'react-relay'
import type { giftMessageOf_item$key } from '#src/__generated__/giftMessageOf_item.graphql.ts'
import type { GiftMessage } from '#src/platform/session/cartJournal.ts'

/**
 * The gift message of a line; null without one, undefined for lines that cannot have one because they are not shipped.
 */
export function giftMessageOf(item: giftMessageOf_item$key): GiftMessage | null | undefined {
  const line = readInlineData(
    graphql`
      fragment giftMessageOf_item on CartItemInterface @inline {
        __typename
        uid
        ... on SimpleCartItem {
          gift_message {
            to
            from
            message
          }
        }
        ... on ConfigurableCartItem {
          gift_message {
            to
            from
            message
          }
        }
        ... on BundleCartItem {
          gift_message {
            to
            from
            message
          }
        }
      }
    `,
    item,
  )
  switch (line.__typename) {
    case 'SimpleCartItem':
    case 'ConfigurableCartItem':
    case 'BundleCartItem': {
      if (!line.gift_message) return null
      const { to, from, message } = line.gift_message
      return { to, from, message }
    }
    default:
      return undefined
  }
}
