import { expect, test, vi } from 'vitest'
import { laterPiecesOf } from '#src/features/cart/lines/laterPiecesOf.ts'
import type { LaterPiece } from '#src/platform/saved/laterPieces.ts'
import { purgeStorage } from '#src/platform/purgeStorage.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const piece = (sku: string, quantity = 1, selectedOptions: readonly string[] = []): LaterPiece => ({
  sku,
  quantity,
  selectedOptions,
  enteredOptions: [],
  words: selectedOptions.map((value) => ({ label: 'Colore', value })),
  name: sku,
  giftMessage: null,
})

test('saved items are the same list for all, the newest first, and outlive the document', () => {
  const storage = createMemoryStorage()
  const later = laterPiecesOf(storage)
  const heard = vi.fn<() => void>()
  const end = later.subscribe(heard)
  expect(later.put(piece('a'))).toBe(true)
  expect(later.put({ ...piece('b'), giftMessage: { to: 'Ada', from: 'Bea', message: 'Auguri' } })).toBe(true)
  expect(heard).toHaveBeenCalledTimes(2)
  end()
  expect(later.get().map(({ sku }) => sku)).toEqual(['b', 'a'])
  expect(later.get()).toBe(later.get())
  expect(laterPiecesOf(storage)).toBe(later)
  // Another document over the same storage.
  const { get, keys, remove, set } = storage
  expect(laterPiecesOf({ get, keys, remove, set }).get()).toEqual(later.get())
})

test('pieces chosen alike wait as one; another choice is another piece', () => {
  const later = laterPiecesOf(createMemoryStorage())
  later.put(piece('cup', 2, ['red']))
  later.put(piece('cup', 1, ['blue']))
  later.put(piece('cup', 3, ['red']))
  expect(later.get().map(({ quantity, selectedOptions }) => [quantity, ...selectedOptions])).toEqual([
    [5, 'red'],
    [1, 'blue'],
  ])
  later.takeBack(piece('cup', 3, ['red']))
  expect(later.get().map(({ quantity }) => quantity)).toEqual([2, 1])
  later.takeBack(piece('cup', 2, ['red']))
  later.take(piece('cup', 9, ['blue']))
  expect(later.get()).toEqual([])
})

test('a browser that keeps nothing says so', () => {
  const later = laterPiecesOf({ ...createMemoryStorage(), set: () => false })
  expect(later.put(piece('a'))).toBe(false)
  expect(later.get()).toEqual([])
})

test.each(['{', '{}', '[{"sku":"a"}]', JSON.stringify([{ ...piece('a'), giftMessage: 'Auguri' }])])(
  'foreign data in the storage is ignored: %s',
  (text) => {
    const storage = createMemoryStorage()
    storage.set('vetrina.later', text)
    expect(laterPiecesOf(storage).get()).toEqual([])
  },
)

test('a sign-out takes it', () => {
  const storage = createMemoryStorage()
  const later = laterPiecesOf(storage)
  later.put(piece('a'))
  purgeStorage(storage)
  expect(later.get()).toEqual([])
})
