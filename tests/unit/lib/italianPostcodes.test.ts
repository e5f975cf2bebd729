import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ITALIAN_PROVINCES } from '#server/commerce/modules/directory/countries/italianProvinces.ts'
import { provincesOfPostcode } from '#src/lib/country-rules/italianPostcodes.ts'
import { hasPartitaIvaCheckDigit } from '#src/lib/country-rules/partitaIva.ts'

describe('postcodes', () => {
  test.each([
    ['50123', ['FI']],
    ['20121', ['MI']],
    ['20900', ['MB']],
    ['33100', ['PN', 'UD']],
    ['47921', ['RN']],
    ['5012', []],
    ['501234', []],
    ['99999', []],
  ])('%s may be in %j', (postcode, provinces) => {
    expect(provincesOfPostcode(postcode)).toEqual(provinces)
  })

  test('name every Italian province, and nothing that is none', () => {
    const named = new Set(
      Array.from({ length: 1000 }, (_, prefix) => provincesOfPostcode(`${String(prefix).padStart(3, '0')}00`)).flat(),
    )
    expect([...named].toSorted()).toEqual(ITALIAN_PROVINCES.map(({ code }) => code).toSorted())
  })
})

describe('the check digit of a VAT number', () => {
  const withCheckDigit = (ten: string) =>
    Array.from({ length: 10 }, (_, digit) => `${ten}${digit}`).filter(hasPartitaIvaCheckDigit)

  test('is one of ten', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), (ten) => {
        expect(withCheckDigit(ten)).toHaveLength(1)
      }),
    )
  })

  test('tells every single mistyped digit', () => {
    const place = fc.nat(10)
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), place, fc.integer({ min: 1, max: 9 }), (ten, at, shift) => {
        const [right = ''] = withCheckDigit(ten)
        const wrong = Array.from(right, (digit, index) => (index === at ? (Number(digit) + shift) % 10 : digit)).join(
          '',
        )
        expect(hasPartitaIvaCheckDigit(wrong)).toBe(false)
      }),
    )
  })
})
