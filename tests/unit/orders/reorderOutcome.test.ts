import { expect, test } from 'vitest'
import { reorderOutcome } from '#src/features/orders/reorder/reorderOutcome.ts'
import { trackingUrlOf } from '#src/features/orders/detail/trackingUrl.ts'

test('reports the added quantity of each line', () => {
  const wanted = [
    { name: 'Tazza petrolio', sku: 'TAZZA', quantity: 2 },
    { name: 'Tazza avorio', sku: 'TAZZA', quantity: 2 },
    { name: 'Mortaio', sku: 'MORTAIO', quantity: 1 },
    { name: 'Lampada', sku: null, quantity: 1 },
  ]
  const before = [{ sku: 'TAZZA', quantity: 5 }]
  const after = [
    { sku: 'TAZZA', quantity: 6 },
    { sku: 'TAZZA', quantity: 2 },
  ]
  expect(reorderOutcome(wanted, before, after).map(({ added }) => added)).toEqual([2, 1, 0, 0])
})

test('never mistakes earlier lines, or lines that were removed meanwhile, for additions', () => {
  const wanted = [{ name: 'Tazza', sku: 'TAZZA', quantity: 2 }]
  const lines = [{ sku: 'TAZZA', quantity: 2 }]
  expect(reorderOutcome(wanted, lines, lines)).toEqual([{ name: 'Tazza', wanted: 2, added: 0 }])
  expect(reorderOutcome(wanted, lines, [])).toEqual([{ name: 'Tazza', wanted: 2, added: 0 }])
})

test('leads to the carrier where it is known, and nowhere else', () => {
  expect(trackingUrlOf('DHL', '45 09')).toMatch(/^https:\/\/www\.dhl\.com\/.*45%2009$/)
  expect(trackingUrlOf('custom', 'TS1')).toBeNull()
})
