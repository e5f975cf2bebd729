import { expect, test } from 'vitest'
import { priceBefore } from '#src/shop/priceBefore.ts'

test.each([
  ['reduced, lowest known', 44, 59, '53.000000', 53],
  ['reduced, lowest not known', 44, 59, null, null],
  ['reduced, but it has been as cheap', 44, 59, '44', null],
  ['reduced, but it has been cheaper', 44, 59, '40', null],
  ['not reduced', 59, 59, '59', null],
  ['the attribute is no number', 44, 59, 'n/d', null],
] as const)('%s', (_case, final, regular, lowest, before) => {
  expect(priceBefore({ final, regular, lowest })).toBe(before)
})
