import { expect, test } from 'vitest'
import { lineFixOf } from '#src/features/cart/lines/lineFix.ts'

const UNAVAILABLE = 'The requested qty is not available'
const BY_SIXES = 'You can buy this product only in quantities of 6 at a time.'
const qty = (quantity: number, left: number | null, message = UNAVAILABLE) => ({
  quantity,
  fault: 'ITEM_QTY',
  message,
  left,
})
const sixes = (quantity: number, left: number | null) => ({
  quantity,
  fault: 'ITEM_INCREMENTS',
  message: BY_SIXES,
  left,
})

test.each([
  ['fewer are left than wanted', qty(5, 3), { kind: 'reduce', quantity: 3 }],
  ['none is left', qty(5, 0, 'There are no source items with the in stock status'), { kind: 'remove' }],
  ['the shop does not tell how many are left', qty(5, null), { kind: 'remove' }],
  [
    'the words of the fault tell how many are left',
    qty(5, null, 'Only 3 of 5 available'),
    { kind: 'reduce', quantity: 3 },
  ],
  [
    'fewer are wanted than may be bought',
    qty(1, 8, 'The fewest you may purchase is 2.'),
    { kind: 'raise', quantity: 2 },
  ],
  ['in any language', qty(1, null, 'La quantità minima acquistabile è 2.'), { kind: 'raise', quantity: 2 }],
  ['fewer are left than may be bought', qty(1, 1, 'The fewest you may purchase is 2.'), { kind: 'remove' }],
  [
    'more are wanted than may be bought',
    qty(9, null, 'The most you may purchase is 4.'),
    { kind: 'reduce', quantity: 4 },
  ],
  [
    'a number with separators is not guessed at',
    qty(1, null, 'The fewest you may purchase is 1,000.'),
    { kind: 'remove' },
  ],
  ['it is sold by sixes', sixes(5, 8), { kind: 'raise', quantity: 6 }],
  ['it is sold by sixes and the next six are not there', sixes(8, 9), { kind: 'reduce', quantity: 6 }],
  ['it is sold by sixes and none is whole', sixes(5, 5), { kind: 'remove' }],
  ['it is sold by parts that no number tells', { ...sixes(5, 8), message: 'Ask us.' }, null],
  ['it is sold by sixes and nobody tells how many are left', sixes(7, null), { kind: 'raise', quantity: 12 }],
  ['it is sold by sixes and the next six are just there', sixes(5, 6), { kind: 'raise', quantity: 6 }],
  ['it is sold by sixes and none is left', sixes(5, 0), { kind: 'raise', quantity: 6 }],
  [
    'it is sold by twos',
    { ...sixes(5, 8), message: 'only in quantities of 2 at a time.' },
    { kind: 'raise', quantity: 6 },
  ],
  [
    'it is sold by two and a half',
    { ...sixes(6, 8), message: 'only in quantities of 2.5 at a time.' },
    { kind: 'raise', quantity: 7.5 },
  ],
  [
    'a fraction is written with a comma, and the next multiple is not there',
    { ...sixes(6, 7), message: 'solo in quantità di 2,5 alla volta.' },
    { kind: 'reduce', quantity: 5 },
  ],
  ['it is sold by ones', { ...sixes(5, 8), message: 'only in quantities of 1 at a time.' }, null],
  ['as many are left as are wanted, and the words tell no number', qty(3, 3), { kind: 'remove' }],
  [
    'just as many are left as may be bought',
    qty(1, 2, 'The fewest you may purchase is 2.'),
    { kind: 'raise', quantity: 2 },
  ],
  ['as many may be bought as are wanted', qty(4, null, 'The most you may purchase is 4.'), { kind: 'remove' }],
  ['the most at once is not told', qty(9, 5, 'The requested qty exceeds the maximum qty allowed'), { kind: 'remove' }],
  ['the most at once is told', qty(9, 5, 'The maximum is 4.'), { kind: 'reduce', quantity: 5 }],
  ['what the shopper alone can put right', { ...qty(5, 3), fault: 'UNDEFINED' }, null],
  ['there is no fault', { ...qty(5, 3), fault: null }, null],
])('%s', (_, line, fix) => {
  expect(lineFixOf(line)).toEqual(fix)
})
