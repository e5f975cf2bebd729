/** A typed text as it is sent: in composed Unicode and without blanks that nobody sees. */
export const plainText = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')

/** The signs that mails and people write before a number: `#`, `N.`, `n°`, `Nr.`, `No.`. */
const NUMBER_SIGN = /^(?:#|№|n(?:[.°º]|r\.?|o\.?)*(?=[\s#\d]))+/i

/** An order's number without such signs and without blanks. */
export const orderNumberIn = (text: string): string => plainText(text).replace(NUMBER_SIGN, '').replaceAll(/[\s#]/g, '')

const capitalised = (name: string): string =>
  name.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())

/** A last name in the ways in which its owner may have written it elsewhere, the typed one first. */
export const spellingsOfName = (typed: string): readonly string[] => [
  ...new Set([plainText(typed), capitalised(plainText(typed))]),
]
