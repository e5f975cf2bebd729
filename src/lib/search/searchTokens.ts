import { foldedText } from '../normalizedText.ts'

/** A word as typed, and the form in which it is compared. */
export type SearchToken = { readonly text: string; readonly word: string }

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu

/**
 * The words between spaces, and around the colon of `size:L` and the slash of `blue/green`. `men's` and `l'uovo` stay
 * whole, so that their single letters are no sizes.
 */
export const tokensOf = (text: string): readonly SearchToken[] =>
  text.split(/\s+|(?<=\p{L})[:=](?=[\p{L}\p{N}])|(?<=\p{L})\/(?=\p{L})/u).flatMap((part) => {
    const word = foldedText(part.replaceAll(EDGES, ''))
    return word === '' ? [] : [{ text: part, word }]
  })
