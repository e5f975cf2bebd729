import { stemmer as englishStem } from '@orama/stemmers/english'
import { stemmer as frenchStem } from '@orama/stemmers/french'
import { stemmer as germanStem } from '@orama/stemmers/german'
import { stemmer as italianStem } from '@orama/stemmers/italian'
import { stemmer as spanishStem } from '@orama/stemmers/spanish'
import { foldedText } from '../../../engine/foldedText.ts'

/** The highest number of words in a search. */
const MOST_WORDS = 12

/** Magento's `catalog/search/max_query_length`: the rest of a longer search is ignored. */
const MOST_CHARACTERS = 128

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  it: italianStem,
  en: englishStem,
  de: germanStem,
  fr: frenchStem,
  es: spanishStem,
}

/** All words of a text, folded. */
export const foldedWords = (text: string): readonly string[] => foldedText(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a search. */
export const wordsOf = (search: string): readonly string[] =>
  foldedWords(search.slice(0, MOST_CHARACTERS)).slice(0, MOST_WORDS)

/**
 * The stem of a word, in the language of a locale (`it_IT`): `tazze` and `tazza` are `tazz`. A word of another
 * language, or with digits, is its own stem.
 */
export function stemOf(word: string, locale: string): string {
  const stem = STEMMERS[locale.slice(0, 2)]
  return stem && !/\p{N}/u.test(word) ? foldedText(stem(word)) : word
}

/** A text as the full-text index holds it: its words, and the stems that differ from them. */
export function indexedText(text: string, locale: string): { readonly words: string; readonly stems: string } {
  const words = foldedWords(text)
  return { words: words.join(' '), stems: words.map((word) => stemOf(word, locale)).join(' ') }
}

/** The endings of diminutives and augmentatives, folded, and of colours that are only near to one. */
const DIMINUTIVES: Readonly<Record<string, RegExp>> = {
  it: /^(.{3,}?)h?(?:in|ett|ell|ucci|on|astr)[aeio]$/u,
  en: /^(.{3,}?)(?:ish|let|ette)s?$/u,
  de: /^(.{3,}?)(?:chen|lein|lich(?:e[nmrs]?)?)s?$/u,
  fr: /^(.{3,}?)(?:ette|atre)s?$/u,
  es: /^(.{3,}?)(?:it|ill)[ao]s?$/u,
}

/** The word before the ending of a diminutive, with the vowels that it may have lost; none for other words. */
export function withoutDiminutive(word: string, locale: string): readonly string[] {
  const base = DIMINUTIVES[locale.slice(0, 2)]?.exec(word)?.[1]
  return base === undefined ? [] : [base, `${base}e`, `${base}a`, `${base}o`, base.replace(/(.)\1$/u, '$1')]
}
