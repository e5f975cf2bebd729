import { expect, it } from 'vitest'
import { orderDay } from '#src/features/account/orderDay.ts'

it('reads Magento’s date as UTC', () => {
  expect(orderDay('2026-11-20 23:24:28')?.toISOString()).toBe('2026-11-20T23:24:28.000Z')
  expect(orderDay('')).toBeNull()
})
