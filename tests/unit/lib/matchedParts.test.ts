import { expect, test } from 'vitest'
import { matchedParts } from '#src/lib/matchedParts.ts'

const marked = (text: string, query: string) =>
  matchedParts(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('')

test.for([
  ['Vaso Anfora', 'vas', '[Vas]o Anfora'],
  ['Trio di Vasi', 'vasi trio', '[Trio] di [Vasi]'],
  ['Tè del pomeriggio', 'te', '[Tè] del pomeriggio'],
  ['Caffè', 'CAFFÈ', '[Caffè]'],
  ['Portavaso', 'vaso', 'Portavaso'],
  ['Vaso', 'v vaso', '[Vaso]'],
  ['Vaso (grande)', '(.*)', 'Vaso (grande)'],
  ['Vaso', '', 'Vaso'],
])('%s, searched for by %s: %s', ([text, query, expected]) => {
  expect(marked(text!, query!)).toBe(expected)
})

test('an accent that is written apart counts as the letter’s own', () => {
  expect(marked('Te\u0300', 't\u00e8')).toBe('[T\u00e8]')
})
