import { expect, test } from 'vitest'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { createPlaceMemory } from '#src/shell/page-stack/placeMemory.ts'

const KEY = 'vetrina.device.scroll'
const focus = { scope: 'layer', path: [0, 1], signature: 'A /cart' } as const

function stage(stored?: string) {
  const storage = createMemoryStorage()
  if (stored !== undefined) storage.set(KEY, stored)
  return { storage, memory: createPlaceMemory(storage) }
}

test('offset and focus of an entry are remembered apart', () => {
  const { memory } = stage()
  expect(memory.placeOf('a')).toEqual({})
  memory.remember('a', { offset: 200 })
  memory.remember('a', { focus })
  memory.remember('b', { offset: 7 })
  expect(memory.placeOf('a')).toEqual({ offset: 200, focus })
  memory.remember('a', { focus: null })
  expect(memory.placeOf('a')).toEqual({ offset: 200, focus: null })
})

test('a reload finds the offsets, also that of the very top, and no focus', () => {
  const { storage, memory } = stage()
  memory.remember('a', { offset: 200, focus })
  memory.remember('b', { focus })
  memory.remember('c', { offset: 0 })
  expect(storage.get(KEY)).toBeNull()
  memory.flush()
  const reloaded = createPlaceMemory(storage)
  expect(['a', 'b', 'c'].map(reloaded.placeOf)).toEqual([{ offset: 200 }, {}, { offset: 0 }])
})

test('a renamed entry keeps its focus, and is found by its old keys, after a reload too', () => {
  const { storage, memory } = stage()
  memory.remember('a', { offset: 200, focus })
  memory.rename('a', 'b')
  expect(memory.placeOf('b')).toEqual({ focus })
  memory.rename('b', 'c')
  memory.remember('c', { offset: 700 })
  expect(['a', 'b', 'c'].map(memory.placeOf)).toEqual(Array(3).fill({ offset: 700, focus }))
  memory.flush()
  const reloaded = createPlaceMemory(storage)
  reloaded.remember('c', { offset: 900 })
  expect(['a', 'b', 'c'].map(reloaded.placeOf)).toEqual(Array(3).fill({ offset: 900 }))
})

test.each(['not JSON', '{}', '[1]', '[[1,2]]', '[["a",null]]', '[["a",1],["b"]]', '["a1"]'])(
  'invalid stored data (%s) is ignored',
  (stored) => {
    expect(stage(stored).memory.placeOf('a')).toEqual({})
  },
)

test('the place that was remembered longest ago is forgotten when there are two hundred newer ones', () => {
  const { memory } = stage()
  for (let entry = 0; entry < 200; entry += 1) memory.remember(String(entry), { offset: entry })
  memory.remember('0', { offset: 1_000 })
  expect(memory.placeOf('1')).toEqual({ offset: 1 })
  memory.remember('200', { offset: 200 })
  expect(memory.placeOf('1')).toEqual({})
  expect(memory.placeOf('0')).toEqual({ offset: 1_000 })
  expect(memory.placeOf('2')).toEqual({ offset: 2 })
})
