import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountText, decimalsOf, exactAmount, isSameAmount } from '#src/shop/amountText.ts'

const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'))

test('an amount has the decimals of its currency, and is the same amount again when it is read', () => {
  fc.assert(
    fc.property(currencies, fc.integer({ min: -1e11, max: 1e11 }), (currency, units) => {
      const decimals = decimalsOf(currency)
      const value = units / 10 ** decimals
      const text = amountText(value, currency)
      expect(text.split('.')[1]?.length ?? 0).toBe(decimals)
      expect(Number(text)).toBe(value)
      expect(isSameAmount(Number(text), value, currency)).toBe(true)
    }),
  )
})

test.each([
  ['EUR', 1000.5, '1000.50'],
  ['JPY', 1000, '1000'],
  ['KWD', 1000.125, '1000.125'],
])('in %s', (currency, value, text) => {
  expect(amountText(value, currency)).toBe(text)
})

test('two amounts are other ones as soon as they differ by a coin, or by a hundredth', () => {
  fc.assert(
    fc.property(currencies, fc.integer({ min: 0, max: 1e8 }), (currency, units) => {
      const step = 10 ** -Math.max(2, decimalsOf(currency))
      expect(isSameAmount(units * step, (units + 1) * step, currency)).toBe(false)
    }),
  )
})

test('a sum loses its dust and no decimal of Magento', () => {
  expect(exactAmount(0.1 + 0.2)).toBe(0.3)
  expect(exactAmount(1.2345)).toBe(1.2345)
})
