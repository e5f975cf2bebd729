import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { OrderRows_orders$key } from '#src/__generated__/OrderRows_orders.graphql.ts'
import { useOrderStatusText } from '../detail/useOrderStatusText.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { OrderDate } from '../detail/OrderDate.tsx'
import * as styles from './OrderRows.css.ts'
import { Tracking } from '../detail/Tracking.tsx'

type OrderRowsProps = {
  readonly orders: OrderRows_orders$key
  /** The accessible name of the list. */
  readonly label: string
}

/** Orders with their status and tracking; each links to its page. */
export function OrderRows({ orders, label }: OrderRowsProps) {
  const { intlLocale } = useShop().locale
  const statusText = useOrderStatusText()
  const { items } = useFragment(
    graphql`
      fragment OrderRows_orders on CustomerOrders {
        items {
          number
          order_date
          status
          total {
            grand_total {
              ...moneyOf_money
            }
          }
          shipments {
            number
            tracking {
              number
              ...Tracking_tracking
            }
          }
        }
      }
    `,
    orders,
  )
  return (
    <ul className={styles.list} aria-label={label}>
      {items
        .filter((order) => order != null)
        .map(({ number, order_date: date, status, total, shipments }) => {
          const parcels = (shipments ?? []).flatMap((shipment) => shipment?.tracking ?? []).filter((it) => it != null)
          return (
            <li key={number} className={styles.order}>
              <span className={`${styles.number} ${figures}`}>
                <Link to="/account/orders/$number" params={{ number }} className={styles.link}>
                  <VisuallyHidden>
                    <Trans>Ordine</Trans>{' '}
                  </VisuallyHidden>
                  {number}
                </Link>
              </span>
              <OrderDate date={date} className={styles.date} />
              <span className={styles.status}>
                <Badge>{statusText(status)}</Badge>
              </span>
              {total && (
                <span className={styles.total}>
                  <Price money={moneyOf(total.grand_total)} locale={intlLocale} size="sm" />
                </span>
              )}
              {parcels.length > 0 && (
                <span className={styles.parcels}>
                  {parcels.map((tracking, index) => (
                    <Tracking key={tracking.number ?? index} tracking={tracking} />
                  ))}
                </span>
              )}
            </li>
          )
        })}
    </ul>
  )
}
