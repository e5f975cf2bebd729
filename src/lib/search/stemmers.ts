export type Stem = (word: string) => string

type StemmerModule = { readonly stemmer: Stem }

/** Each is loaded for its language only. */
const STEMMERS: Readonly<Record<string, () => Promise<StemmerModule>>> = {
  it: () => import('@orama/stemmers/italian'),
  en: () => import('@orama/stemmers/english'),
  de: () => import('@orama/stemmers/german'),
  fr: () => import('@orama/stemmers/french'),
  es: () => import('@orama/stemmers/spanish'),
}

/** Keyboards without umlauts write `gruen`; folded words have `grun` for `grün`. */
const SPELT_UMLAUT = /(?<!q)([aou])e/gu

const unchanged: Stem = (word) => word

/** The stemmer of the language of a locale (`de`, `pt-BR`): forms of a word have one stem. Words with digits keep their form. */
export async function loadStemmer(locale: string): Promise<Stem> {
  const load = STEMMERS[locale.slice(0, 2)]
  if (!load) return unchanged
  const { stemmer } = await load()
  const plain = locale.startsWith('de') ? (word: string) => word.replaceAll(SPELT_UMLAUT, '$1') : unchanged
  return (word) => (/\p{N}/u.test(word) ? word : stemmer(plain(word)))
}
