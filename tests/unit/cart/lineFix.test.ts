import { expect, test } from 'vitest'
import { lineFixOf } from '#src/features/cart/lineFix.ts'

test.each([
  ['fewer are left than wanted', { quantity: 5, fault: 'ITEM_QTY', left: 3 }, { kind: 'reduce', quantity: 3 }],
  ['none is left', { quantity: 5, fault: 'ITEM_QTY', left: 0 }, { kind: 'remove' }],
  ['the shop does not tell how many are left', { quantity: 5, fault: 'ITEM_QTY', left: null }, { kind: 'remove' }],
  ['fewer are wanted than may be bought', { quantity: 1, fault: 'ITEM_QTY', left: 8 }, { kind: 'remove' }],
  ['it is sold by sixes', { quantity: 5, fault: 'ITEM_INCREMENTS', left: 8 }, null],
  ['there is no fault', { quantity: 5, fault: null, left: 3 }, null],
])('%s', (_, line, fix) => {
  expect(lineFixOf(line)).toEqual(fix)
})
