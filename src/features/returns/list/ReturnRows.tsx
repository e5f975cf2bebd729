import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { ReturnRows_returns$key } from '#src/__generated__/ReturnRows_returns.graphql.ts'
import { OrderDate } from '#src/features/orders/detail/OrderDate.tsx'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import * as styles from './ReturnRows.css.ts'
import { useReturnStatusText } from '../useReturnStatusText.ts'

type ReturnRowsProps = {
  readonly returns: ReturnRows_returns$key
  /** The accessible name of the list. */
  readonly label: string
  /** Guests have no page for a return. */
  readonly isGuest?: boolean
}

/** Returns with their status; a customer's return links to its page. */
export function ReturnRows({ returns, label, isGuest = false }: ReturnRowsProps) {
  const statusText = useReturnStatusText()
  const { items } = useFragment(
    graphql`
      fragment ReturnRows_returns on Returns {
        items {
          uid
          number
          created_at
          status
          items {
            uid
            request_quantity
            order_item {
              id
              product_name
            }
          }
        }
      }
    `,
    returns,
  )
  return (
    <ul className={styles.list} aria-label={label}>
      {items?.map((row) => {
        if (!row) return null
        const { uid, number, created_at: date, status, items: pieces } = row
        return (
          <li key={uid} className={styles.row}>
            {isGuest ? (
              <span className={figures}>
                <Trans>Reso {number}</Trans>
              </span>
            ) : (
              <Link to="/account/returns/$id" params={{ id: uid }} className={`${styles.link} ${figures}`}>
                <Trans>Reso {number}</Trans>
              </Link>
            )}
            <span className={styles.status}>
              <Badge>{statusText(status)}</Badge>
            </span>
            <Text size="sm" tone="muted">
              <OrderDate date={date} />
            </Text>
            <span className={styles.pieces}>
              {(pieces ?? [])
                .flatMap((piece) => (piece ? `${piece.request_quantity} × ${piece.order_item.product_name}` : []))
                .join(', ')}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
