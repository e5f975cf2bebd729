import { expect, test } from 'vitest'
import { importCircles } from './importCircles.ts'
import { parseModule, readModules } from './sources.ts'

test('no modules import one another in a circle, not even types', () => {
  expect(importCircles(readModules('src', 'server', 'shops'))).toEqual([])
})

test('a circle is found', () => {
  const modules = [
    parseModule('src/lib/a.ts', `import { b } from './b.ts'; import { d } from './d.ts'`),
    parseModule('src/lib/b.ts', `import type { C } from './c.ts'`),
    parseModule('src/lib/c.ts', `export { a } from './a.ts'`),
    parseModule('src/lib/d.ts', `export const d = 1`),
    parseModule('src/lib/e.ts', `import { d } from './d.ts'; await import('./e.ts')`),
  ]
  expect(importCircles(modules)).toEqual([['src/lib/a.ts', 'src/lib/b.ts', 'src/lib/c.ts'], ['src/lib/e.ts']])
})
