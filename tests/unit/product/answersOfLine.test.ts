import { expect, test } from 'vitest'
import { chosenUids } from '#src/features/product/choices/choices.ts'
import type { Choice } from '#src/features/product/choices/choices.ts'
import { answersOfLine, variantOfLine } from '#src/pages/product-quick/answersOfLine.ts'

const question = (uid: string) => ({ uid, label: uid, isRequired: true })
const value = (uid: string, { isSoldOut = false, pieces = 1 } = {}) => ({
  uid,
  label: uid,
  price: null,
  quantity: { initial: pieces, isFree: true },
  isDefault: false,
  isSoldOut,
  sampleUrl: null,
})
const pick = (uid: string, kind: 'one' | 'many', ...values: readonly ReturnType<typeof value>[]): Choice => ({
  ...question(uid),
  kind,
  look: 'buttons',
  values,
})
const moment = (uid: string, precision: 'date' | 'date-time' | 'time'): Choice => ({
  ...question(uid),
  kind: 'moment',
  precision,
  price: null,
})
const WORDS: Choice = { ...question('words'), kind: 'text', isLong: false, maxCharacters: 0, price: null }

test('a line answers the questions that it was put together from, and chosen again it is the same', () => {
  const choices = [
    WORDS,
    moment('day', 'date'),
    moment('hour', 'time'),
    moment('both', 'date-time'),
    pick('hand', 'one', value('cursive'), value('capitals')),
    pick('extras', 'many', value('box'), value('card'), value('bow')),
    pick('plates', 'one', value('flat', { pieces: 2 }), value('deep')),
  ]
  const line = {
    selectedOptions: ['capitals', 'box', 'bow'],
    enteredOptions: [
      { uid: 'words', value: 'Ada' },
      { uid: 'day', value: '2027-01-15 00:00:00' },
      { uid: 'hour', value: '2000-01-01 09:30:00' },
      { uid: 'both', value: '2027-01-15 18:05:00' },
      { uid: 'flat', value: '3' },
    ],
  }
  const answers = answersOfLine(choices, line)
  expect(answers).toEqual({
    texts: { words: 'Ada', day: '2027-01-15', hour: '09:30', both: '2027-01-15T18:05' },
    picks: { hand: ['capitals'], extras: ['box', 'bow'], plates: ['flat'] },
    quantities: { flat: 3 },
  })
  expect(chosenUids(choices, answers)).toEqual(line)
})

test('sold-out options are not selected, and options that the product no longer has are dropped', () => {
  const answers = answersOfLine([pick('hand', 'one', value('cursive', { isSoldOut: true }))], {
    selectedOptions: ['cursive', 'gone'],
    enteredOptions: [{ uid: 'old', value: 'x' }],
  })
  expect(answers).toEqual({ texts: {}, picks: { hand: [] }, quantities: {} })
})

test('the variant of a line is named as in an address', () => {
  const values = ['Petrolio', 'Verde salvia'].map((label, index) => ({
    uid: `v${index}`,
    label,
    slug: label.toLowerCase().replace(' ', '-'),
  }))
  const axes = [{ code: 'smalto', label: 'Smalto', values }]
  expect(variantOfLine(axes, { selectedOptions: ['v1'], enteredOptions: [] })).toEqual({ smalto: 'verde-salvia' })
  expect(variantOfLine(axes, { selectedOptions: [], enteredOptions: [] })).toEqual({})
})
