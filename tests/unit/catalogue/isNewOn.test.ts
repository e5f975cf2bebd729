import { expect, test } from 'vitest'
import { isNewOn } from '#src/features/catalogue/card/isNewOn.ts'

const day = (date: string) => `${date} 00:00:00`

test.each([
  ['no period', { from: null, to: null }, false],
  ['begins today', { from: day('2026-11-21'), to: null }, true],
  ['begins tomorrow', { from: day('2026-11-22'), to: null }, false],
  ['ends today', { from: null, to: day('2026-11-21') }, true],
  ['ended yesterday', { from: day('2026-01-01'), to: day('2026-11-20') }, false],
  ['in the middle', { from: day('2026-01-01'), to: day('2027-01-01') }, true],
])('new on 2026-11-21: %s', (_case, period, expected) => {
  expect(isNewOn('2026-11-21', period)).toBe(expected)
})
