import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderRow_order$key } from '#src/__generated__/OrderRow_order.graphql.ts'
import { boughtPicture } from '#src/features/checkout/receipt/boughtPicture.ts'
import { moneyOf } from '#src/features/checkout/summary/moneyOf.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { OrderDate } from '../detail/OrderDate.tsx'
import { Tracking } from '../detail/Tracking.tsx'
import { useOrderStatusText } from '../detail/useOrderStatusText.ts'
import { ReorderButton } from '../reorder/ReorderButton.tsx'
import { ReorderNotice } from '../reorder/ReorderNotice.tsx'
import type { ReorderOutcome } from '../reorder/reorderOutcome.ts'
import * as styles from './OrderRows.css.ts'

/** More pictures would not fit beside each other on a phone. */
const MOST_PICTURES = 4
const MOST_NAMES = 3

/** An order in a list: its pieces, total and status, and a button that buys the same again. */
export function OrderRow({ order }: { readonly order: OrderRow_order$key }) {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  const statusText = useOrderStatusText()
  const [reordered, setReordered] = useState<ReorderOutcome | null>(null)
  const data = useFragment(
    graphql`
      fragment OrderRow_order on CustomerOrder {
        number
        order_date
        status
        items {
          id
          product_name
          ...boughtPicture_item
        }
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
        ...ReorderButton_order
      }
    `,
    order,
  )
  const { number, order_date: date, status, total, shipments } = data
  const pieces = (data.items ?? []).filter((item) => item != null)
  const pictures = pieces.flatMap((piece) => boughtPicture(piece) ?? [])
  const names = pieces.flatMap(({ product_name: name }) => name ?? [])
  const further = names.length - MOST_NAMES
  const parcels = (shipments ?? []).flatMap((shipment) => shipment?.tracking ?? []).filter((it) => it != null)
  return (
    <li className={styles.order}>
      {pictures.length > 0 && (
        <span className={styles.pictures}>
          {pictures.slice(0, MOST_PICTURES).map((source, index) => (
            <span key={`${index} ${source}`} className={styles.picture}>
              <Picture src={source} alt="" sizes="4rem" widths={[96, 160]} />
            </span>
          ))}
        </span>
      )}
      <div className={styles.words}>
        {names.length > 0 && (
          <span className={styles.names}>
            {names.slice(0, MOST_NAMES).join(', ')}
            {further > 0 &&
              ` ${t({ message: plural(further, { one: 'e un altro pezzo', other: 'e altri # pezzi' }) })}`}
          </span>
        )}
        <span className={styles.facts}>
          <Link to="/account/orders/$number" params={{ number }} className={`${styles.link} ${figures}`}>
            <Trans>Ordine {number}</Trans>
          </Link>
          <OrderDate date={date} className={styles.date} />
        </span>
        {parcels.length > 0 && (
          <span className={styles.parcels}>
            {parcels.map((tracking, index) => (
              <Tracking key={tracking.number ?? index} tracking={tracking} />
            ))}
          </span>
        )}
      </div>
      <div className={styles.end}>
        <Badge>{statusText(status)}</Badge>
        {total && <Price money={moneyOf(total.grand_total)} locale={intlLocale} size="sm" />}
      </div>
      <div className={styles.again}>
        <ReorderButton order={data} variant="secondary" onOutcome={setReordered} />
      </div>
      {reordered && (
        <div className={styles.outcome}>
          <ReorderNotice outcome={reordered} />
        </div>
      )}
    </li>
  )
}
