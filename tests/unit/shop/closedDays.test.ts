import { expect, test } from 'vitest'
import { createClosedDays } from '#server/shop/closedDays.ts'
import type { DeliveryCalendar, StoreDefinition } from '#src/shop/defineShop.ts'

const store = (code: string, deliveryCalendar?: DeliveryCalendar): StoreDefinition => ({
  locale: code,
  magentoStoreCode: code,
  basePath: '/',
  intlLocale: code,
  label: code,
  ...(deliveryCalendar && { deliveryCalendar }),
})

const ITALY: DeliveryCalendar = {
  timeZone: 'Europe/Rome',
  cutOffHour: 14,
  country: 'IT',
  closedWeekdays: [6, 7],
  closedDays: ['2026-12-24', '2026-01-02', '2026-12-27'],
}
const GERMANY = { ...ITALY, country: 'DE', closedWeekdays: [7], closedDays: [] }

test('the coming holidays of each store’s country and its own closed days, without closed weekdays', () => {
  const closedDays = createClosedDays({ stores: [store('it'), store('de', GERMANY)], deliveryCalendar: ITALY })
  const days = closedDays(Date.parse('2026-12-01T10:00:00Z'))
  expect(days['it']).toEqual(['2026-12-08', '2026-12-24', '2026-12-25', '2027-01-01', '2027-01-06', '2027-03-29'])
  expect(days['de']).toEqual(expect.arrayContaining(['2026-12-25', '2026-12-26', '2027-03-26', '2027-03-29']))
  expect(days['de']).not.toContain('2026-12-08')
})

// As printed in the Church's tables.
test.each([
  [2028, '04-17'],
  [2038, '04-26'],
  [2049, '04-19'],
])('Easter Monday of %i', (year, monday) => {
  const closedDays = createClosedDays({ stores: [store('it')], deliveryCalendar: ITALY })
  expect(closedDays(Date.parse(`${year}-03-01T00:00:00Z`))['it']).toContain(`${year}-${monday}`)
})
