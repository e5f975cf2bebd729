import { describe, expect, test } from 'vitest'
import { incrementId, itemStatus } from '#server/commerce/modules/sales/rules.ts'

test.each([
  [1, 1, '000000001'],
  [1, 123_456_789, '123456789'],
  [2, 1, '2000000001'],
  [2, 42, '2000000042'],
])('store view %d, value %d: %s', (storeId, value, number) => {
  expect(incrementId(storeId, value)).toBe(number)
})

describe('itemStatus', () => {
  const item = {
    quantity_ordered: 2,
    quantity_invoiced: 0,
    quantity_shipped: 0,
    quantity_refunded: 0,
    quantity_canceled: 0,
  }

  test.each([
    [{}, true, 'Ordered'],
    [{ quantity_invoiced: 2 }, true, 'Invoiced'],
    [{ quantity_invoiced: 2 }, false, 'Invoiced'],
    [{ quantity_invoiced: 1 }, true, 'Partial'],
    [{ quantity_invoiced: 2, quantity_shipped: 1 }, true, 'Partial'],
    [{ quantity_invoiced: 2, quantity_shipped: 2 }, true, 'Shipped'],
    [{ quantity_invoiced: 2, quantity_refunded: 2 }, true, 'Refunded'],
    [{ quantity_canceled: 2 }, true, 'Canceled'],
  ])('%j, shippable %s: %s', (change, isShippable, status) => {
    expect(itemStatus({ ...item, ...change }, isShippable)).toBe(status)
  })
})
