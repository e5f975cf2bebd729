import { expect, test } from 'vitest'
import { formatMoney, formatMoneyRange } from '#src/ui/feedback/money.ts'

const euros = (value: number) => ({ value, currency: 'EUR' })

test('money is written the way of the locale', () => {
  expect(formatMoney(euros(1234.5), 'it-IT')).toBe('1234,50\u00a0€')
  expect(formatMoney(euros(12345.6), 'it-IT')).toBe('12.345,60\u00a0€')
  expect(formatMoney(euros(1234.5), 'en-GB')).toBe('€1,234.50')
  expect(formatMoney({ value: 500, currency: 'JPY' }, 'en-GB')).toBe('JP¥500')
})

test('a currency that is no code is written after the amount', () => {
  expect(formatMoney({ value: 1234.5, currency: 'EURO' }, 'it-IT')).toBe('1234,50 EURO')
  expect(formatMoney({ value: 5, currency: '' }, 'en-GB')).toBe('5.00')
})

test('a range has two ends, and is one price when both ends are equal', () => {
  expect(formatMoneyRange(euros(24), euros(48), 'en-GB')).toBe('€24.00 – €48.00')
  expect(formatMoneyRange(euros(24), euros(24), 'it-IT')).toBe('24,00\u00a0€')
})
