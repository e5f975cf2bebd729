import { normalizedText } from './normalizedText.ts'
import { visible } from './visible.ts'

/** A typed text as it is sent: in composed Unicode and without signs and blanks that nobody sees. */
export const plainText = (text: string): string => normalizedText(visible(text), 'NFC').trim().replaceAll(/\s+/g, ' ')

/** The words and signs that mails and people write before a number: `Order`, `#`, `N.`, `n°`, `Nr.`, `No.`. */
const NUMBER_SIGN = /^(?:\p{L}{3,}:? )*(?:#|№|n[.°ºro]*(?=[\s#\d])|\s)*/iu

/** An order's number without such signs and without blanks, in the digits of a Magento. */
export const orderNumberIn = (text: string): string =>
  plainText(text).normalize('NFKC').replace(NUMBER_SIGN, '').replaceAll(/[\s#]/g, '')

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
      [plain, plain.replaceAll('’', "'"), plain.replaceAll("'", '’')].flatMap((name) => [name, capitalised(name)]),
    ),
  ]
}
