import { numberFormat } from '#src/lib/formatters.ts'
import { priceToken } from '#src/lib/url/parseListSearch.ts'
import { foldedText } from '../normalizedText.ts'

/** How a language speaks of prices; words in lower case without accents. */
type PriceWords = {
  readonly below: readonly string[]
  readonly above: readonly string[]
  /** These say other things too: they speak of a price only with a currency. */
  readonly aboveWithCurrency: readonly string[]
  /** Words around two amounts: before the first (empty if there are none), between both. */
  readonly between: readonly (readonly [before: string, middle: string])[]
  /** Words that may stand before an amount. */
  readonly articles: readonly string[]
  /** A number before one of them is no price. */
  readonly units: readonly string[]
  /** Words that say nothing by themselves. */
  readonly fillers: readonly string[]
}

export const PRICE_WORDS: Readonly<Record<string, PriceWords>> = {
  it: {
    below: ['al di sotto di', 'al di sotto dei', 'sotto', 'meno di', 'fino a', 'entro', 'al massimo', 'massimo', 'max'],
    above: ['al di sopra di', 'al di sopra dei', 'sopra', 'piu di', 'oltre', 'a partire da', 'almeno', 'minimo', 'min'],
    aboveWithCurrency: ['da'],
    between: [
      ['da', 'a'],
      ['tra', 'e'],
      ['fra', 'e'],
      ['', 'a'],
    ],
    articles: ['i', 'ai', 'gli', 'a', 'di', 'da'],
    units: ['pezzi', 'pezzo', 'persone', 'persona', 'posti', 'anni', 'mesi', 'litri', 'litro', 'gradi', 'centimetri'],
    fillers:
      'a al alla alle agli ai con da dal dalla di del della dei delle degli e ed il in la le lo gli i nel nella o per su un una uno'.split(
        ' ',
      ),
  },
  en: {
    below: ['less than', 'no more than', 'cheaper than', 'under', 'below', 'up to', 'max', 'maximum', 'at most'],
    above: ['more than', 'over', 'above', 'at least', 'starting at', 'min', 'minimum'],
    aboveWithCurrency: ['from'],
    between: [
      ['from', 'to'],
      ['between', 'and'],
      ['', 'to'],
    ],
    articles: [],
    units: ['pieces', 'piece', 'people', 'persons', 'years', 'months', 'litres', 'liters', 'litre', 'liter', 'inches'],
    fillers: 'a an and at by for from in of on or the to with'.split(' '),
  },
  de: {
    below: ['weniger als', 'hochstens', 'maximal', 'max', 'unter', 'bis zu', 'bis'],
    above: ['mehr als', 'mindestens', 'uber', 'ab', 'min'],
    aboveWithCurrency: ['von'],
    between: [
      ['von', 'bis'],
      ['zwischen', 'und'],
      ['', 'bis'],
    ],
    articles: [],
    units: ['stuck', 'teile', 'teilig', 'personen', 'person', 'jahre', 'jahren', 'monate', 'liter', 'grad'],
    fillers:
      'am an auf aus das dem den der des die ein eine einem einen einer fur im in mit oder und vom von zu zum zur'.split(
        ' ',
      ),
  },
  fr: {
    below: ['en dessous de', 'moins de', 'jusqu a', 'jusqua', 'sous', 'maximum', 'max', 'au plus'],
    above: ['au dessus de', 'plus de', 'a partir de', 'au moins', 'minimum', 'min'],
    aboveWithCurrency: ['des'],
    between: [
      ['de', 'a'],
      ['entre', 'et'],
      ['', 'a'],
    ],
    articles: ['les', 'de'],
    units: ['pieces', 'piece', 'personnes', 'personne', 'ans', 'mois', 'litres', 'litre', 'degres'],
    fillers: 'a au aux avec d dans de des du en et l la le les ou par pour sur un une'.split(' '),
  },
  es: {
    below: ['por debajo de', 'menos de', 'hasta', 'bajo', 'maximo', 'max', 'como mucho'],
    above: ['por encima de', 'mas de', 'a partir de', 'al menos', 'minimo', 'min'],
    aboveWithCurrency: ['desde'],
    between: [
      ['de', 'a'],
      ['desde', 'hasta'],
      ['entre', 'y'],
      ['', 'a'],
    ],
    articles: ['los', 'de'],
    units: ['piezas', 'pieza', 'personas', 'persona', 'anos', 'meses', 'litros', 'litro', 'grados'],
    fillers: 'a al con de del e el en la las lo los o para por sin un una unos unas y'.split(' '),
  },
}

