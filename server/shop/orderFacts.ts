import type { OrderFacts } from '#server/commerce/modules/mail/orderFacts.ts'
import type { Config } from '#server/config.ts'
import { consentsOf } from '#src/shop/consents.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { invoiceFactsOf, promisedDates } from '#src/shop/orderFacts.ts'
import { createClosedDays } from './closedDays.ts'

/** The settings that delivery dates and consents follow from. */
export type Calendars = Pick<Config, 'deliveryCalendar' | 'deliveryDays' | 'legal' | 'stores'>

/** The facts about orders that pages and mails have in common, by the same calendar. */
export function createOrderFacts(config: Calendars): OrderFacts {
  const closedDays = createClosedDays(config)
  const { deliveryDays, legal } = config
  const storeOf = (code: string) => config.stores.find(({ magentoStoreCode }) => magentoStoreCode === code)
  return {
    deliveryDates({ placedAt, carrierCode, storeCode, language }) {
      const calendar = storeOf(storeCode)?.deliveryCalendar ?? config.deliveryCalendar
      const closed = closedDays(placedAt)[storeCode] ?? []
      return promisedDates({ placedAt, carrierCode, deliveryDays, calendar, closedDays: closed, language })
    },
    invoiceFacts: invoiceFactsOf,
    consents: ({ storeCode, items }) => consentsOf(statedFacts(legal, storeOf(storeCode)).withdrawal, items),
  }
}
