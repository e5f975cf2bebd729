import { Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderProgress_order$key } from '#src/__generated__/OrderProgress_order.graphql.ts'
import { useCollectedAt } from '#src/features/checkout/delivery/useCollectedAt.ts'
import { useDeliveryDates } from '#src/features/store/useDeliveryDates.ts'
import { useOrderDelivery } from '#src/features/store/useOrderDelivery.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { DayOf } from './OrderDate.tsx'
import * as styles from './OrderProgress.css.ts'
import { ORDER_STEPS, orderStep } from './orderStep.ts'
import type { OrderStep } from './orderStep.ts'
import { OrderStatusDateContext } from './OrderStatusDateContext.ts'

const DAY_MS = 86_400_000

/** Without a promised date: by law a delivery takes no longer (Directive 2011/83, art. 18). */
const MOST_DAYS_ON_THE_WAY = 30

/** The steps of a delivery with the known dates. Not shown when it must have arrived. */
export function OrderProgress({ order }: { readonly order: OrderProgress_order$key }) {
  const { t } = useLingui()
  const { today } = useShop()
  const datesOf = useDeliveryDates()
  const deliveryOf = useOrderDelivery()
  const changedAt = use(OrderStatusDateContext)
  const data = useFragment(
    graphql`
      fragment OrderProgress_order on CustomerOrder {
        order_date
        shipping_method
        ...useCollectedAt_order
        ...orderStep_order
      }
    `,
    order,
  )
  // A collected order has the shop's address.
  const isCollected = useCollectedAt(data) !== null
  const step = isCollected ? null : orderStep(data)
  const placedAt = magentoMoment(data.order_date)
  if (step === null || placedAt === null) return null
  const promised = datesOf(deliveryOf(placedAt, data.shipping_method))
  const sentBy = new Date((changedAt ?? placedAt).getTime() + MOST_DAYS_ON_THE_WAY * DAY_MS)
  const lastDay = promised?.lastDay ?? sentBy.toISOString().slice(0, 10)
  if (step === 'sent' && lastDay < today) return null
  const names: Record<OrderStep, string> = {
    received: t`Ricevuto`,
    preparing: t`In preparazione`,
    sent: t`Spedito`,
    delivery: t`Consegna`,
  }
  const dates: Partial<Record<OrderStep, ReactNode>> = {
    received: <DayOf moment={placedAt} />,
    ...(changedAt && step !== 'received' && { [step]: <DayOf moment={changedAt} /> }),
    ...(promised && lastDay >= today && { delivery: <Trans>stimata: {promised.words}</Trans> }),
  }
  const reached = ORDER_STEPS.indexOf(step)
  return (
    <ol className={styles.line} aria-label={t`A che punto è`}>
      {ORDER_STEPS.map((each, index) => (
        <li
          key={each}
          className={styles.step[index < reached ? 'done' : index === reached ? 'present' : 'next']}
          {...(index === reached && { 'aria-current': 'step' as const })}
        >
          <span className={styles.name}>
            {names[each]}
            {index < reached && (
              <VisuallyHidden>
                {' '}
                <Trans>fatto</Trans>
              </VisuallyHidden>
            )}
          </span>
          {dates[each] !== undefined && <span className={styles.date}>{dates[each]}</span>}
        </li>
      ))}
    </ol>
  )
}
