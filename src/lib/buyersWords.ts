import { normalizedText } from './normalizedText.ts'
import { visible } from './visible.ts'

/** A typed text as it is sent: in composed Unicode and without signs and blanks that nobody sees. */
export const plainText = (text: string): string => normalizedText(visible(text), 'NFC').trim().replaceAll(/\s+/g, ' ')

/** Everything before the first digit up to a blank, a colon or a sign of numbers: `Order #`, `Bestell-Nr.: `, `(N° `. */
const WORDS_BEFORE = /^\P{N}*[\s:#°]/u
/** An abbreviation of “number” directly before the digits, as in `n.22` and `No22`, and punctuation. */
const SIGN_BEFORE = /^[^\p{L}\p{N}]*(?:n[.or]*(?=\p{N}))?/iu
/** The punctuation of the sentence from which a number was copied. */
const SIGNS_AFTER = /(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/u
/** Hyphens and dashes, which editors put for each other. */
const DASHES = /[\u2010-\u2015\u2212]/g

/** An order's number without such signs and without blanks, in the digits of a Magento. */
export const orderNumberIn = (text: string): string =>
  [WORDS_BEFORE, SIGN_BEFORE, SIGNS_AFTER]
    .reduce((number, sign) => number.replace(sign, ''), plainText(text).normalize('NFKC'))
    .replaceAll(DASHES, '-')
    .replaceAll(/[\s#]/g, '')

/** A postcode in the one form in which it is written and asked, because a Magento compares the one of an order exactly. */
export const postcodeForm = (text: string): string => plainText(text).normalize('NFKC').toUpperCase()

const capitalised = (name: string): string =>
  name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())

/**
 * A last name in the ways in which its owner may have written it elsewhere, the typed one first. Keyboards of phones
 * write another apostrophe than those of desks.
 */
export const spellingsOfName = (typed: string): readonly string[] => {
  const plain = plainText(typed)
  return [
    ...new Set(
      [plain, plain.replaceAll('’', "'"), plain.replaceAll("'", '’')].flatMap((name) => [
        name,
        capitalised(name),
        name.toUpperCase(),
        name.toLowerCase(),
      ]),
    ),
  ]
}
