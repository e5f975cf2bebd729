import { tokenOf } from '#src/lib/url/listFilters.ts'
import type { ListFilters } from '#src/lib/url/listSearch.ts'
import { slugOf } from '#src/lib/url/optionSlugs.ts'
import { tokensOf } from './searchTokens.ts'
import type { SearchToken } from './searchTokens.ts'
import type { Stem } from './stemmers.ts'

/** The attributes that lists may be filtered by, with their options. */
export type Vocabulary = readonly {
  readonly code: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}[]

/** Groups of words with one meaning. */
export type SynonymGroups = readonly (readonly string[])[]

/** A filter that a phrase stands for: one attribute, with each of its options of that name. */
type Meant = { readonly code: string; readonly tokens: readonly string[] }

/** The phrase in the form in which phrases are compared. */
const keyOf = (tokens: readonly SearchToken[], stem: Stem): string => tokens.map(({ word }) => stem(word)).join(' ')

export type OptionPhrases = {
  readonly meantBy: ReadonlyMap<string, Meant>
  /** The most words of a phrase. */
  readonly longest: number
}

/** The phrases that stand for options: their labels, and the synonyms of these. The first attribute with a label wins. */
export function optionPhrases(vocabulary: Vocabulary, synonyms: SynonymGroups, stem: Stem): OptionPhrases {
  const meantBy = new Map<string, Meant>()
  let longest = 0
  const add = (tokens: readonly SearchToken[], { code, tokens: values }: Meant) => {
    const key = keyOf(tokens, stem)
    const known = meantBy.get(key)
    if (key === '' || (known && known.code !== code)) return
    meantBy.set(key, { code, tokens: [...new Set([...(known?.tokens ?? []), ...values])] })
    longest = Math.max(longest, tokens.length)
  }
  for (const { code, options } of vocabulary) {
    for (const { value, label } of options) {
      add(tokensOf(label), { code, tokens: [tokenOf(slugOf(label), value)] })
    }
  }
  const labels = new Map(meantBy)
  for (const group of synonyms) {
    const phrases = group.map(tokensOf)
    const meant = phrases.flatMap((phrase) => labels.get(keyOf(phrase, stem)) ?? [])
    for (const phrase of phrases) {
      // The own option of a label counts, not that of its synonyms.
      if (!labels.has(keyOf(phrase, stem))) meant.forEach((each) => add(phrase, each))
    }
  }
  return { meantBy, longest }
}

/** The filters that words stand for, and the words that are left. The longest phrase counts: `Blue grey` is not blue. */
export function takeOptions(
  tokens: readonly SearchToken[],
  { meantBy, longest }: OptionPhrases,
  stem: Stem,
): { readonly filters: ListFilters; readonly rest: readonly SearchToken[] } {
  const filters = new Map<string, readonly string[]>()
  const rest: SearchToken[] = []
  for (let at = 0; at < tokens.length;) {
    const lengths = Array.from({ length: Math.min(longest, tokens.length - at) }, (_, index) => index + 1).toReversed()
    const length = lengths.find((count) => meantBy.has(keyOf(tokens.slice(at, at + count), stem)))
    const meant = length === undefined ? undefined : meantBy.get(keyOf(tokens.slice(at, at + length), stem))
    const token = tokens[at]
    if (meant) filters.set(meant.code, [...new Set([...(filters.get(meant.code) ?? []), ...meant.tokens])])
    else if (token) rest.push(token)
    at += length ?? 1
  }
  return { filters: Object.fromEntries(filters), rest }
}

/** The words with the synonyms of each: backends that look for any of the words find those as well. */
export function withSynonyms(text: string, synonyms: SynonymGroups, stem: Stem): string {
  const tokens = tokensOf(text)
  const keys = new Set(tokens.map((token) => keyOf([token], stem)))
  const added = synonyms.flatMap((group) => {
    const words = group.map(tokensOf).filter((phrase) => phrase.length === 1)
    return words.some((phrase) => keys.has(keyOf(phrase, stem)))
      ? words
          .filter((phrase) => !keys.has(keyOf(phrase, stem)))
          .flatMap((phrase) => phrase.map(({ text: word }) => word))
      : []
  })
  return [text, ...new Set(added)].join(' ')
}
