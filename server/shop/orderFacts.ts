import type { OrderFacts } from '#server/commerce/modules/mail/orderFacts.ts'
import type { Config } from '#server/config.ts'
import { invoiceFactsOf } from '#src/lib/country-rules/invoiceFacts.ts'
import { deliveryDates, deliveryDaysOf } from '#src/lib/deliveryDates.ts'
import { dayRange } from '#src/lib/dayRange.ts'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { orderDayOf } from '#src/lib/orderDay.ts'
import { createClosedDays } from './closedDays.ts'

type Calendars = Pick<Config, 'deliveryCalendar' | 'deliveryDays' | 'stores'>

/** The facts about orders that pages and mails have in common, by the same calendar. */
export function createOrderFacts(config: Calendars): OrderFacts {
  const closedDays = createClosedDays(config)
  const daysOf = deliveryDaysOf(config.deliveryDays)
  return {
    deliveryDates({ placedAt, carrierCode, storeCode, language }) {
      const days = daysOf.get(carrierCode)
      if (!days) return null
      const store = config.stores.find(({ magentoStoreCode }) => magentoStoreCode === storeCode)
      const calendar = store?.deliveryCalendar ?? config.deliveryCalendar
      const closed = { weekdays: calendar.closedWeekdays, dates: closedDays(placedAt)[storeCode] ?? [] }
      const format = dateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
      return dayRange(format, ...deliveryDates(orderDayOf(placedAt, calendar), days, closed))
    },
    invoiceFacts: invoiceFactsOf,
  }
}
