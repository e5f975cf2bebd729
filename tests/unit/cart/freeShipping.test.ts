import { expect, test } from 'vitest'
import { missingForFreeShipping } from '#src/features/cart/totals/freeShipping.ts'

test.each([
  { subtotal: 0.1 + 0.2, discounts: [], missing: 78.7 },
  { subtotal: 79, discounts: [], missing: 0 },
  { subtotal: 100, discounts: [-10, 15], missing: 4 },
  { subtotal: 158.5, discounts: [], missing: -79.5 },
])('of 79.00, with $subtotal less $discounts, $missing is missing', ({ missing, ...sums }) => {
  expect(missingForFreeShipping(79, sums)).toBe(missing)
})
