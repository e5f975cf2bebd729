import type { OrderSearch } from '#src/lib/orderSearch.ts'

/** Magento's `CustomerOrdersFilterInput`: only what is asked for, because 2.4.7 knows no filter but the number. */
export type OrderFilter = {
  readonly number?: { readonly match: string }
  readonly status?: { readonly eq: string }
  readonly order_date?: { readonly from?: string; readonly to?: string }
}

/** `2026-11-20 18:24:28`, in UTC, as Magento keeps it. */
const magentoDate = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** A day is the shopper's own, from its first second to its last. */
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
