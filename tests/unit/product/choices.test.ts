import { describe, expect, test } from 'vitest'
import {
  bundleBase,
  chosenUids,
  initialAnswers,
  magentoMomentOf,
  pieceAddition,
  priceWithChoices,
  stillToAdd,
  problemOf,
} from '#src/features/product/choices/choices.ts'
import type {
  Answers,
  ChoiceValue,
  MomentChoice,
  PickChoice,
  TextChoice,
} from '#src/features/product/choices/choices.ts'

const value = (uid: string, more: Partial<ChoiceValue> = {}): ChoiceValue => ({
  uid,
  label: uid,
  price: null,
  quantity: { initial: 1, isFree: false },
  isDefault: false,
  isSoldOut: false,
  sampleUrl: null,
  ...more,
})
const pick = (uid: string, values: readonly ChoiceValue[], more: Partial<PickChoice> = {}): PickChoice => ({
  uid,
  label: uid,
  isRequired: true,
  kind: 'one',
  look: 'buttons',
  values,
  ...more,
})
const words: TextChoice = {
  uid: 'words',
  label: 'Dedica',
  isRequired: true,
  kind: 'text',
  isLong: false,
  maxCharacters: 5,
  price: { kind: 'fixed', amount: 5 },
}
const day: MomentChoice = {
  uid: 'day',
  label: 'Giorno',
  isRequired: false,
  kind: 'moment',
  precision: 'date',
  price: null,
}
const answers = (more: Partial<Answers>): Answers => ({ texts: {}, picks: {}, quantities: {}, ...more })

describe('preset values', () => {
  test('the merchant’s own choice, as far as it can be had', () => {
    const plates = pick('plates', [value('sold', { isDefault: true, isSoldOut: true }), value('a'), value('b')])
    const bowls = pick('bowls', [value('c'), value('d', { isDefault: true })])
    expect(initialAnswers([plates, bowls]).picks).toEqual({ plates: [], bowls: ['d'] })
  })

  test('the only value of a required option, and of no other', () => {
    const needed = pick('needed', [value('a')])
    const free = pick('free', [value('b')], { isRequired: false })
    expect(initialAnswers([needed, free]).picks).toEqual({ needed: ['a'], free: [] })
  })
})

describe('errors', () => {
  test('a required answer that is missing, or only spaces', () => {
    expect(problemOf(words, answers({}))).toBe('missing')
    expect(problemOf(words, answers({ texts: { words: '  ' } }))).toBe('missing')
    expect(problemOf(pick('one', [value('a')]), answers({}))).toBe('missing')
    expect(problemOf(day, answers({}))).toBeNull()
  })

  test('words that are too long, counted as Magento counts', () => {
    expect(problemOf(words, answers({ texts: { words: '🌊🌊🌊🌊🌊' } }))).toBeNull()
    expect(problemOf(words, answers({ texts: { words: 'seisei' } }))).toBe('too-long')
  })

  test('a file that has to be handed in', () => {
    const file = { uid: 'file', label: 'File', isRequired: true, kind: 'unsupported' } as const
    expect(problemOf(file, answers({}))).toBe('unsupported')
    expect(problemOf({ ...file, isRequired: false }, answers({}))).toBeNull()
  })
})

test.each([
  ['2027-01-15', '2027-01-15 00:00:00'],
  ['2027-01-15T09:30', '2027-01-15 09:30:00'],
  ['09:30', '2000-01-01 09:30:00'],
  ['09:30:15', '2000-01-01 09:30:15'],
])('the date and time %s is sent to Magento as %s', (typed, told) => {
  expect(magentoMomentOf(typed)).toBe(told)
})

test('the cart gets selected values, typed texts, and quantities that differ from the merchant’s', () => {
  const mugs = pick('mugs', [value('mug', { quantity: { initial: 4, isFree: true } })])
  const extras = pick('extras', [value('a'), value('b'), value('c')], { kind: 'many' })
  const given = answers({
    texts: { words: ' Ada ', day: '2027-01-15' },
    picks: { mugs: ['mug'], extras: ['c', 'a'] },
    quantities: { mug: 6 },
  })
  expect(chosenUids([mugs, extras, words, day], given)).toEqual({
    selectedOptions: ['a', 'c'],
    enteredOptions: [
      { uid: 'words', value: 'Ada' },
      { uid: 'day', value: '2027-01-15 00:00:00' },
      { uid: 'mug', value: '6' },
    ],
  })
})

test('the price with choices adds amounts and percents, as many times as there are pieces', () => {
  const gold = pick('gold', [value('edge', { price: { kind: 'percent', amount: 25 } })])
  const mugs = pick('mugs', [
    value('mug', { price: { kind: 'fixed', amount: 3 }, quantity: { initial: 2, isFree: true } }),
  ])
  const given = answers({ texts: { words: 'Ada' }, picks: { gold: ['edge'], mugs: ['mug'] }, quantities: { mug: 4 } })
  expect(priceWithChoices([words, gold, mugs, day], given, 40)).toBe(40 + 5 + 10 + 12)
  expect(priceWithChoices([words, gold], answers({}), 40)).toBe(40)
})

