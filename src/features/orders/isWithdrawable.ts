import { graphql, readInlineData } from 'relay-runtime'
import type { isWithdrawable_order$key } from '#src/__generated__/isWithdrawable_order.graphql.ts'

/** Whether anything is left of an order's contract: not all of it was canceled or paid back. */
export function isWithdrawable(order: isWithdrawable_order$key): boolean {
  const { items } = readInlineData(
    graphql`
      fragment isWithdrawable_order on CustomerOrder @inline {
        number
        items {
          id
          quantity_ordered
          quantity_refunded
          quantity_canceled
        }
      }
    `,
    order,
  )
  // An order that tells no pieces is not known to be over.
  return (
    !items?.length ||
    items.some(
      (item) => item && (item.quantity_ordered ?? 0) > (item.quantity_canceled ?? 0) + (item.quantity_refunded ?? 0),
    )
  )
}
