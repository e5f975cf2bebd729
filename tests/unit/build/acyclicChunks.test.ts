import { expect, test } from 'vitest'
import { findCircle } from '../../../build/bundle/acyclicChunks.ts'

test('finds a circle of chunks that is reached over others', () => {
  const imports = new Map([
    ['entry', ['shell', 'page']],
    ['shell', []],
    ['page', ['cards']],
    ['cards', ['lists']],
    ['lists', ['shell', 'cards']],
  ])
  expect(findCircle(imports)).toEqual(['cards', 'lists', 'cards'])
})

test('chunks that share an import are no circle', () => {
  const imports = new Map([
    ['entry', ['a', 'b']],
    ['a', ['shared']],
    ['b', ['a', 'shared']],
    ['shared', ['external']],
  ])
  expect(findCircle(imports)).toBeNull()
})
