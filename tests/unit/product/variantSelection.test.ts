import { describe, expect, test } from 'vitest'
import {
  availabilityOf,
  choiceOf,
  chosenVariant,
  matchingVariants,
  missingAxes,
} from '#src/features/product/variants/variantSelection.ts'
import { slugOf, withSlugs } from '#src/lib/url/optionSlugs.ts'

const glaze = {
  code: 'smalto',
  label: 'Smalto',
  values: withSlugs([
    { uid: 'p', label: 'Petrolio' },
    { uid: 's', label: 'Verde salvia' },
  ]),
}
const size = {
  code: 'misura',
  label: 'Misura',
  values: withSlugs([
    { uid: 'm', label: 'Media' },
    { uid: 'l', label: 'Grande' },
  ]),
}
const axes = [glaze, size]
const variants = [
  { optionUids: ['p', 'm'], inStock: true },
  { optionUids: ['p', 'l'], inStock: false },
  { optionUids: ['s', 'm'], inStock: true },
]

describe('slugs', () => {
  test.each([
    ['Verde salvia', 'verde-salvia'],
    ['Caffè & latte', 'caffe-latte'],
    ['38 ½', '38-½'],
    ['  ', ''],
    ['Ø 12 cm', 'ø-12-cm'],
  ])('%s → %s', (label, slug) => {
    expect(slugOf(label)).toBe(slug)
  })

  test('are unique within an axis, whatever the labels', () => {
    const labels = ['A+', 'A', '+', '−', 'A 2']
    const slugs = withSlugs(labels.map((label, index) => ({ uid: String(index), label }))).map(({ slug }) => slug)
    expect(slugs).toEqual(['a', 'a-2', 'option', 'option-2', 'a-2-2'])
  })
})

describe('the choice in the URL', () => {
  test('is read as far as the product knows it', () => {
    expect(choiceOf(axes, { smalto: 'verde-salvia', misura: 'gigante', utm_source: 'posta' })).toEqual({ smalto: 's' })
    expect(choiceOf(axes, {})).toEqual({})
  })

  test('an axis with one value is chosen by itself', () => {
    expect(choiceOf([glaze, { ...size, values: size.values.slice(0, 1) }], {})).toEqual({ misura: 'm' })
  })
})

describe('the variant', () => {
  test('is there once every axis is chosen', () => {
    expect(chosenVariant(axes, variants, { smalto: 'p' })).toBeNull()
    expect(chosenVariant(axes, variants, { smalto: 'p', misura: 'm' })).toBe(variants[0])
    expect(missingAxes(axes, { smalto: 'p' })).toEqual([size])
  })

  test('is not there where the combination is not made', () => {
    expect(chosenVariant(axes, variants, { smalto: 's', misura: 'l' })).toBeNull()
  })

  test('an open choice leaves several over', () => {
    expect(matchingVariants(variants, { smalto: 'p' })).toEqual([variants[0], variants[1]])
    expect(matchingVariants(variants, {})).toEqual(variants)
  })
})

describe('the target of a value', () => {
  test.each([
    [{}, 'misura', 'l', 'sold-out'],
    [{ smalto: 'p' }, 'misura', 'l', 'sold-out'],
    [{ smalto: 's' }, 'misura', 'l', 'absent'],
    [{ smalto: 's' }, 'misura', 'm', 'available'],
    // Its own axis does not restrict it: another glaze is one tap away.
    [{ smalto: 'p', misura: 'l' }, 'smalto', 's', 'absent'],
    [{ smalto: 'p', misura: 'm' }, 'smalto', 's', 'available'],
  ] as const)('with %o, %s %s is %s', (choice, code, uid, availability) => {
    expect(availabilityOf(variants, choice, code, uid)).toBe(availability)
  })
})
