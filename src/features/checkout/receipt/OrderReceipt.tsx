import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderReceipt_order$key } from '#src/__generated__/OrderReceipt_order.graphql.ts'
import { DeliveryPromise } from '#src/features/store/DeliveryPromise.tsx'
import { orderedDeliveryWords } from '#src/features/store/carriers.ts'
import { useOrderDelivery } from '#src/features/store/useOrderDelivery.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { consentsOf } from '#src/shop/consents.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { ConsentWords } from './ConsentWords.tsx'
import { OrderAddress } from './OrderAddress.tsx'
import { OrderGiftWords } from '../gifts/OrderGiftWords.tsx'
import { OrderedItems } from './OrderedItems.tsx'
import { OrderedTotals } from './OrderedTotals.tsx'
import { columns, fact, factName, facts, hero, offPaper, orderNumber } from './OrderReceipt.css.ts'
import { panel } from '../summary/OrderSummary.css.ts'
import { PAYMENT_NEXT_STEPS } from '../payment/paymentWords.ts'
import type { Handover } from '../payment/paymentWords.ts'
import { PlaceLines } from '../delivery/PlaceLines.tsx'
import { useCollectedAt } from '../delivery/useCollectedAt.ts'

const HANDING_OVER: Readonly<Record<Handover, MessageDescriptor>> = {
  sent: msg`Imballiamo tutto con cura e prepariamo la consegna.`,
  collected: msg`Prepariamo tutto con cura: vieni a ritirarlo in negozio con il numero dell’ordine.`,
  immaterial: msg`In quest’ordine non c’è niente da spedire: non arriva nessun pacco.`,
}

type OrderReceiptProps = {
  readonly order: OrderReceipt_order$key
  /** The shopper has no account for downloads. */
  readonly isGuest: boolean
  /** How far the order is. */
  readonly progress: ReactNode
  /** Further actions; hidden in print. */
  readonly actions: ReactNode
  /** Messages about the order. */
  readonly messages: ReactNode
}

/** The receipt of a new order: its number, next steps, and all agreed terms. */
export function OrderReceipt({ order, isGuest, progress, actions, messages }: OrderReceiptProps) {
  const { i18n } = useLingui()
  const data = useFragment(
    graphql`
      fragment OrderReceipt_order on CustomerOrder {
        number
        email
        order_date
        shipping_method
        items {
          __typename
          id
          product_sku
        }
        payment_methods {
          name
          type
        }
        shipping_address {
          ...OrderAddress_address
        }
        billing_address {
          ...OrderAddress_address
        }
        ...useCollectedAt_order
        ...OrderedItems_order
        ...OrderedTotals_order
      }
    `,
    order,
  )
  const { legal } = useShop()
  const payment = data.payment_methods?.[0]
  const place = useCollectedAt(data)
  // Only a virtual order has no delivery address.
  const handover = place ? 'collected' : data.shipping_address ? 'sent' : 'immaterial'
  const payNext = payment && PAYMENT_NEXT_STEPS[payment.type]?.[handover]
  const deliveryOf = useOrderDelivery()
  const placedAt = magentoMoment(data.order_date)
  const kinds = new Set(data.items?.map((item) => item?.__typename))
  const items = (data.items ?? []).map((item) => ({ type: item?.__typename, sku: item?.product_sku }))
  return (
    <Stack gap="s6">
      <div className={hero}>
        <Heading level={1} size="lg">
          <Trans>Grazie per il tuo ordine</Trans>
        </Heading>
        <Text size="lg">
          <Trans>
            Il numero è{' '}
            <strong className={orderNumber} data-order-number={data.number}>
              {data.number}
            </strong>
          </Trans>
        </Text>
        {data.email && (
          <Text tone="muted">
            <Trans>La conferma è in viaggio verso {data.email}.</Trans>
          </Text>
        )}
      </div>
      {progress}
      <div className={columns}>
        <Stack gap="s6">
          <Stack as="section" gap="s3">
            <Heading level={2} size="md">
              <Trans>E adesso?</Trans>
            </Heading>
            <Stack as="ol" gap="s2">
              {payNext && <li>{i18n._(payNext)}</li>}
              <li>{i18n._(HANDING_OVER[handover])}</li>
              {handover === 'immaterial' && kinds.has('GiftCardOrderItem') && (
                <li>
                  <Trans>I buoni regalo arrivano per email a chi li riceve.</Trans>
                </li>
              )}
              {consentsOf(legal.withdrawal, items).map((kind) => (
                <li key={kind}>
                  <ConsentWords kind={kind} />
                </li>
              ))}
              {!isGuest && kinds.has('DownloadableOrderItem') && (
                <li>
                  <Trans>
                    I file sono nel tuo account, in <Link to="/account/downloads">Da scaricare</Link>: si aprono appena
                    sono pronti.
                  </Trans>
                </li>
              )}
              <li>
                <Trans>Hai cambiato idea o qualcosa non torna? Rispondi all’email di conferma: ci pensiamo noi.</Trans>
              </li>
            </Stack>
          </Stack>
          <dl className={facts}>
            {place && (
              <div className={fact}>
                <dt className={factName}>
                  <Trans>Ritiro presso</Trans>
                </dt>
                <dd>
                  <PlaceLines place={place} />
                </dd>
              </div>
            )}
            {place && data.shipping_address && (
              <div className={fact}>
                <dt className={factName}>
                  <Trans>Ritira</Trans>
                </dt>
                <dd>
                  <OrderAddress address={data.shipping_address} isPerson />
                </dd>
              </div>
            )}
            {!place && data.shipping_address && (
              <div className={fact}>
                <dt className={factName}>
                  <Trans>Consegna a</Trans>
                </dt>
                <dd>
                  <OrderAddress address={data.shipping_address} />
                </dd>
              </div>
            )}
            {!place && data.shipping_method && (
              <div className={fact}>
                <dt className={factName}>
                  <Trans>Spedizione</Trans>
                </dt>
                <dd>
                  {orderedDeliveryWords(data.shipping_method)}
                  {placedAt && (
                    <>
                      <br />
                      <DeliveryPromise {...deliveryOf(placedAt, data.shipping_method)} />
                    </>
                  )}
                </dd>
              </div>
            )}
            {data.billing_address && (
              <div className={fact}>
                <dt className={factName}>
                  <Trans>Fatturazione</Trans>
                </dt>
                <dd>
                  <OrderAddress address={data.billing_address} isBilling />
                </dd>
              </div>
            )}
            {payment && (
              <div className={fact}>
                <dt className={factName}>
                  <Trans>Pagamento</Trans>
                </dt>
                <dd>{payment.name}</dd>
              </div>
            )}
          </dl>
          {messages}
        </Stack>
        <div className={panel}>
          <Stack gap="s5">
            <Heading level={2} size="md">
              <Trans>Riepilogo</Trans>
            </Heading>
            <OrderedItems order={data} />
            <OrderGiftWords />
            <OrderedTotals order={data} isCollected={place !== null} />
          </Stack>
        </div>
      </div>
      <div className={offPaper}>
        <Cluster gap="s3">
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            <Trans>Continua gli acquisti</Trans>
          </Link>
          {actions}
        </Cluster>
      </div>
    </Stack>
  )
}
