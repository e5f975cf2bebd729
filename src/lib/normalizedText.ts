/**
 * More marks on one letter than any language writes: the limit of Unicode's “Stream-Safe Text Format” (UAX #15). Sorting
 * the marks of a letter takes the square of their number.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/** A text in a Unicode normal form, in time proportional to its length. */
export const normalizedText = (text: string, form: 'NFC' | 'NFD' | 'NFKC'): string =>
  text.replaceAll(TOO_MANY_MARKS, '$1').normalize(form)

/** Lower case without accents: `Perché` is `perche`. */
export const foldedText = (text: string): string => normalizedText(text, 'NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
