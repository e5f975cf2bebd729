import { numberFormat } from '#src/lib/formatters.ts'
import { priceToken } from '#src/lib/url/parseListSearch.ts'
import { foldedText } from '../normalizedText.ts'
import { languageWordsOf, UNITS } from './languageWords.ts'
import { numberWordsOf } from './numberWords.ts'

/** An amount in another currency than that of the filter is no range of it. */
const OTHER_CURRENCIES =
  '€ eur euro euros $ usd dollar dollars dollari dolares £ gbp pound pounds sterline pfund livres libras chf franken francs franchi francos'.split(
    ' ',
  )

export type FoundPrice = {
  /** The range as a token of the address. */
  readonly token: string
  /** The words that name it. */
  readonly phrase: string
  /** The text without them. */
  readonly rest: string
}

/** With the dash that stands for no cents: `30,-`. */
const AMOUNT = String.raw`(\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?:[.,][-–—]{1,2})?`

/** Smaller numbers in words speak of a price only with a currency: `fino a tre`, `one to four`. */
const LEAST_BARE_WORD = 10

const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s'’]+`))
    .join('|')

const optional = (list: readonly string[]): string => (list.length > 0 ? String.raw`(?:(?:${anyOf(list)})\s+)?` : '')

/** The words and signs of a currency in a language, e.g. `€`, `eur`, `euro`, `euros`. */
function currencyWords(currency: string, intlLocale: string): readonly string[] {
  const partOf = (currencyDisplay: 'narrowSymbol' | 'symbol' | 'name', value: number) =>
    numberFormat(intlLocale, { style: 'currency', currency, currencyDisplay, maximumFractionDigits: 0 })
      .formatToParts(value)
      .find(({ type }) => type === 'currency')?.value ?? ''
  const names = [partOf('name', 1), partOf('name', 2)].map(foldedText)
  const lastWords = names.map((name) => name.split(/[^\p{L}]+/u).findLast(Boolean) ?? '')
  const signs = [partOf('narrowSymbol', 1), partOf('symbol', 1), currency].map(foldedText)
  return [...new Set([...signs, ...names, ...lastWords])].filter(Boolean)
}