/** Units and signs of every language. */
const UNITS = ['cm', 'mm', 'm', 'ml', 'cl', 'dl', 'l', 'lt', 'kg', 'g', 'gr', 'pz', 'pcs', 'x', '%', '°', '°c', '"']

/** An amount in another currency than that of the filter is no range of it. */
const OTHER_CURRENCIES =
  '€ eur euro euros $ usd dollar dollars dollari dolares £ gbp pound pounds sterline pfund livres libras chf franken francs franchi francos'.split(
    ' ',
  )

export const priceWordsOf = (locale: string): PriceWords | undefined => PRICE_WORDS[locale.slice(0, 2)]

export type FoundPrice = {
  /** The range as a token of the address. */
  readonly token: string
  /** The words that name it. */
  readonly phrase: string
  /** The text without them. */
  readonly rest: string
}

const AMOUNT = String.raw`(\d{1,3}(?:[.,'’]\d{3})+|\d+(?:[.,]\d{1,2})?)`

const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((left, right) => right.length - left.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(' ', String.raw`[\s'’]+`))
    .join('|')

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

/** `1.234`, `1'234` and `1,234` are a thousand and more, `12,5` and `12.5` are not. */
function amountOf(text: string): number {
  const whole = text.replaceAll(/[.,'’](?=\d{3})/g, '')
  return Number(whole.replace(',', '.'))
}

/** Letters keep their places, unlike in {@link foldedText}, so that a found phrase can be cut out of the text. */
const foldedInPlace = (text: string): string =>
  text.replaceAll(/./gsu, (letter) => (foldedText(letter).length === letter.length ? foldedText(letter) : letter))

/** The first price that a text names; null if it names none. */
export function findPrice(
  text: string,
  { locale, intlLocale, currency }: { readonly locale: string; readonly intlLocale: string; readonly currency: string },
): FoundPrice | null {
  const words = priceWordsOf(locale)
  const money = `(?:${anyOf(currencyWords(currency, intlLocale))})`
  const articles = words && words.articles.length > 0 ? String.raw`(?:(?:${anyOf(words.articles)})\s+)?` : ''
  const own = currencyWords(currency, intlLocale)
  const others = OTHER_CURRENCIES.filter((word) => !own.includes(word))
  const units = anyOf([...UNITS, ...others, ...(words?.units ?? [])])
  const end = String.raw`(?![\d.,]*\d)(?!\s*[-–—]\s*\d)(?!\s*(?:${units})(?![\p{L}\p{N}]))(?![\p{L}])`
  const start = String.raw`(?<![\p{L}\p{N}.,\-–])`
  const bare = String.raw`(?:${money}\s*)?${AMOUNT}(?:\s*${money})?`
  const priced = String.raw`(?:${money}\s*${AMOUNT}|${AMOUNT}\s*${money})`
  const pattern = (before: readonly string[], amount: string) =>
    new RegExp(String.raw`${start}(?:${anyOf(before)})\s+${articles}${amount}${end}`, 'u')
  const between = (words?.between ?? []).map(([before, middle]) => {
    const opening = before === '' ? '' : String.raw`${before}\s+${articles}`
    return new RegExp(String.raw`${start}${opening}${bare}\s+${middle}\s+${articles}${bare}${end}`, 'u')
  })
  const dashes = new RegExp(String.raw`${start}${bare}\s*[-–—]\s*${bare}${end}`, 'u')
  const source = foldedInPlace(text)
  const find = (regex: RegExp, rangeOf: (amounts: readonly number[]) => string | null): FoundPrice | null => {
    const match = regex.exec(source)
    if (!match) return null
    const token = rangeOf(match.slice(1).flatMap((amount) => (amount === undefined ? [] : amountOf(amount))))
    if (token === null) return null
    const phrase = text.slice(match.index, match.index + match[0].length)
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`
    return { token, phrase, rest: rest.replaceAll(/\s+/g, ' ').trim() }
  }
  const both = ([from = 0, to = 0]: readonly number[]) => (from > to ? priceToken(to, from) : priceToken(from, to))
  for (const regex of [...between, dashes]) {
    const found = find(regex, both)
    if (found) return found
  }
  if (!words) return null
  return (
    find(pattern(words.below, bare), ([to = 0]) => priceToken(null, to)) ??
    find(pattern(words.above, bare), ([from = 0]) => priceToken(from, null)) ??
    find(pattern(words.aboveWithCurrency, priced), ([from = 0]) => priceToken(from, null))
  )
}
