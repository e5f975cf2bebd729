import { PRICE_CODE } from '#src/lib/url/listSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { languageWordsOf } from './languageWords.ts'
import { optionPhrases, phrasesOf, takeOptions, withSynonyms } from './optionWords.ts'
import type { SynonymGroups, Vocabulary } from './optionWords.ts'
import { findAmount, findOtherPrice, findPrice } from './pricePhrases.ts'
import type { FoundPrice } from './pricePhrases.ts'
import { tokensOf } from './searchTokens.ts'
import type { Stem } from './stemmers.ts'

/** The facts for reading a search. */
export type SearchLanguage = {
  /** The language of the messages: `it`, `pt-BR`. */
  readonly locale: string
  readonly intlLocale: string
  /** The currency of price filters; null if prices cannot be filtered. */
  readonly currency: string | null
  readonly vocabulary: Vocabulary
  readonly synonyms: SynonymGroups
  readonly stem: Stem
}

/** A search as a list: words to look for, and filters. */
export type SearchMeaning = {
  /** The words as an address holds them; they mean the same again. */
  readonly words: string
  readonly filters: ListFilters
  /** The words of the search that this reading does without. */
  readonly leftOut: readonly string[]
  /** It counts only if a product has all of its words. */
  readonly mustBeComplete?: boolean
}

/** Words in quotation marks are not read as options or prices. A mark after a number is one of inches. */
const QUOTED = /(?<!\p{N})["“”„«»]([^"“”„«»]*)["“”„«»]/gu

/** The words without the quotation marks, as the backend gets them. */
export const plainWords = (words: string): string =>
  words
    .replaceAll(QUOTED, ' $1 ')
    .replaceAll(/["“”„«»]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text that the backend searches for; null if there are no words. */
export function searchTextOf(words: string, { synonyms, stem }: Pick<SearchLanguage, 'synonyms' | 'stem'>) {
  const plain = plainWords(words)
  return plain === '' ? null : withSynonyms(plain, synonyms, stem)
}

/** The words of a text that say something by themselves, each once; a phrase with synonyms is one. */
export function tellingWords(
  text: string,
  { locale, synonyms, stem }: Pick<SearchLanguage, 'locale' | 'synonyms' | 'stem'>,
): readonly string[] {
  const said = new Set(languageWordsOf(locale)?.fillers)
  return phrasesOf(text, synonyms, stem).flatMap((phrase) => {
    const key = phrase.map(({ word }) => word).join(' ')
    if (said.has(key)) return []
    said.add(key)
    return [phrase.map(({ text: word }) => word).join(' ')]
  })
}

/**
 * The readings of a search, the closest first: names of options and prices are filters; if nothing matches them, they are
 * words like the others.
 */
export function meaningsOf(q: string, language: SearchLanguage): readonly [SearchMeaning, ...SearchMeaning[]] {
  const quoted = [...q.matchAll(QUOTED)].map(([whole]) => whole)
  const open = q.replaceAll(QUOTED, ' ')
  const price = findPrice(open, language)
  if (price) return meaningsWith(q, open, quoted, price, language)
  const without = meaningsWith(q, open, quoted, null, language)
  const amount = findAmount(open, language)
  const other = amount ? null : findOtherPrice(open, language)
  if (!amount && !other) return without
  // The amount may be in a name: a gift card of 50 euro.
  const complete = { ...without[0], mustBeComplete: true }
  if (amount) return [complete, ...meaningsWith(q, open, quoted, amount, language), ...without]
  const { rest = '', phrase = '' } = other ?? {}
  if (rest === '' && quoted.length === 0) return without
  const left = meaningsWith([rest, ...quoted].join(' ').trim(), rest, quoted, null, language)
  return [complete, ...left.map((meaning) => ({ ...meaning, leftOut: [phrase] })), ...without]
}

/** The readings of the words beside a price, or of words without one. */
function meaningsWith(
  q: string,
  open: string,
  quoted: readonly string[],
  price: FoundPrice | null,
  language: SearchLanguage,
): readonly [SearchMeaning, ...SearchMeaning[]] {
  const { vocabulary, synonyms, stem } = language
  const rest = price?.rest ?? open
  const { filters, rest: left } = takeOptions(tokensOf(rest), optionPhrases(vocabulary, synonyms, stem), language)
  const priced: ListFilters = price ? { [PRICE_CODE]: [price.token] } : {}
  const asTyped: SearchMeaning = { words: q, filters: {}, leftOut: [] }
  const hasOptions = Object.keys(filters).length > 0
  if (!hasOptions && !price) return [asTyped]
  const words = [...tellingWords(left.map(({ text }) => text).join(' '), language), ...quoted].join(' ')
  const own: SearchMeaning = { words, filters: { ...filters, ...priced }, leftOut: [] }
  const text = plainWords(`${rest} ${quoted.join(' ')}`)
  const asWords = text === '' ? '' : `"${text}"`
  return [
    own,
    ...(hasOptions ? [{ words: asWords, filters: priced, leftOut: [] }] : []),
    ...(price && asWords !== '' ? [{ words: asWords, filters: {}, leftOut: [price.phrase] }] : []),
  ]
}