/** `1.234`, `1'234` and `1.234,50` are a thousand and more, `12,5` and `12.5` are not. */
function amountOf(text: string): number {
  const whole = text.replaceAll(/[.,'’\u00a0\u202f](?=\d{3})/g, '')
  return Number(whole.replace(',', '.'))
}

/** Letters keep their places, unlike in {@link foldedText}, so that a found phrase can be cut out of the text. */
const foldedInPlace = (text: string): string =>
  text.replaceAll(/./gsu, (letter) => (foldedText(letter).length === letter.length ? foldedText(letter) : letter))

/** A text whose numbers in words became digits. */
type Digits = {
  readonly source: string
  /** The place in the former text of a place between the words of the source. */
  readonly placeOf: (index: number) => number
  /** Whether a part of the former text contains a small number in words. */
  readonly isSmallWord: (from: number, to: number) => boolean
}

function withDigits(text: string, locale: string): Digits {
  const numbers = numberWordsOf(locale)
  const spelled = [...(numbers ? text.matchAll(numbers.all) : [])].map(({ 0: word, index }) => {
    const value = numbers?.valueOf(word) ?? 0
    return { from: index, to: index + word.length, value, digits: String(value) }
  })
  const source = spelled.reduceRight((all, { from, to, digits }) => all.slice(0, from) + digits + all.slice(to), text)
  return {
    source,
    placeOf: (index) => {
      let place = index
      for (const { from, to, digits } of spelled) if (place > from) place += to - from - digits.length
      return place
    },
    isSmallWord: (from, to) =>
      spelled.some((word) => word.value < LEAST_BARE_WORD && word.from >= from && word.to <= to),
  }
}

type PriceLanguage = {
  readonly locale: string
  readonly intlLocale: string
  /** The currency of the price filter; null if prices cannot be filtered. */
  readonly currency: string | null
}

/** The first price that a text names; null if it names none. */
export function findPrice(text: string, { locale, ...money }: PriceLanguage): FoundPrice | null {
  const own = ownWords(money)
  return own && findIn(text, locale, own, 'range')
}

/** An amount without a word for a limit, such as `mug 15 euro`, which may be a part of a name too: the highest price. */
export function findAmount(text: string, { locale, ...money }: PriceLanguage): FoundPrice | null {
  const own = ownWords(money)
  return own && findIn(text, locale, own, 'amount')
}

/** A price that cannot be filtered, because it is in another currency. Its words are in no text of a product. */
export function findOtherPrice(text: string, { locale, ...money }: PriceLanguage): FoundPrice | null {
  const own = ownWords(money) ?? []
  const others = OTHER_CURRENCIES.filter((word) => !own.includes(word))
  return findIn(text, locale, others, 'range') ?? findIn(text, locale, others, 'amount')
}

const ownWords = ({ currency, intlLocale }: Omit<PriceLanguage, 'locale'>) =>
  currency === null ? null : currencyWords(currency, intlLocale)

/** The first phrase with a price in the currency of some words; null if there is none. */
function findIn(text: string, locale: string, own: readonly string[], kind: 'range' | 'amount'): FoundPrice | null {
  const language = languageWordsOf(locale)
  const money = `(?:${anyOf(own)})`
  const articles = optional(language?.articles ?? [])
  const others = OTHER_CURRENCIES.filter((word) => !own.includes(word))
  const units = anyOf([...UNITS, ...others, ...(language?.units ?? [])])
  // A number beside the name of a property is a size: `taglia 40-42`.
  const properties = anyOf(language?.properties ?? [])
  const noSize = properties === '' ? '' : String.raw`(?<!(?<![\p{L}])(?:${properties})[.:]?\s+)`
  const start = String.raw`(?<![\p{L}\p{N}.,/\-–])${noSize}${optional(language?.names ?? [])}`
  const end = String.raw`(?![\d.,]*\d)(?!\s*[-–—/]\s*\d)(?!\s*(?:${units})(?![\p{L}\p{N}]))(?![\p{L}])`
  const bare = String.raw`(?:${money}\s*)?${AMOUNT}(?:\s*${money})?`
  const priced = String.raw`(?:${money}\s*${AMOUNT}|${AMOUNT}\s*${money})`
  const isPriced = new RegExp(String.raw`(?<![\p{L}])${money}(?![\p{L}])`, 'u')
  const { source, placeOf, isSmallWord } = withDigits(foldedInPlace(text), locale)
  const find = (pattern: string, rangeOf: RangeOf): FoundPrice | null => {
    const match = new RegExp(`${start}${pattern}${end}`, 'u').exec(source)
    if (!match) return null
    const [phrase, ...groups] = match
    const [from, to] = [placeOf(match.index), placeOf(match.index + phrase.length)]
    if (isSmallWord(from, to) && !isPriced.test(phrase)) return null
    const amounts = groups.flatMap((group) => (/^\d/.test(group ?? '') ? amountOf(group ?? '') : []))
    const token = rangeOf(amounts, match.groups?.['negation'] !== undefined)
    if (token === null) return null
    const rest = `${text.slice(0, from)} ${text.slice(to)}`
    return {
      token,
      phrase: text.slice(from, to),
      rest: rest.replaceAll(/\s+/g, ' ').trim(),
    }
  }
  if (kind === 'amount') return find(priced, below)
  const before = (list: readonly string[], limit: string, after: readonly string[] = []) =>
    String.raw`${negationOf(language?.negations ?? [])}(?:${anyOf(list)})\.?\s+${articles}${limit}${
      after.length > 0 ? String.raw`(?:\s+(?:${anyOf(after)})(?![\p{L}]))?` : ''
    }`
  const openings = (language?.between ?? []).flatMap(([opening]) => (opening === '' ? [] : [opening]))
  const opening = openings.length > 0 ? String.raw`(?:(?:${anyOf([...new Set(openings)])})\s+${articles})?` : ''
  const ranges = [
    ...(language?.between ?? []).map(([word, middle]) => {
      const first = word === '' ? '' : String.raw`${anyOf([word])}\s+${articles}`
      return String.raw`${first}${bare}\s+${anyOf([middle])}\s+${articles}${bare}`
    }),
    String.raw`${opening}${bare}\s*[-–—]\s*${bare}`,
    // A slash has other meanings too: `32/34`.
    String.raw`${opening}${bare}\s*[/–—-]\s*${priced}`,
    String.raw`${opening}${priced}\s*[/–—-]\s*${bare}`,
  ]
  const limits: readonly (readonly [pattern: string, rangeOf: RangeOf])[] = [
    [String.raw`[<≤]=?\s*${priced}`, below],
    [String.raw`[>≥]=?\s*${priced}`, above],
    [String.raw`${priced}\s?\+`, above],
    ...(language
      ? ([
          [before(language.below, bare, language.belowAfter), below],
          [before(language.above, bare, language.aboveAfter), above],
          [before(language.aboveWithCurrency, priced, language.aboveAfter), above],
          [before(language.about, priced), about],
          [String.raw`${priced}\s+(?:${anyOf(language.belowAfter)})(?![\p{L}])`, below],
          [String.raw`${priced}\s+(?:${anyOf(language.aboveAfter)})(?![\p{L}])`, above],
          [String.raw`${priced}\s+(?:${anyOf(language.aboutAfter)})(?![\p{L}])`, about],
        ] as const)
      : []),
  ]
  for (const [pattern, rangeOf] of [...ranges.map((range) => [range, both] as const), ...limits]) {
    const found = find(pattern, rangeOf)
    if (found) return found
  }
  return null
}

/** The range of the amounts of a phrase, as a token; a negation before the phrase turns a limit round. */
type RangeOf = (amounts: readonly number[], isNegated: boolean) => string | null

const both: RangeOf = ([from = 0, to = 0]) => (from > to ? priceToken(to, from) : priceToken(from, to))
const below: RangeOf = ([limit = 0], isNegated) => (isNegated ? priceToken(limit, null) : priceToken(null, limit))
/** The share of an amount by which `about` may miss it. */
const ABOUT = 0.25
const about: RangeOf = ([amount = 0]) => priceToken(Math.floor(amount * (1 - ABOUT)), Math.ceil(amount * (1 + ABOUT)))
const above: RangeOf = (amounts, isNegated) => below(amounts, !isNegated)

const negationOf = (negations: readonly string[]): string =>
  negations.length > 0 ? String.raw`(?:(?<negation>${anyOf(negations)})\s+)?` : ''
