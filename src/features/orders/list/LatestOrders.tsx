import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { LatestOrders_customer$key } from '#src/__generated__/LatestOrders_customer.graphql.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { OrderRows } from './OrderRows.tsx'

/** The customer's latest orders, the newest first, with a link to all of them. */
export function LatestOrders({ customer }: { customer: LatestOrders_customer$key }) {
  const { t } = useLingui()
  const { orders } = useFragment(
    graphql`
      fragment LatestOrders_customer on Customer {
        orders(pageSize: 5, sort: { sort_field: CREATED_AT, sort_direction: DESC }, scope: WEBSITE) {
          total_count
          ...OrderRows_orders
        }
      }
    `,
    customer,
  )
  if (!orders) {
    return (
      <Text tone="muted">
        <Trans>Al momento non riusciamo a mostrarlo. Riprova fra poco.</Trans>
      </Text>
    )
  }
  const total = orders.total_count ?? 0
  if (total === 0) {
    return (
      <Text tone="muted">
        <Trans>Non hai ancora fatto ordini. Il primo lo trovi qui.</Trans>
      </Text>
    )
  }
  return (
    <Stack gap="s3">
      <OrderRows orders={orders} label={t`Ultimi ordini`} isShort />
      {total > 1 && (
        <Text>
          <Link to="/account/orders">
            <Plural value={total} one="Vedi # ordine" other="Vedi tutti i # ordini" />
          </Link>
        </Text>
      )}
    </Stack>
  )
}
