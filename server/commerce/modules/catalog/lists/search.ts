import { distance } from 'fastest-levenshtein'
import { allRows, oneRow } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { stemOf, wordsOf } from './searchWords.ts'

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
 * A word in any of its forms; the last one may be a prefix. FTS5 receives quoted strings, so input is never parsed as
 * syntax.
 */
const formsOf = (word: string, isLast: boolean, locale: string): string =>
  `("${word}"${isLast ? '*' : ''} OR {name_stems body_stems} : "${stemOf(word, locale)}")`

function expressionOf(words: readonly string[], way: 'AND' | 'OR', locale: string): string {
  return words.map((word, index) => formsOf(word, index === words.length - 1, locale)).join(` ${way} `)
}

/**
 * The results of a search: products with all its words, in any form; if there are none, with corrected misspellings; if
 * there are still none, with any of the words ("a blue vase for my sister" still finds vases).
 */
export function searchHits(context: CommerceContext, search: string): readonly SearchHit[] {
  const words = wordsOf(search)
  const match = matchOf(context, words)
  if (match === null) return []
  // Half of the catalogue matches a single letter, so its scores mean nothing.
  const score = words.some((word) => word.length > 1) ? `-bm25(product_search, ${WEIGHTS})` : '0.0'
  const { first, last } = storeRows(context)
  return allRows<{ id: number; score: number }>(
    context.db,
    `SELECT rowid - CAST(:first AS INTEGER) AS id, ${score} AS score
     FROM product_search WHERE product_search MATCH :match AND rowid BETWEEN :first AND :last`,
    { match, first, last },
  ).map((row) => ({ productId: row.id, score: row.score }))
}

/** The expression that has results, or null. */
function matchOf(context: CommerceContext, words: readonly string[]): string | null {
  if (words.length === 0) return null
  const { locale } = context.store
  const all = expressionOf(words, 'AND', locale)
  if (isFound(context, all)) return all
  const unknown = unknownWords(context, words)
  const corrected = words.map((word) => (unknown.has(word) ? (nearWords(context, word, toleranceOf)[0] ?? word) : word))
  if (unknown.size > 0) {
    const right = expressionOf(corrected, 'AND', locale)
    if (isFound(context, right)) return right
  }
  const known = corrected.filter((word, index) => word !== words[index] || !unknown.has(word))
  // Articles and prepositions would match half of the catalogue.
  const telling = known.filter((word) => word.length > 3)
  const some = telling.length > 0 ? telling : known
  if (some.length === 0) return null
  const any = expressionOf(some, 'OR', locale)
  return isFound(context, any) ? any : null
}

const unknownWords = (context: CommerceContext, words: readonly string[]): ReadonlySet<string> =>
  new Set(
    words.filter((word, index) => !isFound(context, formsOf(word, index === words.length - 1, context.store.locale))),
  )

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
