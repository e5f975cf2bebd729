/** How a language spells whole numbers; words in lower case without accents. */
type Spelling = {
  /** From one to nine. */
  readonly ones: string
  /** From ten to nineteen. */
  readonly teens: string
  /** From twenty to ninety, in the order of their values. */
  readonly tens: string
  /** Between tens and ones; in German the ones come first. */
  readonly tensJoin: string
  readonly onesFirst?: true
  readonly hundred: string
  /** Hundreds with words of their own, from two to nine. */
  readonly hundreds?: string
  readonly thousand: string
  /** Between a factor and its hundred or thousand. */
  readonly join: string
  /** Between hundreds or thousands and the smaller rest. */
  readonly rest: string
  /** The article that stands for one before a hundred or a thousand. */
  readonly article?: string
}

/** Spaces separate numbers, bars the spellings of one number. */
const SPELLINGS: Readonly<Record<string, Spelling>> = {
  it: {
    ones: 'uno|una|un due tre quattro cinque sei sette otto nove',
    teens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti|vent trenta|trent quaranta|quarant cinquanta|cinquant sessanta|sessant settanta|settant ottanta|ottant novanta|novant',
    tensJoin: String.raw`\s?`,
    hundred: 'cento(?!tt)|cent',
    thousand: 'mille|mila',
    join: String.raw`\s?`,
    rest: String.raw`\s?`,
  },
  en: {
    ones: 'one two three four five six seven eight nine',
    teens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty|fourty fifty sixty seventy eighty ninety',
    tensJoin: String.raw`[\s-]?`,
    hundred: 'hundred',
    thousand: 'thousand',
    join: String.raw`[\s-]`,
    rest: String.raw`[\s-](?:and\s)?`,
    article: 'a',
  },
  de: {
    ones: 'eins|ein zwei|zwo drei vier funf|fuenf sechs sieben acht neun',
    teens: 'zehn elf zwolf|zwoelf dreizehn vierzehn funfzehn|fuenfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig|dreissig vierzig funfzig|fuenfzig sechzig siebzig achtzig neunzig',
    tensJoin: 'und',
    onesFirst: true,
    hundred: 'hundert',
    thousand: 'tausend',
    join: String.raw`\s?`,
    rest: String.raw`\s?(?:und)?`,
  },
  fr: {
    ones: 'un|une deux trois quatre cinq six sept huit neuf',
    teens: String.raw`dix onze douze treize quatorze quinze seize dix[\s-]sept dix[\s-]huit dix[\s-]neuf`,
    tens: String.raw`vingt trente quarante cinquante soixante septante huitante|quatre[\s-]vingts? nonante`,
    tensJoin: String.raw`(?:[\s-]et[\s-]|[\s-])`,
    hundred: 'cents|cent',
    thousand: 'mille',
    join: String.raw`[\s-]`,
    rest: String.raw`[\s-]`,
  },
  es: {
    ones: 'uno|una|un dos tres cuatro cinco seis siete ocho nueve',
    teens: 'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    tens: 'veinte|veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    tensJoin: String.raw`(?:\sy\s)?`,
    hundred: 'ciento|cien',
    hundreds:
      'doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
    thousand: 'mil',
    join: String.raw`\s`,
    rest: String.raw`\s`,
  },
}

export type NumberWords = {
  /** Finds the spelled numbers of a folded text. */
  readonly all: RegExp
  /** The number that a match spells. */
  readonly valueOf: (match: string) => number
}

const group = (...alternatives: readonly string[]): string => `(?:${alternatives.join('|')})`

function numberWords(spelling: Spelling): NumberWords {
  const { tensJoin, onesFirst, hundred, hundreds, thousand, join, rest, article } = spelling
  const anyOf = (list: string) => group(...list.split(' ').toSorted((left, right) => right.length - left.length))
  const ones = anyOf(spelling.ones)
  const teens = anyOf(spelling.teens)
  const tens = anyOf(spelling.tens)
  const compound = onesFirst ? `(?:${ones}${tensJoin})?${tens}` : `${tens}(?:${tensJoin}${group(teens, ones)})?`
  const belowHundred = group(compound, teens, ones)
  const one = group(...[ones, article ?? []].flat())
  const ofHundreds = group(...(hundreds?.split(' ') ?? []), `(?:${one}${join})?${group(hundred)}`)
  // `a hundred and two hundred` are two numbers.
  const isWhole = `(?!${join}${group(hundred, thousand)})`
  const belowThousand = group(`${ofHundreds}(?:${rest}${belowHundred}${isWhole})?`, belowHundred)
  const multiplier = group(...[belowThousand, article ?? []].flat())
  const ofThousands = `(?:${multiplier}${join})?${group(thousand)}(?:${rest}${belowThousand}${isWhole})?`
  const valued: readonly (readonly [word: string, value: number])[] = [
    ...valuesOf(spelling.ones, (index) => index + 1),
    ...valuesOf(spelling.teens, (index) => index + 10),
    ...valuesOf(spelling.tens, (index) => (index + 2) * 10),
    ...valuesOf(hundreds ?? '', (index) => (index + 2) * 100),
    ...valuesOf(hundred, () => 100),
    ...valuesOf(thousand, () => 1000),
  ]
  const parts = valued.toSorted(([left], [right]) => right.length - left.length)
  const part = new RegExp(parts.map(([word]) => `(${word})`).join('|'), 'gu')
  return {
    all: new RegExp(String.raw`(?<![\p{L}\p{N}])${group(ofThousands, belowThousand)}(?![\p{L}\p{N}])`, 'gu'),
    valueOf(match) {
      let thousands = 0
      let below = 0
      for (const [, ...found] of match.matchAll(part)) {
        const value = parts[found.findIndex((word) => word !== undefined)]?.[1] ?? 0
        if (value === 1000) {
          thousands = Math.max(below, 1) * 1000
          below = 0
        } else if (value === 100) below = Math.max(below, 1) * 100
        else below += value
      }
      return thousands + below
    },
  }
}

const valuesOf = (list: string, valueAt: (index: number) => number): readonly (readonly [string, number])[] =>
  list
    .split(' ')
    .flatMap((words, index) =>
      words.split('|').flatMap((word) => (word === '' ? [] : [[word, valueAt(index)] as const])),
    )

const known = new Map<string, NumberWords>()

/** How the language of a locale spells numbers; null for a language that the table lacks. */
export function numberWordsOf(locale: string): NumberWords | null {
  const language = locale.slice(0, 2)
  const spelling = SPELLINGS[language]
  if (!spelling) return null
  const words = known.get(language) ?? numberWords(spelling)
  known.set(language, words)
  return words
}
