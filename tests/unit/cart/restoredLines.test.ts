import { expect, test } from 'vitest'
import {
  both,
  compareMerged,
  compareRestored,
  goneLines,
  without,
  missingMessagesOf,
} from '#src/features/cart/lines/restoredLines.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import type { JournalLine } from '#src/platform/session/cartJournal.ts'

const line = (uid: string, sku: string, quantity = 1, more: Partial<JournalLine> = {}): JournalLine => ({
  uid,
  sku,
  name: sku,
  quantity,
  selectedOptions: [],
  enteredOptions: [],
  price: { value: 19, currency: 'EUR' },
  ...more,
})
const GIFT = { to: 'Ada', from: 'Ugo', message: 'Ciao' }
const amounts = (lines: readonly { readonly uid: string; readonly quantity: number }[]) =>
  lines.map(({ uid, quantity }) => `${uid}×${quantity}`)

test('pieces that are taken away are taken from one line after the other', () => {
  const cups = [line('1', 'cup', 3), line('2', 'bowl', 2), line('3', 'cup', 3)]
  expect(amounts(without(cups, [line('x', 'cup', 2), line('y', 'cup', 2)]))).toEqual(['2×2', '3×2'])
  expect(amounts(without(cups, []))).toEqual(['1×3', '2×2', '3×3'])
  expect(amounts(without(cups, [line('x', 'cup', 9)]))).toEqual(['2×2'])
})

test('the same product with other options is another line, in any order of the options', () => {
  const options = {
    selectedOptions: ['a', 'b'],
    enteredOptions: [
      { uid: 't', value: 'Ada' },
      { uid: 'u', value: '1' },
    ],
  }
  const chosen = line('1', 'cup', 1, options)
  const turned = { selectedOptions: ['b', 'a'], enteredOptions: options.enteredOptions.toReversed() }
  expect(without([chosen], [line('x', 'cup', 1, turned)])).toEqual([])
  for (const other of [
    { ...options, selectedOptions: ['a'] },
    {
      ...options,
      enteredOptions: [
        { uid: 't', value: 'Ugo' },
        { uid: 'u', value: '1' },
      ],
    },
    {
      ...options,
      enteredOptions: [
        { uid: 'v', value: 'Ada' },
        { uid: 'u', value: '1' },
      ],
    },
  ])
    expect(without([chosen], [line('x', 'cup', 1, other)])).toEqual([chosen])
})

test('of both carts each line has as many pieces as the fuller one', () => {
  const all = both([line('1', 'cup', 2), line('2', 'bowl', 1)], [line('3', 'cup', 3), line('4', 'vase', 1)])
  expect(amounts(all)).toEqual(['1×2', '2×1', '3×1', '4×1'])
})

test('a line is gone that is there neither under its uid nor as the same product, unless it was taken out', () => {
  const before = [line('1', 'cup'), line('2', 'bowl'), line('3', 'vase'), line('4', 'plate')]
  const now = [line('1', 'mug'), line('9', 'bowl')]
  expect(amounts(goneLines(before, now))).toEqual(['3×1', '4×1'])
  expect(amounts(goneLines(before, now, '4'))).toEqual(['3×1'])
  expect(goneLines(before, before)).toEqual([])
})

test('a merged cart reports which of the guest’s lines arrived', () => {
  const { missing, arrived } = compareMerged(
    [line('1', 'cup', 3), line('2', 'bowl', 1)],
    [line('7', 'cup', 1), line('8', 'vase', 1)],
    [line('7', 'cup', 3), line('8', 'vase', 1)],
  )
  expect(missing).toEqual([
    { name: 'cup', quantity: 1 },
    { name: 'bowl', quantity: 1 },
  ])
  expect(arrived).toEqual([cartLineRequest(line('x', 'cup', 2))])
})

test('a restored cart reports successors, missing items and other prices', () => {
  const lost = [
    line('1', 'cup', 2),
    line('2', 'bowl'),
    line('3', 'vase'),
    line('4', 'plate', 1, { price: null }),
    line('5', 'jug'),
    line('6', 'mug'),
  ]
  const found = [
    line('a', 'cup', 1),
    line('b', 'bowl', 1, { price: { value: 21, currency: 'EUR' } }),
    line('c', 'plate'),
    line('d', 'jug', 1, { price: { value: 19, currency: 'USD' } }),
    line('e', 'mug', 1, { price: null }),
  ]
  expect(compareRestored(lost, found)).toEqual({
    restored: 5,
    missing: [
      { name: 'cup', quantity: 1 },
      { name: 'vase', quantity: 1 },
    ],
    repriced: [
      { name: 'bowl', before: { value: 19, currency: 'EUR' }, now: { value: 21, currency: 'EUR' } },
      { name: 'jug', before: { value: 19, currency: 'EUR' }, now: { value: 19, currency: 'USD' } },
    ],
    wordless: [],
    uids: new Map([
      ['1', 'a'],
      ['2', 'b'],
      ['4', 'c'],
      ['5', 'd'],
      ['6', 'e'],
    ]),
  })
})

test('gift messages that were not merged are reported', () => {
  const lost = [
    line('1', 'cup', 1, { giftMessage: GIFT }),
    line('2', 'bowl', 1, { giftMessage: GIFT }),
    line('3', 'vase', 1, { giftMessage: GIFT }),
    line('4', 'plate'),
  ]
  const found = [line('a', 'cup'), line('b', 'bowl', 1, { giftMessage: GIFT }), line('d', 'plate')]
  expect(missingMessagesOf(lost, found)).toEqual([{ name: 'cup', giftMessage: GIFT, successor: found[0] }])
  expect(compareRestored(lost, found).wordless).toEqual([{ name: 'cup', giftMessage: GIFT }])
})
