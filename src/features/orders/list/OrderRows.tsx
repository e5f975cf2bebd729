import { graphql, useFragment } from 'react-relay'
import type { OrderRows_orders$key } from '#src/__generated__/OrderRows_orders.graphql.ts'
import { OrderRow } from './OrderRow.tsx'
import * as styles from './OrderRows.css.ts'

type OrderRowsProps = {
  readonly orders: OrderRows_orders$key
  /** The accessible name of the list. */
  readonly label: string
  /** Phones show the latest order only. */
  readonly isShort?: boolean
}

/** Orders with their pieces, status and tracking; each links to its page and can be repeated. */
export function OrderRows({ orders, label, isShort = false }: OrderRowsProps) {
  const { items } = useFragment(
    graphql`
      fragment OrderRows_orders on CustomerOrders {
        items {
          number
          ...OrderRow_order
        }
      }
    `,
    orders,
  )
  return (
    <ul className={isShort ? `${styles.list} ${styles.short}` : styles.list} aria-label={label}>
      {items.map((order) => order && <OrderRow key={order.number} order={order} />)}
    </ul>
  )
}
