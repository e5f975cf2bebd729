import { expect, test } from 'vitest'
import { displayName } from '#src/lib/displayName.ts'

test.each([
  ['region', 'IT', 'Italia'],
  ['region', 'ZZ', 'Regione sconosciuta'],
  ['region', '', ''],
  ['region', 'Italia', 'Italia'],
  ['region', ' ', ' '],
  ['currency', 'EUR', 'euro'],
  ['currency', '€', '€'],
] as const)('%s %j is named %j', (type, code, name) => {
  expect(displayName('it-IT', type, code)).toBe(name)
})
