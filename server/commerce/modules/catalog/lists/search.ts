import { distance } from 'fastest-levenshtein'
import { allRows, oneRow } from '../../../db/rows.ts'
import type { CommerceContext } from '../../../engine/context.ts'
import { foldedWords, stemOf, withoutDiminutive, wordsOf } from './searchWords.ts'
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

/** The stems of a word, or of a phrase with blanks. */
const stemsOf = (phrase: string, { store }: CommerceContext): string =>
  phrase
    .split(' ')
    .map((word) => stemOf(word, store.locale))
    .join(' ')

/** A word or phrase in its forms, without its synonyms. FTS5 receives quoted strings, so input is never parsed as syntax. */
const ownForms = (context: CommerceContext, phrase: string, isPrefix: boolean): string =>
  `"${phrase}"${isPrefix ? '*' : ''} OR {name_stems body_stems} : "${stemsOf(phrase, context)}"`

/** A word or phrase in any of its forms, or one of its synonyms; the last one may be a prefix. */
function formsOf(context: CommerceContext, phrase: string, isLast: boolean): string {
  const synonyms = synonymsOf(context, phrase).map((synonym) => ownForms(context, synonym, false))
  return `(${[ownForms(context, phrase, isLast), ...synonyms].join(' OR ')})`
}

/** The groups of synonyms in the language of the store view, each phrase as folded words. */
function groupsOf({ synonyms, store }: CommerceContext): readonly (readonly string[])[] {
  const groups = synonyms[store.locale.replace('_', '-')] ?? synonyms[store.locale.slice(0, 2)] ?? []
  return groups.map((group) => group.map((phrase) => foldedWords(phrase).join(' ')).filter(Boolean))
}

/** The other phrases of the groups that contain a word or phrase in any form. */
function synonymsOf(context: CommerceContext, phrase: string): readonly string[] {
  const stems = stemsOf(phrase, context)
  return groupsOf(context).flatMap((group) => {
    const others = group.filter((each) => stemsOf(each, context) !== stems)
    return others.length < group.length ? others : []
  })
}

/** The words; those that are a phrase of a group of synonyms together, as one with blanks. */
function withPhrases(context: CommerceContext, words: readonly string[]): readonly string[] {
  const phrases = groupsOf(context)
    .flat()
    .map((phrase) => stemsOf(phrase, context))
  const known = new Set(phrases)
  const longest = Math.max(1, ...phrases.map((phrase) => phrase.split(' ').length))
  const joined: string[] = []
  for (let at = 0; at < words.length;) {
    const lengths = Array.from({ length: Math.min(longest, words.length - at) }, (_, index) => index + 1).toReversed()
    const isKnown = (count: number) => known.has(stemsOf(words.slice(at, at + count).join(' '), context))
    const length = lengths.find(isKnown) ?? 1
    joined.push(words.slice(at, at + length).join(' '))
    at += length
  }
  return joined
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
  const telling = withoutStopWords(withPhrases(context, typed), context.store.locale)
  const words = distinctMeanings(context, joinedWords(context, telling))
  const all = expressionOf(context, words)
  if (isFound(context, all)) return all
  const unknown = unknownWords(context, words)
  const corrected = words.flatMap((word) => (unknown.has(word) ? nearestOf(context, word) : word))
  if (unknown.size > 0) {
    const right = expressionOf(context, corrected)
    if (isFound(context, right)) return right
  }
  // Beside unknown words a single letter says nothing.
  const known = corrected.filter((word) => word.length > 1 && !unknown.has(word))
  // Short words are in the texts of many products.
  const longer = known.filter((word) => word.length > 3)
  return matchOfFewer(context, longer.length > 0 ? longer : known)
}

/** Shorter words are the beginnings and ends of too many others. */
const LEAST_PART = 3
const LEAST_HEAD = 4

/** Longer words are not taken apart: each of their cuts costs two questions. */
const LONGEST_COMPOUND = 40

