import { graphql, readInlineData } from 'relay-runtime'
import type { isWithdrawable_order$key } from '#src/__generated__/isWithdrawable_order.graphql.ts'
import { magentoMoment } from '#src/lib/magentoMoment.ts'
import type { StatedFacts } from '#src/shop/legalFacts.ts'
import { IMMATERIAL_TYPES } from './orderStep.ts'

const DAY_MS = 86_400_000

/** A merchant has thirty days to deliver (Directive 2011/83, art. 18), so a parcel takes no longer. */
const MOST_DAYS_ON_THE_WAY = 30

/** Where no backend tells when the last parcel left: pieces that are made to order leave after weeks. */
const MOST_DAYS_TO_THE_DOOR = 90

type WithdrawalFacts = Pick<StatedFacts, 'withdrawal'> & {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** When the status of the order changed last; null if unknown. */
  readonly changedAt: Date | null
}

/**
 * Whether the shop takes withdrawals, a part of the order's contract is left, and the period may still run. It begins
 * with the delivery, which no backend tells, so a delivery as late as possible is assumed.
 */
export function isWithdrawable(
  order: isWithdrawable_order$key,
  { withdrawal, today, changedAt }: WithdrawalFacts,
): boolean {
  const {
    order_date: date,
    shipping_address: shippingAddress,
    items,
  } = readInlineData(
    graphql`
      fragment isWithdrawable_order on CustomerOrder @inline {
        number
        order_date
        shipping_address {
          __typename
        }
        items {
          id
          product_type
          quantity_ordered
          quantity_shipped
          quantity_refunded
          quantity_canceled
        }
      }
    `,
    order,
  )
  if (withdrawal === null) return false
  const placedAt = magentoMoment(date)
  // An order without quantities may still be open.
  if (!items?.length || !placedAt) return true
  const left = items.flatMap((item) => {
    if (!item) return []
    const kept = (item.quantity_ordered ?? 0) - (item.quantity_canceled ?? 0) - (item.quantity_refunded ?? 0)
    return kept > 0 ? [{ type: item.product_type ?? '', kept, shipped: item.quantity_shipped ?? 0 }] : []
  })
  if (left.length === 0) return false
  const isOver = (from: Date, days: number) => Date.parse(today) > from.getTime() + days * DAY_MS
  if (!shippingAddress) return !isOver(placedAt, withdrawal.days)
  if (left.some(({ type, kept, shipped }) => !IMMATERIAL_TYPES.has(type) && shipped < kept)) return true
  return changedAt
    ? !isOver(changedAt, withdrawal.days + MOST_DAYS_ON_THE_WAY)
    : !isOver(placedAt, withdrawal.days + MOST_DAYS_TO_THE_DOOR)
}
