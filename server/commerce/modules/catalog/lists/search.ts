import { distance } from 'fastest-levenshtein'
import { allRows, oneRow } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { foldedWords, stemOf, wordsOf } from './searchWords.ts'
import { withoutStopWords } from './stopWords.ts'

/** Rows of one store view in the full-text index: row id = store id × this + product id. */
export const SEARCH_ROWS_PER_STORE = 1_000_000_000

/** A product that a search found; better matches have higher scores. */
export type SearchHit = { readonly productId: number; readonly score: number }

/** Words of the name count most, then the SKU; a word as typed counts more than one with another ending. */
const WEIGHTS = '10.0, 5.0, 1.0, 6.0, 0.5'

const storeRows = ({ store }: CommerceContext) => ({
  first: store.id * SEARCH_ROWS_PER_STORE,
  last: (store.id + 1) * SEARCH_ROWS_PER_STORE - 1,
})

function isFound(context: CommerceContext, match: string): boolean {
  const { first, last } = storeRows(context)
  return (
    oneRow(
      context.db,
      'SELECT 1 FROM product_search WHERE product_search MATCH :match AND rowid BETWEEN :first AND :last LIMIT 1',
      { match, first, last },
    ) !== undefined
  )
}

/**
 * A word in any of its forms, or one of its synonyms; the last one may be a prefix. FTS5 receives quoted strings, so
 * input is never parsed as syntax.
 */
function formsOf(context: CommerceContext, word: string, isLast: boolean): string {
  const { locale } = context.store
  const synonyms = synonymsOf(context, word).flatMap((phrase) => {
    const stems = phrase.map((each) => stemOf(each, locale)).join(' ')
    return [`"${phrase.join(' ')}"`, `{name_stems body_stems} : "${stems}"`]
  })
  const own = [`"${word}"${isLast ? '*' : ''}`, `{name_stems body_stems} : "${stemOf(word, locale)}"`]
  return `(${[...own, ...synonyms].join(' OR ')})`
}

/** The other phrases of the groups that contain a word in any form, as folded words. */
function synonymsOf({ synonyms, store }: CommerceContext, word: string): readonly (readonly string[])[] {
  const language = store.locale.slice(0, 2)
  const groups = synonyms[store.locale.replace('_', '-')] ?? synonyms[language] ?? []
  const stem = stemOf(word, store.locale)
  return groups.flatMap((group) => {
    const phrases = group.map(foldedWords)
    const isIt = ([first, ...others]: readonly string[]) =>
      first !== undefined && others.length === 0 && stemOf(first, store.locale) === stem
    return phrases.some(isIt) ? phrases.filter((phrase) => phrase.length > 0 && !isIt(phrase)) : []
  })
}

/** All the words. */
function expressionOf(context: CommerceContext, words: readonly string[]): string {
  return words.map((word, index) => formsOf(context, word, index === words.length - 1)).join(' AND ')
}

/**
 * The results of a search: products with all its words, in any form. If no product matches, misspellings are corrected.
 * If again no product matches, products with the largest number of the words are returned.
 */
export function searchHits(context: CommerceContext, search: string): readonly SearchHit[] {
  const words = wordsOf(search)
  const match = matchOf(context, words)
  if (match === null) return []
  // Half of the catalogue matches single letters, so their scores mean nothing.
  const score = words.some((word) => word.length > 1) ? `-bm25(product_search, ${WEIGHTS})` : '0.0'
  const { first, last } = storeRows(context)
  return allRows<{ id: number; score: number }>(
    context.db,
    `SELECT rowid - CAST(:first AS INTEGER) AS id, ${score} AS score
     FROM product_search WHERE product_search MATCH :match AND rowid BETWEEN :first AND :last`,
    { match, first, last },
  ).map((row) => ({ productId: row.id, score: row.score }))
}

/**
 * The only word of a search, if it is one letter: half of the catalogue has such a word, so products are not scored.
 * Null for other searches, and for a letter with synonyms.
 */
export function onlyLetterOf(context: CommerceContext, search: string): string | null {
  const [word, ...others] = wordsOf(search)
  if (word === undefined || others.length > 0 || !/^.$/u.test(word)) return null
  return synonymsOf(context, word).length > 0 ? null : word
}