test('required questions without an answer add their least price, with a mark if other answers are dearer', () => {
  const link = (uid: string, amount: number) => value(uid, { price: { kind: 'fixed', amount } })
  const soldOut = { ...link('gone', 1), isSoldOut: true }
  const links = { ...pick('links', [link('it', 1.9), link('en', 2.5), soldOut]), isRequired: true }
  expect(stillToAdd([links], answers({}), 2)).toEqual({ least: 1.9, isFrom: true })
  expect(stillToAdd([links], answers({ picks: { links: ['en'] } }), 2)).toEqual({ least: 0, isFrom: false })
  expect(stillToAdd([{ ...links, isRequired: false }], answers({}), 2)).toEqual({ least: 0, isFrom: false })
  expect(stillToAdd([{ ...links, values: [link('it', 1.9)] }], answers({}), 2)).toEqual({ least: 1.9, isFrom: false })
  const engraved = { ...words, isRequired: true, price: { kind: 'percent', amount: 10 } } as const
  expect(stillToAdd([engraved, links], answers({}), 20)).toEqual({ least: 3.9, isFrom: true })
})

describe('the price of a bundle without its parts', () => {
  const cups = pick('cups', [
    value('red', { price: { kind: 'fixed', amount: 4 }, quantity: { initial: 2, isFree: false } }),
    value('blue', { price: { kind: 'fixed', amount: 9 } }),
  ])
  const tray = pick('tray', [value('tray', { price: { kind: 'fixed', amount: 20 } })], { isRequired: false })

  test('is the least it costs less the cheapest parts it needs', () => {
    expect(bundleBase([cups, tray], 58)).toBe(50)
  })

  test('leaves out sold-out values', () => {
    const soldOut = pick('cups', [value('free', { isSoldOut: true }), ...cups.values])
    expect(bundleBase([soldOut], 58)).toBe(50)
  })

  test('is not told where the cheapest part costs percent of it', () => {
    expect(bundleBase([pick('cups', [value('a', { price: { kind: 'percent', amount: 10 } })])], 55)).toBeNull()
  })
})

describe('the tier of a bundle', () => {
  const tiers = [
    { quantity: 3, percentOff: 12.5 },
    { quantity: 5, percentOff: 5 },
  ]
  const chosen = answers({ picks: { part: ['cups'] } })
  const sums = (billsPieces: boolean, amount: number) => {
    const parts = [
      pick('part', [
        value('cups', {
          price: { kind: 'fixed', amount },
          quantity: { initial: 2, isFree: true },
          productTiers: { tiers, billsPieces },
        }),
      ]),
    ]
    return [2, 3, 7].map((products) => priceWithChoices(parts, chosen, 0, products))
  }

  test('is taken off each piece of a part where pieces are billed', () => {
    expect(sums(true, 10.01)).toEqual([20.02, 17.52, 17.52])
  })

  test('is taken off the sum where the bundle has a price of its own', () => {
    expect(sums(false, 10.03)).toEqual([20.06, 17.55, 17.55])
  })

  test('is taken off a lower price of the part', () => {
    const cup = value('cup', {
      price: { kind: 'fixed', amount: 27 },
      tiers: [{ quantity: 3, amount: 20 }],
      productTiers: { tiers, billsPieces: true },
    })
    expect(pieceAddition(cup, { pieces: 1, products: 3 })).toEqual({ kind: 'fixed', amount: 17.5 })
  })

  test('does not count twice in a percentage of the reduced price', () => {
    const part = value('part', { price: { kind: 'percent', amount: 10 }, productTiers: { tiers, billsPieces: false } })
    expect(priceWithChoices([pick('part', [part])], answers({ picks: { part: ['part'] } }), 87.5, 3)).toBe(96.25)
  })
})

test('a part that reaches a tier is billed at it, by the pieces in all products', () => {
  const tiers = [
    { quantity: 3, amount: 9.99 },
    { quantity: 6, amount: 8 },
  ]
  const cups = (initial: number) =>
    value('cups', { price: { kind: 'fixed', amount: 27 }, tiers, quantity: { initial, isFree: true } })
  expect([1, 3, 7].map((pieces) => pieceAddition(cups(1), { pieces, products: 1 }))).toEqual(
    [27, 9.99, 8].map((amount) => ({ kind: 'fixed', amount })),
  )
  const chosen = answers({ picks: { part: ['cups'] } })
  expect(priceWithChoices([pick('part', [cups(1)])], chosen, 0)).toBe(27)
  expect(priceWithChoices([pick('part', [cups(3)])], chosen, 0)).toBeCloseTo(29.97)
  expect(priceWithChoices([pick('part', [cups(3)])], chosen, 0, 2)).toBeCloseTo(24)
  expect(stillToAdd([pick('part', [cups(3)])], answers({}), 0, 2)).toEqual({ least: 24, isFrom: false })
  // A special price below the tier stays.
  expect(
    pieceAddition(value('sale', { price: { kind: 'fixed', amount: 7 }, tiers }), { pieces: 3, products: 1 })?.amount,
  ).toBe(7)
})
