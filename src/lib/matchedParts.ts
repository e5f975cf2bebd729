import { foldedText, normalizedText } from './normalizedText.ts'

/** A piece of a text that does or does not match the search. */
export type TextPart = {
  readonly text: string
  readonly isMatch: boolean
  /** The position of its first character. */
  readonly at: number
}

const WORD = /[\p{L}\p{N}]+/gu

/** Splits the text into pieces; the beginnings of words that match a word of the query are matches. */
export function matchedParts(text: string, query: string): readonly TextPart[] {
  const wanted = [...new Set([...normalizedText(query, 'NFC').matchAll(WORD)].map(([word]) => foldedText(word)))]
  const whole = normalizedText(text, 'NFC')
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: word, index } of whole.matchAll(WORD)) {
    const plain = foldedText(word)
    const matched = wanted.filter((each) => plain.startsWith(each))
    if (matched.length === 0) continue
    const length = Math.max(...matched.map((each) => each.length))
    if (index > end) parts.push({ text: whole.slice(end, index), isMatch: false, at: end })
    parts.push({ text: whole.slice(index, index + length), isMatch: true, at: index })
    end = index + length
  }
  if (end < whole.length) parts.push({ text: whole.slice(end), isMatch: false, at: end })
  return parts
}
