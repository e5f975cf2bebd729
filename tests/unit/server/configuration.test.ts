import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { VARIABLES } from '#server/config.ts'

/** The variables in the first column of the document's tables. */
const documented = readFileSync('docs/configuration.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...(line.split(' | ')[0] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))

test('the document of the settings has every variable of the host once, and no other', () => {
  expect(new Set(documented)).toEqual(new Set(VARIABLES))
  expect(documented).toHaveLength(VARIABLES.length)
})
