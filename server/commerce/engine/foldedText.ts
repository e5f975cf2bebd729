/**
 * More marks on one letter than any language writes: the limit of Unicode's “Stream-Safe Text Format” (UAX #15). Sorting
 * the marks of a letter takes the square of their number.
 */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu

/** Lower case without accents, as words are indexed and looked up: `Perché` is `perche`. */
export const foldedText = (text: string): string =>
  text.replaceAll(TOO_MANY_MARKS, '$1').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
