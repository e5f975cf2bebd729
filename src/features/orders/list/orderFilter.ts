import type { OrderSearch } from '#src/lib/url/orderSearch.ts'
import type { HasField } from '#src/platform/capabilities.ts'

/** Magento's `CustomerOrdersFilterInput`, with the requested fields only. */
export type OrderFilter = {
  readonly number?: { readonly match: string }
  readonly status?: { readonly eq: string }
  readonly order_date?: { readonly from?: string; readonly to?: string }
}

/** Magento's format `2026-11-20 18:24:28`, in UTC. */
const magentoDate = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** The part of a search that the backend supports: before 2.4.8 Magento finds orders only by number. */
export function answerableSearch({ status, from, to, ...search }: OrderSearch, hasField: HasField): OrderSearch {
  const byStatus = hasField('CustomerOrdersFilterInput', 'status')
  const byDay = hasField('CustomerOrdersFilterInput', 'order_date')
  return {
    ...search,
    ...(byStatus && status !== undefined && { status }),
    ...(byDay && from !== undefined && { from }),
    ...(byDay && to !== undefined && { to }),
  }
}

/** A day in the shopper's time zone, from its first second to its last. */
export const orderFilterOf = ({ number, status, from, to }: OrderSearch): OrderFilter => ({
  ...(number !== undefined && { number: { match: number } }),
  ...(status !== undefined && { status: { eq: status } }),
  ...((from !== undefined || to !== undefined) && {
    order_date: {
      ...(from !== undefined && { from: magentoDate(new Date(`${from}T00:00:00`)) }),
      ...(to !== undefined && { to: magentoDate(new Date(`${to}T23:59:59`)) }),
    },
  }),
})
