import { graphql, readInlineData } from 'relay-runtime'
import type { isCancelable_order$key } from '#src/__generated__/isCancelable_order.graphql.ts'

/**
 * Whether Magento's rules let an order be canceled: nothing was sent, and something is left to cancel. Read from the
 * quantities, because a status comes as a label of the merchant's, and 2.4.7 has no `available_actions`.
 */
export function isCancelable(order: isCancelable_order$key): boolean {
  const { items, shipping_address: shippingAddress } = readInlineData(
    graphql`
      fragment isCancelable_order on CustomerOrder @inline {
        number
        shipping_address {
          __typename
        }
        items {
          id
          quantity_ordered
          quantity_invoiced
          quantity_shipped
          quantity_refunded
          quantity_canceled
        }
      }
    `,
    order,
  )
  const lines = (items ?? []).flatMap((item) => item ?? [])
  const isSent = lines.some(({ quantity_shipped: shipped }) => (shipped ?? 0) > 0)
  const isOpen = lines.some(
    ({ quantity_ordered: ordered, quantity_canceled: canceled, quantity_refunded: refunded }) =>
      (ordered ?? 0) > (canceled ?? 0) + (refunded ?? 0),
  )
  // Nothing of it travels, so it was complete once it was billed.
  const isComplete =
    shippingAddress === null &&
    lines.every(({ quantity_ordered: ordered, quantity_invoiced: invoiced }) => (invoiced ?? 0) >= (ordered ?? 0))
  return isOpen && !isSent && !isComplete
}
