import { describe, expect, test } from 'vitest'
import { deliveryDates, deliveryDaysOf } from '#src/lib/deliveryDates.ts'

const between = (today: string, fewest: number, most: number) =>
  deliveryDates(today, { fewest, most }).map((date) => date.toISOString().slice(0, 10))

describe('the days of a delivery', () => {
  test.each([
    ['within a week', '2026-11-23', 2, 4, ['2026-11-25', '2026-11-27']],
    ['over a weekend', '2026-11-20', 1, 3, ['2026-11-23', '2026-11-25']],
    ['of an order on a Sunday', '2026-11-22', 1, 2, ['2026-11-23', '2026-11-24']],
    ['over Christmas', '2026-12-23', 1, 3, ['2026-12-24', '2026-12-29']],
    ['over New Year and the Epiphany', '2026-12-31', 1, 3, ['2027-01-04', '2027-01-07']],
    ['over Easter 2026', '2026-04-03', 1, 2, ['2026-04-07', '2026-04-08']],
    ['over Easter 2027', '2027-03-26', 1, 1, ['2027-03-30', '2027-03-30']],
    ['over the Immaculate Conception', '2026-12-07', 1, 2, ['2026-12-09', '2026-12-10']],
    ['without a day to wait', '2026-11-23', 0, 0, ['2026-11-23', '2026-11-23']],
    ['without a day to wait, on a holiday', '2026-08-15', 0, 0, ['2026-08-17', '2026-08-17']],
  ])('%s', (_, today, fewest, most, expected) => {
    expect(between(today, fewest, most)).toEqual(expected)
  })

  // As printed in the Church's tables.
  test.each([
    [2025, '04-21'],
    [2028, '04-17'],
    [2038, '04-26'],
    [2049, '04-19'],
  ])('know Easter Monday of %i', (year, monday) => {
    const sunday = new Date(Date.parse(`${year}-${monday}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
    expect(between(sunday, 0, 0)[0]).not.toBe(`${year}-${monday}`)
    const tuesday = new Date(Date.parse(`${year}-${monday}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)
    expect(between(sunday, 1, 1)[0]).toBe(tuesday)
  })
})

test('a setting names carriers with their days', () => {
  expect([...deliveryDaysOf('flatrate=2-4 free-shipping=10-10')]).toEqual([
    ['flatrate', { fewest: 2, most: 4 }],
    ['free-shipping', { fewest: 10, most: 10 }],
  ])
  expect(deliveryDaysOf('').size).toBe(0)
})
