import { expect, test } from 'vitest'
import { orderNumberIn, plainText, postcodeForm, spellingsOfName } from '#src/lib/buyersWords.ts'

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
  ['Ordine n. 000000022', '000000022'],
  ['Order: #000000022', '000000022'],
  ['Ihre Bestellung Nr. 22', '22'],
  ['Commande 22', '22'],
  ['\u202a000000022\u202c', '000000022'],
  ['０００２２', '00022'],
  ['Bestell-Nr. 000000022', '000000022'],
  ['Order-No.: ０００２２', '00022'],
  ['Ordine:#000000022', '000000022'],
  ['Nr: 22', '22'],
  ['n.º22', '22'],
  ['(#000000022).', '000000022'],
  ['“000000022”', '000000022'],
  ['il mio ordine è 22,', '22'],
  ['0000\u00ad000\u206322', '000000022'],
  ['NL–000000022', 'NL-000000022'],
  ['#NL-000000022', 'NL-000000022'],
  ['#', ''],
])('the number of an order in %j is %j', (typed, number) => {
  expect(orderNumberIn(typed)).toBe(number)
})

// A pattern that can read a repetition in two ways would try 2 to the power of 2,000 of them.
test.each(['nr.', 'no.', 'n. ', 'abc: ', '#n', '...', '(“'])(
  'an order number that is %j many times is read at once',
  (part) => {
    const typed = `n${part.repeat(2_000)}x`
    expect(orderNumberIn(typed).endsWith('x')).toBe(true)
  },
)

test('a text is sent in composed Unicode and with single blanks', () => {
  expect(plainText('  De\u00a0 Rosse\u0301 \u200b')).toBe('De Rossé')
})

test('a postcode is written and asked in one form', () => {
  expect(postcodeForm(' sw1a\u00a0 1aa\u200b')).toBe('SW1A 1AA')
  expect(postcodeForm('２０１２１')).toBe('20121')
})

test.each([
  ['rossi', ['rossi', 'Rossi', 'ROSSI']],
  ['Rossi', ['Rossi', 'ROSSI', 'rossi']],
  ['ROSSI', ['ROSSI', 'Rossi', 'rossi']],
  [
    "d'angelo  de luca",
    [
      "d'angelo de luca",
      "D'Angelo De Luca",
      "D'ANGELO DE LUCA",
      'd’angelo de luca',
      'D’Angelo De Luca',
      'D’ANGELO DE LUCA',
    ],
  ],
  ['O’Neil', ['O’Neil', 'O’NEIL', 'o’neil', "O'Neil", "O'NEIL", "o'neil"]],
  ['müller-šimon', ['müller-šimon', 'Müller-Šimon', 'MÜLLER-ŠIMON']],
])('the last name %j may be spelt %j', (typed, spellings) => {
  expect(spellingsOfName(typed)).toEqual(spellings)
})
