import { tokenOf } from '#src/lib/url/listFilters.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { slugOf } from '#src/lib/url/optionSlugs.ts'
import { languageWordsOf, UNITS } from './languageWords.ts'
import { tokensOf } from './searchTokens.ts'
import type { SearchToken } from './searchTokens.ts'
import type { Stem } from './stemmers.ts'

/** The attributes that lists may be filtered by, with their options. */
export type Vocabulary = readonly {
  readonly code: string
  /** The name of the attribute, if it has one. */
  readonly label?: string | null | undefined
  readonly options: readonly { readonly value: string; readonly label: string }[]
}[]

/** Groups of words with one meaning. */
export type SynonymGroups = readonly (readonly string[])[]

/** A filter that a phrase stands for: one attribute, with each of its options of that name. */
type Meant = { readonly code: string; readonly tokens: readonly string[] }

/** The phrase in the form in which phrases are compared: `Snow-white` is `snow white`. */
const keyOf = (tokens: readonly SearchToken[], stem: Stem): string =>
  tokens
    .flatMap(({ word }) => word.split(HYPHENS))
    .map(stem)
    .join(' ')

const HYPHENS = /[-‐‑–]/u

/** A number, a range of numbers, or dimensions such as `3x2`. */
const NUMBERS = /^\d+(?:[.,]\d+)?(?:[x×*/‐‑–-]\d+(?:[.,]\d+)?)*$/u

/** Shorter parts of a word are in too many words. */
const LEAST_PART = 3

export type OptionPhrases = {
  /** Every attribute with an option of that name. */
  readonly meantBy: ReadonlyMap<string, readonly Meant[]>
  /** The codes of the attributes of that name. */
  readonly named: ReadonlyMap<string, readonly string[]>
  /** The most words of a phrase or name. */
  readonly longest: number
}

/**
 * The phrases that stand for options: their labels, and the synonyms of these. The first attribute with a label wins,
 * unless the search names another one.
 */
export function optionPhrases(vocabulary: Vocabulary, synonyms: SynonymGroups, stem: Stem): OptionPhrases {
  const meantBy = new Map<string, readonly Meant[]>()
  const named = new Map<string, readonly string[]>()
  let longest = 0
  const add = (tokens: readonly SearchToken[], { code, tokens: values }: Meant) => {
    const key = keyOf(tokens, stem)
    if (key === '') return
    const known = meantBy.get(key) ?? []
    const own = known.find((meant) => meant.code === code)
    const all = { code, tokens: [...new Set([...(own?.tokens ?? []), ...values])] }
    meantBy.set(key, own ? known.map((meant) => (meant === own ? all : meant)) : [...known, all])
    longest = Math.max(longest, key.split(' ').length)
  }
  for (const { code, label: name, options } of vocabulary) {
    const key = keyOf(tokensOf(name ?? ''), stem)
    if (key !== '') named.set(key, [...(named.get(key) ?? []), code])
    longest = Math.max(longest, key.split(' ').length)
    for (const { value, label } of options) {
      add(tokensOf(label), { code, tokens: [tokenOf(slugOf(label), value)] })
    }
  }
  const labels = new Map(meantBy)
  for (const group of synonyms) {
    const phrases = group.map(tokensOf)
    const meant = phrases.flatMap((phrase) => labels.get(keyOf(phrase, stem))?.[0] ?? [])
    for (const phrase of phrases) {
      // The own option of a label counts, not that of its synonyms. One attribute stands for a phrase.
      const [first] = meant
      if (!first || labels.has(keyOf(phrase, stem))) continue
      meant.filter(({ code }) => code === first.code).forEach((each) => add(phrase, each))
    }
  }
  return { meantBy, named, longest }
}

/**
 * The filters that words stand for, and the words that are left. The longest phrase counts: `Blue grey` is not blue. The
 * name of a property beside an option says no more than the option, or which of two options of one name is meant.
 */
