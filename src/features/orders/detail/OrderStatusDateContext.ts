import { createContext } from 'react'
import { graphql, readInlineData } from 'react-relay'
import type { OrderStatusDateContext_order$key } from '#src/__generated__/OrderStatusDateContext_order.graphql.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'

/** The moment at which the status of an order changed last; null where the backend does not record it. */
export const OrderStatusDateContext = createContext<Date | null>(null)

export function orderStatusDateOf(order: OrderStatusDateContext_order$key): Date | null {
  const { order_status_change_date: date } = readInlineData(
    graphql`
      fragment OrderStatusDateContext_order on CustomerOrder @inline {
        order_status_change_date
      }
    `,
    order,
  )
  return magentoMoment(date)
}