/** Two words that the catalogue writes as one: `cook book` is `cookbook`. */
function joinedWords(context: CommerceContext, words: readonly string[]): readonly string[] {
  const joined: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const [first = '', second = ''] = words.slice(at, at + 2)
    const areWords = Math.min(first.length, second.length) >= LEAST_PART && !/ /.test(first + second)
    const isOne = areWords && isWord(context, first + second)
    joined.push(isOne ? first + second : first)
    if (isOne) at += 1
  }
  return joined
}

const isWord = ({ db, store }: CommerceContext, word: string): boolean =>
  oneRow(db, 'SELECT 1 FROM search_word WHERE store_id = :store AND word = :word', { store: store.id, word }) !==
  undefined

/** Whether products have the word itself or a synonym, not only a longer word that begins with it. */
const isKnown = (context: CommerceContext, word: string): boolean => isFound(context, formsOf(context, word, false))

/**
 * The words of the catalogue for one that no product has: its two parts, the word whose diminutive it is, a word with
 * few other letters, a word that ends with it, or its parts that are known; else the word itself.
 */
function nearestOf(context: CommerceContext, word: string): readonly string[] {
  const count = word.length > LONGEST_COMPOUND ? 0 : Math.max(word.length - 2 * LEAST_PART + 1, 0)
  const cuts = Array.from({ length: count }, (_, index) => {
    const at = index + LEAST_PART
    return [word.slice(0, at), word.slice(at)] as const
  })
  const parts = cuts.find((pair) => pair.every((part) => isKnown(context, part)))
  if (parts) return parts
  const plain = withoutDiminutive(word, context.store.locale).find((base) => isKnown(context, base))
  if (plain !== undefined) return [plain]
  const near = nearWords(context, word, toleranceOf)[0] ?? wordWithEnd(context, word)
  if (near !== undefined) return [near]
  // A compound is named by its end; its beginning only tells its use.
  const compound = cuts.filter((pair) => pair.every((part) => part.length >= LEAST_HEAD))
  const head = compound.find(([, end]) => isKnown(context, end))?.[1]
  const beginning = compound.findLast(([begin]) => isKnown(context, begin))?.[0]
  return [head ?? beginning ?? word]
}

/** The most frequent word that ends with another one, in any form: `Decken` is in `Wolldecke`. */
function wordWithEnd({ db, store }: CommerceContext, word: string): string | undefined {
  const stem = stemOf(word, store.locale)
  if (stem.length < LEAST_HEAD) return undefined
  const longer = allRows<{ word: string }>(
    db,
    'SELECT word FROM search_word WHERE store_id = :store AND length(word) > :length ORDER BY products DESC, word',
    { store: store.id, length: stem.length },
  )
  return longer.find((each) => stemOf(each.word, store.locale).endsWith(stem))?.word
}

/** One word of each group of synonyms: the group would outweigh the other words of the search. */
function distinctMeanings(context: CommerceContext, words: readonly string[]): readonly string[] {
  const said = new Set<string>()
  return words.filter((word) => {
    const stem = stemsOf(word, context)
    if (said.has(stem)) return false
    said.add(stem)
    for (const synonym of synonymsOf(context, word)) said.add(stemsOf(synonym, context))
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
    .map((row) => ({ ...row, distance: mistakesBetween(word, row.word, reach) }))
    .filter((near) => near.distance <= reach)
    .sort((left, right) => left.distance - right.distance || right.products - left.products)
    .map((near) => near.word)
}

/** The letters that differ; two neighbours in the wrong order are one mistake, as in Magento's search service. */
function mistakesBetween(typed: string, word: string, reach: number): number {
  const plain = distance(typed, word)
  // A swap saves one.
  if (plain < 2 || plain > reach + 1) return plain
  const swapped = Array.from(typed.slice(1), (letter, index) => {
    const turned = typed.slice(0, index) + letter + typed.charAt(index) + typed.slice(index + 2)
    return 1 + distance(turned, word)
  })
  return Math.min(plain, ...swapped)
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
