import { expect, it } from 'vitest'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createVisitedAddresses } from '#src/platform/saved/visitedAddresses.ts'

const STORAGE_KEY = 'vetrina.visited'

function visiting(...addresses: readonly string[]) {
  const storage = createMemoryStorage()
  const visited = createVisitedAddresses(storage)
  for (const address of addresses) visited.visit(address)
  return { previous: visited.previous(), stored: storage.get(STORAGE_KEY) }
}

it('keeps the last two addresses and no more (spec §2)', () => {
  expect(visiting('/', '/tavola.html', '/vaso-anfora.html')).toEqual({
    previous: '/tavola.html',
    stored: '["/tavola.html","/vaso-anfora.html"]',
  })
})

it('knows no page before the first', () => {
  expect(visiting().previous).toBeNull()
  expect(visiting('/').previous).toBeNull()
})

it('takes a reload, a filter or a variant for the same page', () => {
  expect(visiting('/', '/tavola.html', '/tavola.html', '/tavola.html?page=2')).toEqual({
    previous: '/',
    stored: '["/","/tavola.html?page=2"]',
  })
})

it('goes on in the next document of the tab', () => {
  const storage = createMemoryStorage()
  createVisitedAddresses(storage).visit('/')
  const next = createVisitedAddresses(storage)
  next.visit('/nessuna-pagina')
  expect(next.previous()).toBe('/')
})

it.each(['{"a":1}', '["/", 2]', '["/"', ''])('begins afresh where storage holds %s', (text) => {
  const storage = createMemoryStorage()
  storage.set(STORAGE_KEY, text)
  const visited = createVisitedAddresses(storage)
  expect(visited.previous()).toBeNull()
  visited.visit('/')
  expect(storage.get(STORAGE_KEY)).toBe('["/"]')
})
