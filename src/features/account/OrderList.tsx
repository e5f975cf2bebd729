import { Trans, useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OrderList_customer$key } from '#src/__generated__/OrderList_customer.graphql.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { Price } from '#src/ui/Price.tsx'
import { Text } from '#src/ui/Text.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import * as styles from './OrderList.css.ts'
import { orderDay } from './orderDay.ts'
import { useOrderStatusText } from './useOrderStatusText.ts'

/** The customer's latest orders, the newest first. */
export function OrderList({ customer }: { customer: OrderList_customer$key }) {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  const statusText = useOrderStatusText()
  const { orders } = useFragment(
    graphql`
      fragment OrderList_customer on Customer {
        orders(pageSize: 5, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
          items {
            number
            order_date
            status
            total {
              grand_total {
                value
                currency
              }
            }
          }
        }
      }
    `,
    customer,
  )
  const items = (orders?.items ?? []).filter((order) => order != null)
  if (items.length === 0) {
    return (
      <Text tone="muted">
        <Trans>Non hai ancora fatto ordini. Il primo lo trovi qui.</Trans>
      </Text>
    )
  }
  return (
    <ul className={styles.list} aria-label={t`Ultimi ordini`}>
      {items.map(({ number, order_date: date, status, total }) => (
        <li key={number} className={styles.order}>
          <span className={`${styles.number} ${figures}`}>
            <VisuallyHidden>
              <Trans>Ordine</Trans>{' '}
            </VisuallyHidden>
            {number}
          </span>
          <time className={styles.date} dateTime={orderDay(date)?.toISOString()}>
            {orderDay(date)?.toLocaleDateString(intlLocale, { dateStyle: 'long' }) ?? date}
          </time>
          <span className={styles.status}>
            <Badge>{statusText(status)}</Badge>
          </span>
          {total && (
            <span className={styles.total}>
              <Price
                money={{ value: total.grand_total.value ?? 0, currency: total.grand_total.currency ?? 'EUR' }}
                locale={intlLocale}
                size="sm"
              />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
