import { graphql, readInlineData } from 'relay-runtime'
import type { StatedFacts } from '#src/shop/legalFacts.ts'
import type { isWithdrawable_order$key } from '#src/__generated__/isWithdrawable_order.graphql.ts'

/** Whether the shop takes withdrawals, and part of an order's contract is left: not all was cancelled or refunded. */
export function isWithdrawable(order: isWithdrawable_order$key, { withdrawal }: StatedFacts): boolean {
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
  if (withdrawal === null) return false
  // An order without quantities may still be open.
  return (
    !items?.length ||
    items.some(
      (item) => item && (item.quantity_ordered ?? 0) > (item.quantity_canceled ?? 0) + (item.quantity_refunded ?? 0),
    )
  )
}
