import { describe, expect, test } from 'vitest'
import { meaningsOf, plainWords, searchTextOf } from '#src/lib/search/searchMeaning.ts'
import { loadStemmer } from '#src/lib/search/stemmers.ts'

const VOCABULARY = [
  {
    code: 'smalto',
    options: [
      { value: '7', label: 'Cobalto' },
      { value: '6', label: 'Salvia' },
      { value: '5', label: 'Grigio perla' },
      { value: '4', label: 'Grigio' },
    ],
  },
  {
    code: 'materiale',
    options: [
      { value: '11', label: 'Legno di faggio' },
      { value: '12', label: 'Lino' },
      { value: '13', label: 'Grigio' },
    ],
  },
  {
    code: 'taglia',
    options: [
      { value: '21', label: 'S' },
      { value: '22', label: 'Piccola' },
    ],
  },
]

const SYNONYMS = [
  ['tazza', 'mug'],
  ['blu', 'cobalto', 'blu notte'],
]

const italian = {
  locale: 'it',
  intlLocale: 'it-IT',
  currency: 'EUR',
  vocabulary: VOCABULARY,
  synonyms: SYNONYMS,
  stem: await loadStemmer('it'),
}

describe('a search', () => {
  test.each<[string, string, object]>([
    ['tazza', 'tazza', {}],
    ['tazza cobalto', 'tazza', { smalto: ['cobalto-7'] }],
    ['TAZZA COBÀLTO', 'TAZZA', { smalto: ['cobalto-7'] }],
    ['tazza blu', 'tazza', { smalto: ['cobalto-7'] }],
    ['tazza blu notte', 'tazza', { smalto: ['cobalto-7'] }],
    ['tazze piccole', 'tazze', { taglia: ['piccola-22'] }],
    ['tazza in blu', 'tazza', { smalto: ['cobalto-7'] }],
    ['blu', '', { smalto: ['cobalto-7'] }],
    ['blu o salvia', '', { smalto: ['cobalto-7', 'salvia-6'] }],
    ['grigio perla', '', { smalto: ['grigio-perla-5'] }],
    ['grigio', '', { smalto: ['grigio-4'] }],
    ['cucchiaio legno di faggio', 'cucchiaio', { materiale: ['legno-di-faggio-11'] }],
    ['legno', 'legno', {}],
    ["maglia men's", "maglia men's", {}],
    ['maglia S', 'maglia', { taglia: ['s-21'] }],
    ['regalo sotto 40 euro', 'regalo', { price: ['-40'] }],
    ['tazza blu sotto i 40 €', 'tazza', { smalto: ['cobalto-7'], price: ['-40'] }],
    ['"tazza blu"', '"tazza blu"', {}],
    ['tazza «blu» salvia', 'tazza «blu»', { smalto: ['salvia-6'] }],
  ])('"%s" looks for "%s" with filters', (q, words, filters) => {
    expect(meaningsOf(q, italian)[0]).toEqual({ words, filters, leftOut: [] })
  })

  test('without a match its options are words, then its price is left out', () => {
    expect(meaningsOf('tazza blu sotto 40 euro', italian).slice(1)).toEqual([
      { words: '"tazza blu"', filters: { price: ['-40'] }, leftOut: [] },
      { words: '"tazza blu"', filters: {}, leftOut: ['sotto 40 euro'] },
    ])
  })

  test('a reading means the same when its address is read again', () => {
    for (const { words } of meaningsOf('tazza blu sotto 40 euro', italian)) {
      expect(meaningsOf(words, italian)[0]).toEqual({ words, filters: {}, leftOut: [] })
    }
  })

  test('prices stay words where they cannot be filtered', () => {
    expect(meaningsOf('tazza sotto 40 euro', { ...italian, currency: null })).toEqual([
      { words: 'tazza sotto 40 euro', filters: {}, leftOut: [] },
    ])
  })
})

test('the backend gets the words without quotation marks, with their synonyms', () => {
  expect(plainWords('tazza «blu» "grande”')).toBe('tazza blu grande')
  expect(searchTextOf('mug', italian)).toBe('mug tazza')
  expect(searchTextOf('tazze grandi', italian)).toBe('tazze grandi mug')
  expect(searchTextOf('vaso', italian)).toBe('vaso')
  expect(searchTextOf('""', italian)).toBeNull()
})

test.each([
  ['en', 'blue mugs', 'Blue mug'],
  ['de', 'Blaue Tassen', 'blaue Tasse'],
  ['fr', 'tasses bleues', 'tasse bleue'],
  ['es', 'tazas azules', 'taza azul'],
])('%s: plurals are the same words', async (locale, many, one) => {
  const stem = await loadStemmer(locale)
  const language = {
    ...italian,
    locale,
    stem,
    synonyms: [],
    vocabulary: [{ code: 'a', options: [{ value: '1', label: one }] }],
  }
  expect(meaningsOf(many, language)[0].filters).toEqual({ a: [`${one.toLowerCase().replace(' ', '-')}-1`] })
})
