import { graphql, readInlineData } from 'relay-runtime'
import type { isCancelable_order$key } from '#src/__generated__/isCancelable_order.graphql.ts'

/**
 * Whether Magento allows cancelling an order: nothing was shipped, and a quantity is left to cancel. Derived from
 * quantities, because the status is a merchant's label and 2.4.7 has no `available_actions`.
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
  // An order without shipment is complete when it is invoiced.
  const isComplete =
    shippingAddress === null &&
    lines.every(({ quantity_ordered: ordered, quantity_invoiced: invoiced }) => (invoiced ?? 0) >= (ordered ?? 0))
  return isOpen && !isSent && !isComplete
}