/** The expression that has results, or null. */
function matchOf(context: CommerceContext, typed: readonly string[]): string | null {
  if (typed.length === 0) return null
  const words = distinctMeanings(context, withoutStopWords(typed, context.store.locale))
  const all = expressionOf(context, words)
  if (isFound(context, all)) return all
  const unknown = unknownWords(context, words)
  const corrected = words.map((word) => (unknown.has(word) ? (nearWords(context, word, toleranceOf)[0] ?? word) : word))
  if (unknown.size > 0) {
    const right = expressionOf(context, corrected)
    if (isFound(context, right)) return right
  }
  // Beside unknown words a single letter says nothing.
  const known = corrected.filter((word, index) => word.length > 1 && (word !== words[index] || !unknown.has(word)))
  // Short words are in the texts of many products.
  const telling = known.filter((word) => word.length > 3)
  return matchOfFewer(context, telling.length > 0 ? telling : known)
}

/** One word of each group of synonyms: the group would outweigh the other words of the search. */
function distinctMeanings(context: CommerceContext, words: readonly string[]): readonly string[] {
  const said = new Set<string>()
  return words.filter((word) => {
    const stem = stemOf(word, context.store.locale)
    if (said.has(stem)) return false
    said.add(stem)
    for (const [synonym, ...others] of synonymsOf(context, word))
      if (synonym !== undefined && others.length === 0) said.add(stemOf(synonym, context.store.locale))
    return true
  })
}

/** More words than these are searched for one by one: their sets would be too many. */
const MOST_WORDS_IN_SETS = 6

/** The largest set of words that any product has; of several, the one with the best match. */
function matchOfFewer(context: CommerceContext, words: readonly string[]): string | null {
  const sizes = words.length > MOST_WORDS_IN_SETS ? [1] : words.map((_, index) => words.length - index)
  for (const size of sizes) {
    const found = setsOf(words, size)
      .map((set) => expressionOf(context, set))
      .map((match) => ({ match, score: bestScoreOf(context, match) }))
      .filter((each) => each.score !== null)
      .sort((left, right) => (right.score ?? 0) - (left.score ?? 0))
    if (found[0]) return found[0].match
  }
  return null
}

/** The sets of a size, in the order of their words. */
function setsOf(words: readonly string[], size: number): readonly (readonly string[])[] {
  if (size === 0) return [[]]
  return words.flatMap((word, index) => setsOf(words.slice(index + 1), size - 1).map((rest) => [word, ...rest]))
}

/** The score of the best match; null if there is none. */
function bestScoreOf(context: CommerceContext, match: string): number | null {
  const { first, last } = storeRows(context)
  return (
    oneRow<{ score: number }>(
      context.db,
      `SELECT -bm25(product_search, ${WEIGHTS}) AS score FROM product_search
       WHERE product_search MATCH :match AND rowid BETWEEN :first AND :last ORDER BY score DESC LIMIT 1`,
      { match, first, last },
    )?.score ?? null
  )
}

const unknownWords = (context: CommerceContext, words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word, index) => !isFound(context, formsOf(context, word, index === words.length - 1))))

/** The number of letters that may be wrong; short words are too similar to each other. */
const toleranceOf = (word: string): number => (word.length < 5 ? 0 : word.length < 9 ? 1 : 2)

/** The distance of a suggestion from the typed word: larger, because it is only offered. */
const suggestionReachOf = (word: string): number =>
  word.length < 3 ? 0 : word.length < 6 ? 1 : word.length < 9 ? 2 : 3

/** Words of the store view's products near to one that none of them has, nearest first, then the most frequent. */
function nearWords(context: CommerceContext, word: string, reachOf: (word: string) => number): readonly string[] {
  const reach = reachOf(word)
  if (reach === 0) return []
  const words = allRows<{ word: string; products: number }>(
    context.db,
    `SELECT word, products FROM search_word
     WHERE store_id = :store AND length(word) BETWEEN :length - :reach AND :length + :reach`,
    { store: context.store.id, length: word.length, reach },
  )
  return words
    .map((row) => ({ ...row, distance: distance(word, row.word) }))
    .filter((near) => near.distance <= reach)
    .sort((left, right) => left.distance - right.distance || right.products - left.products)
    .map((near) => near.word)
}

const MOST_SUGGESTIONS = 5

/** Suggestions for a search without results: its first unknown word is replaced by similar ones. */
export function suggestionsOf(context: CommerceContext, search: string): readonly string[] {
  const words = wordsOf(search)
  const [first] = unknownWords(context, words)
  if (first === undefined) return []
  return nearWords(context, first, suggestionReachOf)
    .slice(0, MOST_SUGGESTIONS)
    .map((near) => words.map((word) => (word === first ? near : word)).join(' '))
}
