/**
 * The words of the commonest passwords in published breaches that a rule about lengths and kinds of characters lets
 * through once they have a capital, a digit or a sign: `Password1`, `Qwerty123!`.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  `abc abcd abcde abcdef admin administrator azerty baseball batman changeme charlie dragon football freedom ginger
  guest hello iloveyou letmein login lovely master michael monkey mustang passw pass password princess qaz2wsx qazwsx qwe qwer
  qwert qwerty qwertyuiop qwertz root secret shadow starwars summer sunshine superman test trustno welcome whatever
  winter zaq zxcvbnm`.split(/\s+/),
)

/** Signs and digits that stand for letters. */
const LETTERS: ReadonlyMap<string, string> = new Map([
  ['@', 'a'],
  ['4', 'a'],
  ['3', 'e'],
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['$', 's'],
  ['5', 's'],
  ['7', 't'],
])

/** Longer ones are words with something of the shopper's own. */
const MOST_CHARACTERS = 16

/** Whether a password is one of the commonest words with digits and signs around it. */
export function isCommonPassword(password: string): boolean {
  if (password.length > MOST_CHARACTERS) return false
  const word = coreOf(password.toLowerCase())
  return COMMON_WORDS.has(word) || COMMON_WORDS.has(Array.from(word, (sign) => LETTERS.get(sign) ?? sign).join(''))
}

const isLetter = (sign: string): boolean => sign >= 'a' && sign <= 'z'

/** From the first to the last letter. */
function coreOf(word: string): string {
  const letters = Array.from(word, isLetter)
  return word.slice(Math.max(letters.indexOf(true), 0), letters.lastIndexOf(true) + 1)
}
