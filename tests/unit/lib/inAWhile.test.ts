import { expect, test } from 'vitest'
import { inAWhile } from '#src/lib/inAWhile.ts'

test.each([
  ['it-IT', 0, 'tra 1 secondo'],
  ['it-IT', 40, 'tra 40 secondi'],
  ['it-IT', 61, 'tra 2 minuti'],
  ['en-GB', 240, 'in 4 minutes'],
  ['de-DE', 3_600, 'in 60 Minuten'],
  ['en-GB', 5_401, 'in 2 hours'],
])('in %s %d seconds are "%s"', (locale, seconds, words) => {
  expect(inAWhile(locale, seconds)).toBe(words)
})
