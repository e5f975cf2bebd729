import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_SHARED_LENGTH, readSharedCart, writeSharedCart } from '#src/lib/url/sharedCart.ts'

const part = fc
  .tuple(fc.nat(99), fc.nat(99), fc.integer({ min: 1, max: 9 }))
  .map(([option, selection, pieces]) => ({ uid: btoa(`bundle/${option}/${selection}/1`), value: String(pieces) }))
const line = fc.record({
  sku: fc.string({ minLength: 1, maxLength: 20, unit: 'binary' }),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  selectedOptions: fc.array(
    fc.nat(9999).map((id) => btoa(`configurable/93/${id}`)),
    { maxLength: 3 },
  ),
  enteredOptions: fc.array(part, { maxLength: 2 }),
})

test('a written cart can be read again, and an address carries it unchanged', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), (lines) => {
      const text = writeSharedCart(lines) ?? ''
      expect(text).toMatch(/^[\w.~;,:-]+$/)
      expect(new URL(`https://shop.test/cart/shared#${text}`).hash).toBe(`#${text}`)
      expect(decodeURIComponent(text)).toBe(text)
      expect(readSharedCart(text)).toEqual(lines)
    }),
  )
})

test('no text whatever brings it down, and nothing half is read', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }).map((text) => `1;${text}`),
      ),
      (text) => {
        const lines = readSharedCart(text)
        expect(lines === null || lines.every(({ sku, quantity }) => sku !== '' && quantity > 0)).toBe(true)
      },
    ),
  )
})

test('the shopper’s texts are not shared', () => {
  const enteredOptions = [
    { uid: btoa('custom-option/7'), value: 'Per Ada' },
    { uid: btoa('bundle/1/2/1'), value: '3' },
  ]
  const text = writeSharedCart([{ sku: 'PIASTRELLA', quantity: 1, selectedOptions: [], enteredOptions }])
  expect(readSharedCart(text ?? '')?.[0]?.enteredOptions).toEqual([{ uid: btoa('bundle/1/2/1'), value: '3' }])
  expect(text).not.toContain('Ada')
})

const CUP = { sku: 'TAZZA-01', quantity: 2, selectedOptions: [], enteredOptions: [] }

test('it is short', () => {
  expect(writeSharedCart([CUP, { ...CUP, sku: 'VASO', selectedOptions: ['Y29u'] }])).toBe('1;TAZZA-01,2;VASO,2,Y29u')
})

test('an empty cart and one that is too long have no link', () => {
  expect(writeSharedCart([])).toBeNull()
  expect(writeSharedCart(Array.from({ length: 101 }, () => CUP))).toBeNull()
  expect(writeSharedCart([{ ...CUP, sku: 'A'.repeat(MOST_SHARED_LENGTH) }])).toBeNull()
})

test.each([
  ['nothing', ''],
  ['another version', '2;TAZZA-01,2'],
  ['no line', '1'],
  ['cut after the SKU', '1;TAZZA-01'],
  ['cut inside a sign', '1;TAZZA~C3,1'],
  ['no pieces', '1;TAZZA-01,0'],
  ['fewer than none', '1;TAZZA-01,-2'],
  ['endless pieces', '1;TAZZA-01,1e9'],
  ['words where a part stands', `1;TAZZA-01,1,${btoa('custom-option/7').replaceAll('=', '~3D')}:Ada`],
  ['an empty option', '1;TAZZA-01,1,'],
  ['too many options', `1;TAZZA-01,1${',a'.repeat(51)}`],
  ['too long', `1;${'A'.repeat(MOST_SHARED_LENGTH)},1`],
])('no cart: %s', (_, text) => {
  expect(readSharedCart(text)).toBeNull()
})
