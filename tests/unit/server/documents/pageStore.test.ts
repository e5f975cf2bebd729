import { expect, test } from 'vitest'
import { createPageStore, type Kept } from '#server/documents/pageStore.ts'

const page = (bytes: number, ...tags: string[]): Kept => ({ bytes, tags: new Set(tags) })

function storeOf(pages: Readonly<Record<string, Kept>>, { capacityBytes = 1000, keepsPurged = false } = {}) {
  const store = createPageStore<Kept>(capacityBytes, { keepsPurged })
  const keep = (key: string, kept: Kept) => {
    const making = store.begin()
    making.keep(key, kept)
    making.end()
  }
  for (const [key, kept] of Object.entries(pages)) keep(key, kept)
  return { ...store, keep, keys: () => ['a', 'b', 'c', 'd'].filter((key) => store.get(key)) }
}

test('evicts the least recently used pages, and stores none that exceed the whole size', () => {
  const store = storeOf({ a: page(400), b: page(400) })
  store.get('a')
  store.keep('c', page(400))
  expect(store.get('b')).toBeUndefined()
  expect(store.bytes()).toBe(800)
  store.keep('a', page(100))
  expect(store.bytes()).toBe(500)
  store.keep('d', page(1001))
  expect(store.bytes()).toBe(0)
})

test('a purge removes pages with one of its tags, and those that may have it', () => {
  const store = storeOf({ a: page(1, 'cat_p_1', 'cms_b_2'), b: page(1, 'cat_p_2'), c: { bytes: 1, tags: null } })
  store.purge([])
  expect(store.keys()).toEqual(['a', 'b', 'c'])
  store.purge(['cat_p_1', 'cat_p_9'])
  expect(store.keys()).toEqual(['b'])
  store.purge('all')
  expect(store.bytes()).toBe(0)
})

test('a purged page is kept until it is made again, missing, or its place is needed', () => {
  const store = storeOf(
    { a: page(300, 'cat_p_1'), b: page(300, 'cat_p_2'), c: page(300, 'cat_p_3') },
    { keepsPurged: true },
  )
  store.purge(['cat_p_1', 'cat_p_2'])
  expect(store.keys()).toEqual(['c'])
  expect(store.bytes()).toBe(300)
  expect(['a', 'b', 'c'].filter((key) => store.getPurged(key))).toEqual(['a', 'b'])
  store.keep('a', page(300, 'cat_p_1'))
  expect(store.getPurged('a')).toBeUndefined()
  store.purge('all')
  expect(['a', 'b', 'c'].filter((key) => store.getPurged(key))).toEqual(['a', 'b', 'c'])
  store.forget('b')
  expect(store.getPurged('b')).toBeUndefined()
  store.keep('d', page(700, 'cat_p_4'))
  expect(store.getPurged('a')).toBeDefined()
  expect(store.getPurged('c')).toBeUndefined()
  expect(store.keys()).toEqual(['d'])
})

test('a store without use for purged pages keeps none', () => {
  const store = storeOf({ a: page(1, 'cat_p_1') })
  store.purge('all')
  expect(store.getPurged('a')).toBeUndefined()
})

test('a page whose render began before a purge of its data is not cached', () => {
  const store = storeOf({})
  const [concerned, other, unknown] = [store.begin(), store.begin(), store.begin()]
  store.purge(['cat_p_1'])
  concerned.keep('a', page(1, 'cat_p_1'))
  other.keep('b', page(1, 'cat_p_2'))
  unknown.keep('c', { bytes: 1, tags: null })
  expect(store.keys()).toEqual(['b'])
  store.purge('all')
  other.keep('d', page(1, 'cat_p_2'))
  expect(store.keys()).toEqual([])
  store.keep('a', page(1, 'cat_p_1'))
  expect(store.keys()).toEqual(['a'])
})
