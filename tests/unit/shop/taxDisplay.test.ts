import { describe, expect, test } from 'vitest'
import { shownAmount, taxDisplaysOf } from '#src/features/store/taxDisplay.ts'
import { hasValueAddedTax } from '#src/shop/countries/valueAddedTax.ts'

const settings = (catalogue: number | null, lines: number | null, sums: number | null) => ({ catalogue, lines, sums })

describe('the tax in shown prices', () => {
  test('is that of the backend, place by place', () => {
    expect(taxDisplaysOf(settings(2, 1, 3), {})).toEqual({
      catalogue: 'including',
      lines: 'excluding',
      sums: 'both',
    })
  })

  test('is that of the cart for the catalogue too where the backend does not tell it', () => {
    expect(taxDisplaysOf(settings(null, 1, 1), { taxDisplay: 'backend' }).catalogue).toBe('excluding')
  })

  test('is included in the catalogue where both prices are shown', () => {
    expect(taxDisplaysOf(settings(3, 3, 3), {})).toMatchObject({ catalogue: 'including', lines: 'both' })
  })

  test('is not claimed while the backend has told nothing', () => {
    expect(taxDisplaysOf(settings(null, null, null), {}).catalogue).toBeNull()
  })

  test('is overridden by the configuration of the store', () => {
    expect(taxDisplaysOf(settings(2, 2, 2), { taxDisplay: 'excluding' })).toEqual({
      catalogue: 'excluding',
      lines: 'excluding',
      sums: 'excluding',
    })
  })

  test.each([
    ['including', 122],
    ['excluding', 100],
    ['both', 122],
  ] as const)('%s: the amount is %i', (display, amount) => {
    expect(shownAmount(display, { including: 122, excluding: 100 })).toBe(amount)
  })

  test('is called value added tax in the European Union and the United Kingdom', () => {
    expect(['IT', 'DE', 'GB', 'US', 'CA'].map(hasValueAddedTax)).toEqual([true, true, true, false, false])
  })
})
