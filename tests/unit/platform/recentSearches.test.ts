import { expect, test } from 'vitest'
import { createRecentSearches } from '#src/platform/saved/recentSearches.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'

test('the last searches, each once, until they are forgotten', () => {
  const storage = createMemoryStorage()
  const recent = createRecentSearches(storage)
  for (const words of ['vaso', 'brocca', 'Vaso', 'tazza', 'piatti', 'blu', 'regalo']) recent.note(words)
  expect(recent.all()).toEqual(['regalo', 'blu', 'piatti', 'tazza', 'Vaso'])
  recent.clear()
  expect(recent.all()).toEqual([])
  expect(storage.keys()).toEqual([])
})

test('data that is not a list of texts is ignored', () => {
  const storage = createMemoryStorage()
  storage.set('vetrina.recentSearches', '[1]')
  expect(createRecentSearches(storage).all()).toEqual([])
})