export function takeOptions(
  tokens: readonly SearchToken[],
  { meantBy, named, longest }: OptionPhrases,
  { locale, stem }: { readonly locale: string; readonly stem: Stem },
): { readonly filters: ListFilters; readonly rest: readonly SearchToken[] } {
  const language = languageWordsOf(locale)
  const properties = new Set(language?.properties)
  const negations = new Set(language?.negations)
  const joins = new Set(language?.joins)
  const shadesBefore = new Set(language?.shadesBefore)
  const shadesAfter = new Set(language?.shadesAfter)
  const units = new Set([...UNITS, ...(language?.units ?? [])])
  const elided = new RegExp(`^(?:${(language?.elided ?? []).join('|')})['’](?=.)`, 'u')
  const isNumber = (token: SearchToken | undefined) => NUMBERS.test(token?.word ?? '')
  /** `1 l` is no size, and neither are `42 cm` and `3x2 m`. */
  const isMeasure = (at: number) =>
    (isNumber(tokens[at - 1]) && units.has(tokens[at]?.word ?? '')) ||
    (isNumber(tokens[at]) && units.has(tokens[at + 1]?.word ?? ''))
  const meantAt = (at: number, count: number): readonly Meant[] | undefined => {
    const [first, ...others] = tokens.slice(at, at + count)
    if (!first || (count === 1 && isMeasure(at))) return undefined
    const withoutArticle = { ...first, word: first.word.replace(elided, '') }
    return (
      meantBy.get(keyOf([first, ...others], stem)) ??
      meantBy.get(keyOf([withoutArticle, ...others], stem)) ??
      (count === 1 ? meantByParts(first) : undefined)
    )
  }
  const meantByPart = (word: string) => meantBy.get(keyOf([{ text: word, word }], stem))
  /** A word of two options of one attribute, or of an option and its shade: `blue-green`, `blaugrün`, `dunkelblau`. */
  const meantByParts = ({ word }: SearchToken): readonly Meant[] | undefined => {
    const hyphened = word.split(HYPHENS)
    const ends = Array.from({ length: Math.max(word.length - 2 * LEAST_PART + 1, 0) }, (_, index) => index + LEAST_PART)
    const cuts = hyphened.length > 1 ? [hyphened] : ends.map((end) => [word.slice(0, end), word.slice(end)])
    for (const parts of cuts) {
      const colours = parts.filter((part, index) => !(index === 0 ? shadesBefore : shadesAfter).has(part))
      const [first, ...others] = colours.map((part) => meantByPart(part)?.[0])
      if (first && others.every((other) => other?.code === first.code)) {
        return [{ code: first.code, tokens: [first, ...others].flatMap((each) => each?.tokens ?? []) }]
      }
    }
    return undefined
  }
  /** The name of a property of these words: how many words it has, and the attribute that it chooses. */
  const propertyOf = (meant: readonly Meant[], wordsOf: (count: number) => readonly SearchToken[]) => {
    for (let count = longest; count > 0; count -= 1) {
      const name = wordsOf(count)
      const codes = name.length === count ? named.get(keyOf(name, stem)) : undefined
      const chosen = meant.find(({ code }) => codes?.includes(code))
      if (chosen) return { count, chosen }
    }
    const [word] = wordsOf(1)
    return word && properties.has(word.word) ? { count: 1, chosen: null } : null
  }
  const filters = new Map<string, readonly string[]>()
  const rest: SearchToken[] = []
  /** The end of the last option that a negation excludes. */
  let negatedTo = 0
  const isNegated = (at: number) =>
    negations.has(tokens[at - 1]?.word ?? '') ||
    (negatedTo > 0 && at === negatedTo + 1 && joins.has(tokens[at - 1]?.word ?? ''))
  for (let at = 0; at < tokens.length;) {
    const lengths = Array.from({ length: Math.min(longest, tokens.length - at) }, (_, index) => index + 1).toReversed()
    const length = lengths.find((count) => meantAt(at, count)) ?? 1
    const meant = meantAt(at, length)
    const [first] = meant ?? []
    const end = at + length
    if (meant && first && !isNegated(at)) {
      // Words that are an option themselves are no longer in the rest.
      const left = rest.at(-1) === tokens[at - 1] ? rest : []
      const before = propertyOf(meant, (count) => left.slice(-count))
      const after = before ? null : propertyOf(meant, (count) => tokens.slice(end, end + count))
      const { code, tokens: values } = before?.chosen ?? after?.chosen ?? first
      if (before) rest.splice(-before.count)
      // No option of that shade is known: its colour is the closest.
      else if (shadesBefore.has(left.at(-1)?.word ?? '')) rest.pop()
      filters.set(code, [...new Set([...(filters.get(code) ?? []), ...values])])
      at = end + (after?.count ?? 0)
      if (!after && shadesAfter.has(tokens[at]?.word ?? '')) at += 1
    } else {
      if (meant) negatedTo = end
      rest.push(...tokens.slice(at, end))
      at = end
    }
  }
  return { filters: Object.fromEntries(filters), rest }
}

/** The words of a text; those that are a phrase of a group of synonyms together, as one. */
export function phrasesOf(text: string, synonyms: SynonymGroups, stem: Stem): readonly (readonly SearchToken[])[] {
  const tokens = tokensOf(text)
  const known = new Set(synonyms.flat().map((phrase) => keyOf(tokensOf(phrase), stem)))
  const longest = Math.max(1, ...[...known].map((key) => key.split(' ').length))
  const phrases: (readonly SearchToken[])[] = []
  for (let at = 0; at < tokens.length;) {
    const lengths = Array.from({ length: Math.min(longest, tokens.length - at) }, (_, index) => index + 1).toReversed()
    const length = lengths.find((count) => known.has(keyOf(tokens.slice(at, at + count), stem))) ?? 1
    phrases.push(tokens.slice(at, at + length))
    at += length
  }
  return phrases
}

const textOf = (phrase: readonly SearchToken[]): string => phrase.map(({ text }) => text).join(' ')

/**
 * The words with the synonyms of each: backends that look for any of the words find those as well. A word gets synonyms
 * of one word, because such a backend would find the words of a phrase one by one; a phrase gets phrases as well.
 */
export function withSynonyms(text: string, synonyms: SynonymGroups, stem: Stem): string {
  const typed = phrasesOf(text, synonyms, stem)
  const longestOf = new Map(typed.map((phrase) => [keyOf(phrase, stem), phrase.length]))
  const added = synonyms.flatMap((group) => {
    const phrases = group.map(tokensOf)
    const longest = Math.max(0, ...phrases.map((phrase) => longestOf.get(keyOf(phrase, stem)) ?? 0))
    return phrases
      .filter((phrase) => (phrase.length === 1 || longest > 1) && longest > 0 && !longestOf.has(keyOf(phrase, stem)))
      .map(textOf)
  })
  return [text, ...new Set(added)].join(' ')
}
