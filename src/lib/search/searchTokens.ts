import { foldedText } from '../normalizedText.ts'

/** A word as typed, and the form in which it is compared. */
export type SearchToken = { readonly text: string; readonly word: string }

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/** The words between spaces. `men's` and `l'uovo` stay whole, so that their single letters are no sizes. */
export const tokensOf = (text: string): readonly SearchToken[] =>
  text.split(/\s+/u).flatMap((part) => {
    const word = foldedText(part.replaceAll(EDGES, ''))
    return word === '' ? [] : [{ text: part, word }]
  })
