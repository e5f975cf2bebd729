import { expect, test } from 'vitest'
import { orderNumberIn, plainText, spellingsOfName } from '#src/lib/buyersWords.ts'

test.each([
  ['000000022', '000000022'],
  ['#000000022', '000000022'],
  [' # 000 000 022 ', '000000022'],
  ['N. 000000022', '000000022'],
  ['n°000000022', '000000022'],
  ['Nr. #000000022', '000000022'],
  ['No 22', '22'],
  ['NL-000000022', 'NL-000000022'],
  ['№ 22', '22'],
  ['#', ''],
])('the number of an order in %j is %j', (typed, number) => {
  expect(orderNumberIn(typed)).toBe(number)
})

test('a text is sent in composed Unicode and with single blanks', () => {
  expect(plainText('  De\u00a0 Rosse\u0301 ')).toBe('De Rossé')
})

test.each([
  ['rossi', ['rossi', 'Rossi']],
  ['Rossi', ['Rossi']],
  ['ROSSI', ['ROSSI', 'Rossi']],
  ["d'angelo  de luca", ["d'angelo de luca", "D'Angelo De Luca"]],
  ['müller-šimon', ['müller-šimon', 'Müller-Šimon']],
])('the last name %j may be spelt %j', (typed, spellings) => {
  expect(spellingsOfName(typed)).toEqual(spellings)
})
