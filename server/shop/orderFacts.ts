import type { OrderFacts } from '#server/commerce/modules/mail/orderFacts.ts'
import type { Config } from '#server/config.ts'
import { invoiceFactsOf, promisedDates } from '#src/shop/orderFacts.ts'
import { createClosedDays } from './closedDays.ts'

/** The settings that delivery dates follow from. */
export type Calendars = Pick<Config, 'deliveryCalendar' | 'deliveryDays' | 'stores'>

/** The facts about orders that pages and mails have in common, by the same calendar. */
export function createOrderFacts(config: Calendars): OrderFacts {
  const closedDays = createClosedDays(config)
  const { deliveryDays } = config
  return {
    deliveryDates({ placedAt, carrierCode, storeCode, language }) {
      const store = config.stores.find(({ magentoStoreCode }) => magentoStoreCode === storeCode)
      const calendar = store?.deliveryCalendar ?? config.deliveryCalendar
      const closed = closedDays(placedAt)[storeCode] ?? []
      return promisedDates({ placedAt, carrierCode, deliveryDays, calendar, closedDays: closed, language })
    },
    invoiceFacts: invoiceFactsOf,
  }
}
