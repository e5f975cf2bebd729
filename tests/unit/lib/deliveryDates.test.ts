import { describe, expect, test } from 'vitest'
import { deliveryDates, deliveryDaysOf } from '#src/lib/deliveryDates.ts'
import { orderDayOf } from '#src/lib/orderDay.ts'

const CLOSED = { weekdays: [6, 7], dates: ['2026-12-25', '2026-12-26', '2026-08-15'] }

const between = (orderDay: string, fewest: number, most: number, closed = CLOSED) =>
  deliveryDates(orderDay, { fewest, most }, closed).map((date) => date.toISOString().slice(0, 10))

describe('the days of a delivery', () => {
  test.each([
    ['within a week', '2026-11-23', 2, 4, ['2026-11-25', '2026-11-27']],
    ['over a weekend', '2026-11-20', 1, 3, ['2026-11-23', '2026-11-25']],
    ['of an order on a Sunday', '2026-11-22', 1, 2, ['2026-11-23', '2026-11-24']],
    ['over holidays', '2026-12-23', 1, 3, ['2026-12-24', '2026-12-29']],
    ['without a day to wait', '2026-11-23', 0, 0, ['2026-11-23', '2026-11-23']],
    ['without a day to wait, on a holiday', '2026-08-15', 0, 0, ['2026-08-17', '2026-08-17']],
  ])('%s', (_, orderDay, fewest, most, expected) => {
    expect(between(orderDay, fewest, most)).toEqual(expected)
  })

  test('carriers may work on Saturdays', () => {
    expect(between('2026-11-20', 1, 2, { weekdays: [7], dates: [] })).toEqual(['2026-11-21', '2026-11-23'])
  })
})

test.each([
  ['weekends and holidays', CLOSED],
  ['Sundays', { weekdays: [7], dates: [] }],
  ['every day but Wednesdays', { weekdays: [1, 2, 4, 5, 6, 7], dates: ['2026-12-30'] }],
])('closed on %s: no order of a year arrives on a closed day, and all wait as many working days', (_, closed) => {
  const days = Array.from({ length: 800 }, (__, index) =>
    new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  )
  const isOpen = (day: string) => {
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
    return !closed.weekdays.includes(weekday === 0 ? 7 : weekday) && !closed.dates.includes(day)
  }
  for (const [index, orderDay] of days.slice(0, 366).entries()) {
    const open = days.slice(index + 1).filter(isOpen)
    expect([orderDay, ...between(orderDay, 1, 4, closed)]).toEqual([orderDay, open[0], open[3]])
  }
})

describe('the day from which working days count', () => {
  test.each([
    ['before the cut-off hour', '2026-11-25T12:59:59Z', 'Europe/Rome', 14, '2026-11-25'],
    ['from the cut-off hour on', '2026-11-25T13:00:00Z', 'Europe/Rome', 14, '2026-11-26'],
    ['in summer time', '2026-07-01T12:00:00Z', 'Europe/Rome', 14, '2026-07-02'],
    ['in another time zone', '2026-11-25T23:30:00Z', 'America/New_York', 24, '2026-11-25'],
    ['after midnight there', '2026-11-25T23:30:00Z', 'Europe/Rome', 24, '2026-11-26'],
    ['at the end of a year', '2026-12-31T20:00:00Z', 'Europe/Rome', 14, '2027-01-01'],
  ])('%s', (_, moment, timeZone, cutOffHour, day) => {
    expect(orderDayOf(Date.parse(moment), { timeZone, cutOffHour })).toBe(day)
  })
})

test('a setting names carriers with their days', () => {
  expect([...deliveryDaysOf('flatrate=2-4 free-shipping=10-10')]).toEqual([
    ['flatrate', { fewest: 2, most: 4 }],
    ['free-shipping', { fewest: 10, most: 10 }],
  ])
  expect(deliveryDaysOf('').size).toBe(0)
})
