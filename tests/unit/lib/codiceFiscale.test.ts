import { expect, test } from 'vitest'
import {
  codiceFiscaleOf,
  hasCodiceFiscaleCheckCharacter,
  isShapedAsCodiceFiscale,
} from '#src/lib/country-rules/codiceFiscale.ts'

// The published example, others computed by hand, one with letters for digits, a provisional one.
const RIGHT = ['RSSMRA85T10A562S', 'MRTMTT91D08F205J', 'RSSMRA85T10A56NH', '12345678903']

test.each(RIGHT)('%s is a tax code', (code) => {
  expect(isShapedAsCodiceFiscale(code)).toBe(true)
  expect(hasCodiceFiscaleCheckCharacter(code)).toBe(true)
})

test('one wrong character is found, wherever it is', () => {
  for (const code of RIGHT.slice(0, 2)) {
    for (let place = 0; place < code.length; place += 1) {
      const other =
        code[place] === 'A' ? 'B' : /\d/.test(code[place] ?? '') ? String((Number(code[place]) + 1) % 10) : 'A'
      const wrong = `${code.slice(0, place)}${other}${code.slice(place + 1)}`
      expect([wrong, isShapedAsCodiceFiscale(wrong) && hasCodiceFiscaleCheckCharacter(wrong)]).toEqual([wrong, false])
    }
  }
})

test.each(['', 'RSSMRA85T10A562', 'RSSMRA85Z10A562S', '1234567890', 'RSSMRA85T10A562SS'])(
  '%j has not its shape',
  (code) => {
    expect(isShapedAsCodiceFiscale(code)).toBe(false)
  },
)

test('it is typed in any letters and with spaces', () => {
  expect(codiceFiscaleOf(' rssmra 85t10 a562s ')).toBe('RSSMRA85T10A562S')
})
