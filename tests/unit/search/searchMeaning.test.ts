import { describe, expect, test } from 'vitest'
import { meaningsOf, plainWords, searchTextOf, tellingWords } from '#src/lib/search/searchMeaning.ts'
import { loadStemmer } from '#src/lib/search/stemmers.ts'

const VOCABULARY = [
  {
    code: 'smalto',
    options: [
      { value: '7', label: 'Cobalto' },
      { value: '6', label: 'Salvia' },
      { value: '5', label: 'Grigio perla' },
      { value: '4', label: 'Grigio' },
      { value: '3', label: 'Avorio' },
    ],
  },
  {
    code: 'materiale',
    label: 'Materiale',
    options: [
      { value: '11', label: 'Legno di faggio' },
      { value: '12', label: 'Lino' },
      { value: '13', label: 'Grigio' },
    ],
  },
  {
    code: 'taglia',
    label: 'Taglia del grembiule',
    options: [
      { value: '21', label: 'S' },
      { value: '23', label: 'L' },
      { value: '24', label: '42' },
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
    ['tazza blu scuro', 'tazza', { smalto: ['cobalto-7'] }],
    ['tazza blu-avorio', 'tazza', { smalto: ['cobalto-7', 'avorio-3'] }],
    ['tazza bluavorio', 'tazza', { smalto: ['cobalto-7', 'avorio-3'] }],
    ['tazza avorio-lino', 'tazza avorio-lino', {}],
    ['tazza scura', 'tazza scura', {}],
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
    ['tazza di colore blu', 'tazza', { smalto: ['cobalto-7'] }],
    ['taglia piccola', '', { taglia: ['piccola-22'] }],
    ['colore', 'colore', {}],
    ['tazza non blu', 'tazza non blu', {}],
    ['tazza senza cobalto salvia', 'tazza senza cobalto', { smalto: ['salvia-6'] }],
    ['tazza grigio-perla', 'tazza', { smalto: ['grigio-perla-5'] }],
    ["tovaglia d'avorio", 'tovaglia', { smalto: ['avorio-3'] }],
    ['tovaglia d’Avorio', 'tovaglia', { smalto: ['avorio-3'] }],
    ["l'uovo", "l'uovo", {}],
    ['tazza «blu» salvia', 'tazza «blu»', { smalto: ['salvia-6'] }],
    ['grembiule taglia L', 'grembiule', { taglia: ['l-23'] }],
    ['grembiule tg. l', 'grembiule', { taglia: ['l-23'] }],
    ['grembiule taglia:L', 'grembiule', { taglia: ['l-23'] }],
    ['grembiule L taglia', 'grembiule', { taglia: ['l-23'] }],
    ['grembiule numero 42', 'grembiule', { taglia: ['42-24'] }],
    ['grembiule n° 42', 'grembiule', { taglia: ['42-24'] }],
    ['grembiule taglia del grembiule L', 'grembiule', { taglia: ['l-23'] }],
    ['taglia L colore blu', '', { taglia: ['l-23'], smalto: ['cobalto-7'] }],
    ['vassoio materiale grigio', 'vassoio', { materiale: ['grigio-13'] }],
    ['vassoio grigio', 'vassoio', { smalto: ['grigio-4'] }],
    ['brocca 1 l', 'brocca 1 l', {}],
    ['vaso 42 cm', 'vaso 42 cm', {}],
    ['taglia 50', 'taglia 50', {}],
    ['tazza blu sotto i cinquanta euro', 'tazza', { smalto: ['cobalto-7'], price: ['-50'] }],
    ['tazza salvia oppure blu', 'tazza', { smalto: ['salvia-6', 'cobalto-7'] }],
    ['tazza non salvia ma blu', 'tazza non salvia', { smalto: ['cobalto-7'] }],
    ['tovaglia 3x2 l', 'tovaglia 3x2 l', {}],
    ['tovaglia 1,5×2,5 l salvia', 'tovaglia 1,5×2,5 l', { smalto: ['salvia-6'] }],
    ['brocca 1-2 l', 'brocca 1-2 l', {}],
    ['tazza salvia/blu', 'tazza', { smalto: ['salvia-6', 'cobalto-7'] }],
    ['grembiule S/L', 'grembiule', { taglia: ['s-21', 'l-23'] }],
    ['tazza senza salvia o cobalto', 'tazza senza salvia o cobalto', {}],
    ['tazza né salvia né blu', 'tazza né salvia né blu', {}],
    ['tazza tranne salvia, in avorio', 'tazza tranne salvia,', { smalto: ['avorio-3'] }],
    ['piatto 12" salvia 10"', 'piatto 12" 10"', { smalto: ['salvia-6'] }],
    ['"piatto 12" salvia', '"piatto 12"', { smalto: ['salvia-6'] }],
    ['grembiule L 30/50 euro', 'grembiule', { taglia: ['l-23'], price: ['30-50'] }],
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

  test('a price that cannot be filtered is left out, unless a piece has its words', () => {
    expect(meaningsOf('tazza sotto 40 euro', { ...italian, currency: null })).toEqual([
      { words: 'tazza sotto 40 euro', filters: {}, leftOut: [], mustBeComplete: true },
      { words: 'tazza', filters: {}, leftOut: ['sotto 40 euro'] },
      { words: 'tazza sotto 40 euro', filters: {}, leftOut: [] },
    ])
    expect(meaningsOf('tazza blu sotto 40 sterline', italian)[1]).toEqual({
      words: 'tazza',
      filters: { smalto: ['cobalto-7'] },
      leftOut: ['sotto 40 sterline'],
    })
    expect(meaningsOf('40 dollari', italian)).toEqual([{ words: '40 dollari', filters: {}, leftOut: [] }])
  })

  test('an amount alone is the highest price, unless a piece has it in its words', () => {
    expect(meaningsOf('tazza blu 15 euro', italian)).toEqual([
      { words: 'tazza 15 euro', filters: { smalto: ['cobalto-7'] }, leftOut: [], mustBeComplete: true },
      { words: 'tazza', filters: { smalto: ['cobalto-7'], price: ['-15'] }, leftOut: [] },
      { words: '"tazza blu"', filters: { price: ['-15'] }, leftOut: [] },
      { words: '"tazza blu"', filters: {}, leftOut: ['15 euro'] },
      { words: 'tazza 15 euro', filters: { smalto: ['cobalto-7'] }, leftOut: [] },
      { words: '"tazza blu 15 euro"', filters: {}, leftOut: [] },
    ])
  })

  test('a word that is said twice counts once', () => {
    expect(tellingWords('vaso bello, Bello e BELLO', italian)).toEqual(['vaso', 'bello,'])
  })
})

test('the backend gets the words without quotation marks, with their synonyms', () => {
  expect(plainWords('tazza «blu» "grande”')).toBe('tazza blu grande')
  expect(searchTextOf('mug', italian)).toBe('mug tazza')
  expect(searchTextOf('tazze grandi', italian)).toBe('tazze grandi mug')
  expect(searchTextOf('vaso', italian)).toBe('vaso')
  const gifts = { ...italian, synonyms: [['buono regalo', 'gift card', 'voucher']] }
  expect(searchTextOf('gift card blu', gifts)).toBe('gift card blu buono regalo voucher')
  expect(searchTextOf('voucher', gifts)).toBe('voucher')
  expect(tellingWords('gift card di carta', gifts)).toEqual(['gift card', 'carta'])
  expect(searchTextOf('""', italian)).toBeNull()
})

test.each([
  ['en', 'snow-white', 'Snow white', 'snow-white'],
  ['en', 'off white', 'Off-White', 'off-white'],
  ['de', 'moosgruene', 'Moosgrün', 'moosgrun'],
  ['en', 'size L', 'L', 'l'],
  ['en', 'L size', 'L', 'l'],
  ['en', 'size: 10', '10', '10'],
  ['en', 'extra large size', 'Extra large', 'extra-large'],
  ['de', 'Größe L', 'L', 'l'],
  ['de', 'in der Groesse L', 'L', 'l'],
  ['de', 'Gr. L', 'L', 'l'],
  ['de', 'Nummer 42', '42', '42'],
  ['fr', 'taille L', 'L', 'l'],
  ['fr', 'pointure 42', '42', '42'],
  ['es', 'talla L', 'L', 'l'],
  ['de', 'Farbe Moosgrün', 'Moosgruen', 'moosgruen'],
  ['fr', 'd’or', 'Or', 'or'],
])('%s: “%s” is the option “%s”', async (locale, q, label, slug) => {
  const stem = await loadStemmer(locale)
  const vocabulary = [{ code: 'a', options: [{ value: '1', label }] }]
  const [{ words, filters }] = meaningsOf(q, { ...italian, locale, stem, synonyms: [], vocabulary })
  expect({ words, filters }).toEqual({ words: '', filters: { a: [`${slug}-1`] } })
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
