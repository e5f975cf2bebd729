import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { OrderShipments_order$key } from '#src/__generated__/OrderShipments_order.graphql.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { OrderComments } from './OrderComments.tsx'
import { document, documentName, pieces } from './OrderDetail.css.ts'
import { Tracking } from './Tracking.tsx'

/** The parcels of an order with their tracking. */
export function OrderShipments({ order }: { order: OrderShipments_order$key }) {
  const { shipments } = useFragment(
    graphql`
      fragment OrderShipments_order on CustomerOrder {
        number
        shipments {
          number
          items {
            id
            product_name
            quantity_shipped
          }
          tracking {
            number
            ...Tracking_tracking
          }
          comments {
            ...OrderComments_comments
          }
        }
      }
    `,
    order,
  )
  const sent = (shipments ?? []).filter((shipment) => shipment != null)
  if (sent.length === 0) return null
  return (
    <Stack as="section" gap="s3">
      <Heading level={2} size="md">
        <Trans>Spedizioni</Trans>
      </Heading>
      {sent.map(({ number, items, tracking, comments }) => (
        <article key={number} className={document}>
          <h3 className={documentName}>
            <Trans>Pacco {number}</Trans>
          </h3>
          <ul className={pieces}>
            {items?.map(
              (item) =>
                item && (
                  <Text key={item.id} as="li" size="sm">
                    {item.quantity_shipped} × {item.product_name}
                  </Text>
                ),
            )}
          </ul>
          {tracking?.map((track, index) => track && <Tracking key={index} tracking={track} />)}
          <OrderComments comments={(comments ?? []).filter((comment) => comment != null)} />
        </article>
      ))}
    </Stack>
  )
}
