import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { OrderGiftContext_order$key } from '#src/__generated__/OrderGiftContext_order.graphql.ts'

type OrderGift = {
  readonly message: { readonly to: string; readonly from: string; readonly message: string } | null
  /** A receipt without prices is included. */
  readonly hasReceipt: boolean
}

/** The gift options of a whole order; null if the backend does not report them. */
export const OrderGiftContext = createContext<OrderGift | null>(null)

export function orderGiftOf(order: OrderGiftContext_order$key): OrderGift {
  const { gift_message: words, gift_receipt_included: hasReceipt } = readInlineData(
    graphql`
      fragment OrderGiftContext_order on CustomerOrder @inline {
        gift_message {
          to
          from
          message
        }
        gift_receipt_included
      }
    `,
    order,
  )
  return { message: words ? { to: words.to, from: words.from, message: words.message } : null, hasReceipt }
}
