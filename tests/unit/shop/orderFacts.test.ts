import { expect, test } from 'vitest'
import { createOrderFacts } from '#server/shop/orderFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'

const { deliveryDates, consents } = createOrderFacts({
  stores: [SHOP.stores[0], { ...SHOP.stores[0], magentoStoreCode: 'en', legal: { withdrawal: null } }],
  legal: SHOP.legal && { ...SHOP.legal, withdrawal: { days: 14, services: ['COURSE-*'] } },
  deliveryCalendar: SHOP.deliveryCalendar,
  deliveryDays: 'flatrate=2-4',
})
const placedAt = Date.parse('2026-12-03T09:00:00Z')
const order = { placedAt, carrierCode: 'flatrate', storeCode: 'it', language: 'it-IT' }

test('the mail promises the days of the calendar: without weekends and holidays, in its own language', () => {
  // From a Thursday; the eighth of December is a holiday.
  expect(deliveryDates(order)).toMatch(/lun 7.*–.*10 dic/)
  expect(deliveryDates({ ...order, language: 'en-GB' })).toMatch(/Mon 7.*–.*10 Dec/)
})

test('a carrier without days has no promise', () => {
  expect(deliveryDates({ ...order, carrierCode: 'ups' })).toBeNull()
})

test('the mail confirms the consents that the law of its store asks for', () => {
  const items = [
    { type: 'virtual', sku: 'COURSE-1' },
    { type: 'downloadable', sku: 'FILE' },
  ]
  expect(consents({ storeCode: 'it', items })).toEqual(['digital', 'service'])
  expect(consents({ storeCode: 'en', items })).toEqual([])
})
