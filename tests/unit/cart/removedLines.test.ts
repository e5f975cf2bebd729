import { expect, test } from 'vitest'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { placesOf } from '#src/features/cart/lines/removedLines.ts'
import type { RemovedLine } from '#src/features/cart/lines/removedLines.ts'

const removed = (uid: string, after: string | null): RemovedLine => ({
  uid,
  name: uid,
  input: cartLineRequest({ sku: uid }),
  giftMessage: null,
  after,
  error: null,
})

const order = (lines: readonly string[], gone: readonly RemovedLine[]) =>
  placesOf(lines, gone).map(({ uid, removed: line }) => (line ? `(${uid})` : uid))

test('a removed line keeps its place', () => {
  expect(order(['a', 'c'], [removed('b', 'a')])).toEqual(['a', '(b)', 'c'])
  expect(order(['b'], [removed('a', null)])).toEqual(['(a)', 'b'])
})

test('removed lines next to each other keep their order', () => {
  expect(order(['a', 'd'], [removed('b', 'a'), removed('c', 'b')])).toEqual(['a', '(b)', '(c)', 'd'])
  expect(order([], [removed('b', 'a'), removed('c', 'b'), removed('a', null)])).toEqual(['(a)', '(b)', '(c)'])
})

test('a line whose neighbour has expired moves to the top, and none is lost', () => {
  expect(order(['d'], [removed('b', 'a')])).toEqual(['(b)', 'd'])
})

test('a line that is back has nothing to undo', () => {
  expect(order(['a', 'b'], [removed('b', 'a')])).toEqual(['a', 'b'])
})
