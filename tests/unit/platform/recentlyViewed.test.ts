import { expect, test } from 'vitest'
import { createRecentlyViewed, forgetRecentlyViewed } from '#src/platform/saved/recentlyViewed.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

const KEY = 'vetrina.recentlyViewed'
const createStorages = () => ({ lasting: createMemoryStorage(), ofTab: createMemoryStorage() })

test('tells the products before this one, the last one first, each once', () => {
  const seen = createRecentlyViewed(createStorages(), false)
  expect(seen.visit('a')).toEqual([])
  expect(seen.visit('b')).toEqual(['a'])
  expect(seen.visit('c')).toEqual(['b', 'a'])
  expect(seen.visit('a')).toEqual(['c', 'b'])
})

test.each([true, false])('keeps a row of them, through a reload, whether it may last or not: %s', (mayLast) => {
  const storages = createStorages()
  for (const sku of 'abcdefghijkl') createRecentlyViewed(storages, mayLast).visit(sku)
  expect(createRecentlyViewed(storages, mayLast).visit('z')).toEqual('lkjihgfe'.split(''))
})

test('without consent nothing outlives the visit', () => {
  const storages = createStorages()
  for (const sku of 'ab') createRecentlyViewed(storages, false).visit(sku)
  expect(storages.lasting.keys()).toEqual([])
  expect(createRecentlyViewed({ ...storages, ofTab: createMemoryStorage() }, false).visit('c')).toEqual([])
})

test('consent lets the visit so far last, and its withdrawal keeps this visit alone', () => {
  const storages = createStorages()
  createRecentlyViewed({ ...storages, ofTab: createMemoryStorage() }, true).visit('old')
  createRecentlyViewed({ lasting: createMemoryStorage(), ofTab: storages.ofTab }, false).visit('a')
  expect(createRecentlyViewed(storages, true).visit('b')).toEqual(['a', 'old'])
  expect(storages.ofTab.keys()).toEqual([])
  forgetRecentlyViewed(storages.lasting)
  expect(createRecentlyViewed(storages, false).visit('c')).toEqual([])
  expect(storages.lasting.get(KEY)).toBeNull()
})

test('entries from a time with consent are removed with the next product', () => {
  const storages = createStorages()
  createRecentlyViewed(storages, true).visit('a')
  expect(createRecentlyViewed(storages, false).visit('b')).toEqual([])
  expect(storages.lasting.keys()).toEqual([])
})

test('starts with an empty list if the stored data is foreign', () => {
  const storages = createStorages()
  storages.ofTab.set(KEY, '{"not":"a list"}')
  expect(createRecentlyViewed(storages, false).visit('a')).toEqual([])
})
