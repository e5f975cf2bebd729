import { graphql, readInlineData } from 'relay-runtime'
import type { orderStep_order$key } from '#src/__generated__/orderStep_order.graphql.ts'
import { STATUS_OF_LABEL } from './useOrderStatusText.ts'

/** The steps of a delivery; the backend does not tell when a parcel arrives. */
export const ORDER_STEPS = ['received', 'preparing', 'sent', 'delivery'] as const
export type OrderStep = (typeof ORDER_STEPS)[number]

/** Never packed into a parcel. */
export const IMMATERIAL_TYPES: ReadonlySet<string> = new Set(['virtual', 'downloadable'])

/**
 * The step that an order has reached; null without a delivery: the order has no address, or was canceled, refunded or put
 * on hold. Pieces count more than the status, which is a merchant's label.
 */
export function orderStep(order: orderStep_order$key): Exclude<OrderStep, 'delivery'> | null {
  const {
    status: label,
    shipping_address: shippingAddress,
    items,
  } = readInlineData(
    graphql`
      fragment orderStep_order on CustomerOrder @inline {
        status
        shipping_address {
          __typename
        }
        items {
          id
          product_type
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
  const status = STATUS_OF_LABEL[label]
  if (!shippingAddress || status === 'canceled' || status === 'closed' || status === 'holded') return null
  const pieces = (items ?? []).flatMap((item) => {
    if (!item || IMMATERIAL_TYPES.has(item.product_type ?? '')) return []
    const { quantity_ordered: ordered, quantity_canceled: canceled, quantity_refunded: refunded } = item
    const kept = (ordered ?? 0) - (canceled ?? 0) - (refunded ?? 0)
    return [{ kept, shipped: item.quantity_shipped ?? 0, invoiced: item.quantity_invoiced ?? 0 }]
  })
  const open = pieces.filter(({ kept }) => kept > 0)
  if (pieces.length > 0 && open.length === 0) return null
  if (open.length > 0 && open.every(({ kept, shipped }) => shipped >= kept)) return 'sent'
  const isBegun = status === 'processing' || open.some(({ shipped, invoiced }) => shipped > 0 || invoiced > 0)
  return isBegun ? 'preparing' : 'received'
}
