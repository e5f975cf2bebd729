import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedAmount } from '#src/lib/typedAmount.ts'

test.each([
  ['20', 20],
  ['19,90', 19.9],
  ['19.9', 19.9],
  ['€ 20', 20],
  ['40 €', 40],
  ['40€', 40],
  ['EUR 40', 40],
  ['20 euro', 20],
  ['20,-', 20],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1.200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1 200,50', 1200.5],
  ['1\u00a0200,50\u00a0€', 1200.5],
  ['1\u202f200 €', 1200],
  ['1’200.50 CHF', 1200.5],
  ["CHF 1'200.–", 1200],
  ['1.234.567', 1_234_567],
  ['0,500', 0.5],
  ['£1,000', 1000],
  ['Fr. 20', 20],
  ['20.', 20],
  ['２０', 20],
  ['0', 0],
  ['', null],
  ['  ', null],
  ['€', null],
  ['abc', null],
  ['-5', null],
  ['20-40', null],
  ['20 a 40', null],
  ['20 40', null],
  ['1.2.3', null],
  ['1,20,30', null],
  ['1e9', null],
  ['NaN', null],
  ['Infinity', null],
  ['99999999999', null],
])('"%s" is %s', (text, amount) => {
  expect(typedAmount(text)).toBe(amount)
})

test('an amount as any shop shows it is read back', () => {
  const currencies = [
    ['it-IT', 'EUR'],
    ['en-GB', 'GBP'],
    ['de-DE', 'EUR'],
    ['de-CH', 'CHF'],
    ['fr-FR', 'EUR'],
    ['es-ES', 'EUR'],
    ['en-US', 'USD'],
    ['pl-PL', 'PLN'],
    ['cs-CZ', 'CZK'],
  ] as const
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.constantFrom(...currencies),
      (cents, [locale, currency]) => {
        const amount = cents / 100
        expect(typedAmount(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount))).toBe(amount)
      },
    ),
  )
})
