import { dayRange } from '#src/lib/dayRange.ts'
import { deliveryDates, deliveryDaysOf } from '#src/lib/deliveryDates.ts'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { orderDayOf } from '#src/lib/orderDay.ts'
import type { DeliveryCalendar } from './defineShop.ts'

// The facts about an order that the host's mails and the pages have in common.

export { invoiceFactsOf } from '#src/lib/country-rules/invoiceFacts.ts'

type PromisedOrder = {
  /** Milliseconds since 1970. */
  readonly placedAt: number
  readonly carrierCode: string
  /** As in `DELIVERY_DAYS`. */
  readonly deliveryDays: string
  readonly calendar: DeliveryCalendar
  /** The holidays and closed days around the order, `YYYY-MM-DD`. */
  readonly closedDays: readonly string[]
  /** BCP 47. */
  readonly language: string
}

/** The days of the delivery of an order in words; null if the merchant has set none for its carrier. */
export function promisedDates(order: PromisedOrder): string | null {
  const { placedAt, carrierCode, deliveryDays, calendar, closedDays, language } = order
  const days = deliveryDaysOf(deliveryDays).get(carrierCode)
  if (!days) return null
  const format = dateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const closed = { weekdays: calendar.closedWeekdays, dates: closedDays }
  return dayRange(format, ...deliveryDates(orderDayOf(placedAt, calendar), days, closed))
}
