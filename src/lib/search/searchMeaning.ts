import { PRICE_CODE } from '#src/lib/url/listSearch.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { languageWordsOf } from './languageWords.ts'
import { optionPhrases, takeOptions, withSynonyms } from './optionWords.ts'
import type { SynonymGroups, Vocabulary } from './optionWords.ts'
import { findPrice } from './pricePhrases.ts'
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

/** The words of a text that say something by themselves. */
export function tellingWords(text: string, locale: string): readonly string[] {
  const fillers = new Set(languageWordsOf(locale)?.fillers)
  return tokensOf(text).flatMap(({ text: word, word: key }) => (fillers.has(key) ? [] : [word]))
}

/**
 * The readings of a search, the closest first: names of options and prices are filters; if nothing matches them, they are
 * words like the others.
 */
export function meaningsOf(q: string, language: SearchLanguage): readonly [SearchMeaning, ...SearchMeaning[]] {
  const { locale, intlLocale, currency, vocabulary, synonyms, stem } = language
  const quoted = [...q.matchAll(QUOTED)].map(([whole]) => whole)
  const open = q.replaceAll(QUOTED, ' ')
  const price = currency === null ? null : findPrice(open, { locale, intlLocale, currency })
  const rest = price?.rest ?? open
  const { filters, rest: left } = takeOptions(tokensOf(rest), optionPhrases(vocabulary, synonyms, stem), language)
  const priced: ListFilters = price ? { [PRICE_CODE]: [price.token] } : {}
  const asTyped: SearchMeaning = { words: q, filters: {}, leftOut: [] }
  const hasOptions = Object.keys(filters).length > 0
  if (!hasOptions && !price) return [asTyped]
  const words = [...tellingWords(left.map(({ text }) => text).join(' '), locale), ...quoted].join(' ')
  const own: SearchMeaning = { words, filters: { ...filters, ...priced }, leftOut: [] }
  const text = plainWords(`${rest} ${quoted.join(' ')}`)
  const asWords = text === '' ? '' : `"${text}"`
  return [
    own,
    ...(hasOptions ? [{ words: asWords, filters: priced, leftOut: [] }] : []),
    ...(price && asWords !== '' ? [{ words: asWords, filters: {}, leftOut: [price.phrase] }] : []),
  ]
}
