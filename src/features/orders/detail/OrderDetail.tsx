import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderDetail_order$key } from '#src/__generated__/OrderDetail_order.graphql.ts'
import { ConsentWords } from '#src/features/checkout/receipt/ConsentWords.tsx'
import { OrderAddress } from '#src/features/checkout/receipt/OrderAddress.tsx'
import { OrderGiftWords } from '#src/features/checkout/gifts/OrderGiftWords.tsx'
import { OrderedItems } from '#src/features/checkout/receipt/OrderedItems.tsx'
import { OrderedTotals } from '#src/features/checkout/receipt/OrderedTotals.tsx'
import { PlaceLines } from '#src/features/checkout/delivery/PlaceLines.tsx'
import { useCollectedAt } from '#src/features/checkout/delivery/useCollectedAt.ts'
import { orderedDeliveryWords } from '#src/features/store/carriers.ts'
import { consentsOf } from '#src/shop/consents.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { OrderComments } from './OrderComments.tsx'
import { OrderDate } from './OrderDate.tsx'
import { columns, facts, offPaper, panel } from './OrderDetail.css.ts'
import { OrderDocuments } from './OrderDocuments.tsx'
import { OrderFact } from './OrderFact.tsx'
import { OrderProgress } from './OrderProgress.tsx'
import { OrderShipments } from './OrderShipments.tsx'
import { useOrderStatusText } from './useOrderStatusText.ts'

type OrderDetailProps = {
  readonly order: OrderDetail_order$key
  /** The actions for the buyer; hidden in print. */
  readonly actions?: ReactNode
}

/** All details of one order, on screen and in print. The page's heading names it. */
export function OrderDetail({ order, actions }: OrderDetailProps) {
  const statusText = useOrderStatusText()
  const data = useFragment(
    graphql`
      fragment OrderDetail_order on CustomerOrder {
        number
        order_date
        status
        shipping_method
        items {
          __typename
          id
          product_sku
        }
        payment_methods {
          name
          additional_data {
            name
            value
          }
        }
        shipping_address {
          ...OrderAddress_address
        }
        billing_address {
          ...OrderAddress_address
        }
        comments {
          ...OrderComments_comments
        }
        ...OrderProgress_order
        ...useCollectedAt_order
        ...OrderedItems_order
        ...OrderedTotals_order
        ...OrderShipments_order
        ...OrderDocuments_order
      }
    `,
    order,
  )
  const place = useCollectedAt(data)
  const payment = data.payment_methods?.[0]
  const { legal } = useShop()
  const items = (data.items ?? []).map((item) => ({ type: item?.__typename, sku: item?.product_sku }))
  return (
    <Stack gap="s6">
      <Stack as="header" gap="s3">
        <Cluster gap="s3">
          <Text as="span" tone="muted">
            <Trans>
              del <OrderDate date={data.order_date} />
            </Trans>
          </Text>
          <Badge>{statusText(data.status)}</Badge>
        </Cluster>
        {actions !== undefined && <div className={offPaper}>{actions}</div>}
      </Stack>
      <OrderProgress order={data} />
      <div className={columns}>
        <section className={panel}>
          <Stack gap="s5">
            <Heading level={2} size="md">
              <Trans>Riepilogo</Trans>
            </Heading>
            <OrderedItems order={data} />
            <OrderGiftWords />
            <OrderedTotals order={data} isCollected={place !== null} />
            {consentsOf(legal.withdrawal, items).map((kind) => (
              <Text key={kind} size="sm">
                <ConsentWords kind={kind} />
              </Text>
            ))}
          </Stack>
        </section>
        <Stack gap="s6">
          <OrderComments comments={(data.comments ?? []).filter((comment) => comment != null)} />
          <OrderShipments order={data} />
          <dl className={facts}>
            {place && (
              <OrderFact name={<Trans>Ritiro presso</Trans>}>
                <PlaceLines place={place} />
              </OrderFact>
            )}
            {place && data.shipping_address && (
              <OrderFact name={<Trans>Ritira</Trans>}>
                <OrderAddress address={data.shipping_address} isPerson />
              </OrderFact>
            )}
            {!place && data.shipping_address && (
              <OrderFact name={<Trans>Consegna a</Trans>}>
                <OrderAddress address={data.shipping_address} />
              </OrderFact>
            )}
            {!place && data.shipping_method && (
              <OrderFact name={<Trans>Spedizione</Trans>}>{orderedDeliveryWords(data.shipping_method)}</OrderFact>
            )}
            {data.billing_address && (
              <OrderFact name={<Trans>Fatturazione</Trans>}>
                <OrderAddress address={data.billing_address} isBilling />
              </OrderFact>
            )}
            {payment && (
              <OrderFact name={<Trans>Pagamento</Trans>}>
                {payment.name}
                {payment.additional_data?.map(
                  (detail, index) =>
                    detail && (
                      <Text key={index} size="sm" tone="muted">
                        {detail.name}: {detail.value}
                      </Text>
                    ),
                )}
              </OrderFact>
            )}
          </dl>
          <OrderDocuments order={data} />
        </Stack>
      </div>
    </Stack>
  )
}
