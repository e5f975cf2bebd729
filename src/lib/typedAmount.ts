import { normalizedText } from './normalizedText.ts'

/** Currencies in signs and words, and blanks. */
const BESIDE_FIGURES = /[\p{Sc}\p{L}\s]+/gu
/** More digits than any price has, so that the amount is a plain number in an address. */
const MOST_DIGITS = 9

/**
 * The amount that a shopper typed or pasted, in any notation that a shop shows: `20`, `19,90`, `€ 1.200,50`,
 * `1,200.50`, `20 euro`, `CHF 20.–`. Null for every other text.
 */
export function typedAmount(text: string): number | null {
  // Digits of full width become plain ones.
  const figures = normalizedText(text, 'NFKC')
    .replaceAll(/(\d)[\s'’]+(?=\d)/g, "$1'")
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)[-–—]?/g, '')
    .replaceAll(/^\P{Nd}+|\P{Nd}+$/gu, (beside) => beside.replaceAll(BESIDE_FIGURES, ''))
  if (!/^\d[\d.,']*$/.test(figures)) return null
  const separators = figures.match(/[.,]/g) ?? []
  const last = separators.at(-1)
  const decimals = last === undefined ? '' : figures.slice(figures.lastIndexOf(last) + 1)
  // `1.200` is a thousand and more: no price has three decimals, except those below one.
  const isDecimal =
    separators.filter((each) => each === last).length === 1 &&
    (separators.length > 1 || decimals.length !== 3 || figures.includes("'") || figures.startsWith('0'))
  const whole = isDecimal ? figures.slice(0, -decimals.length - 1) : figures
  const [first = '', ...groups] = whole.split(/[.,']/)
  if (first === '' || groups.some((group) => group.length !== 3)) return null
  const digits = first + groups.join('')
  return digits.length > MOST_DIGITS ? null : Number(isDecimal ? `${digits}.${decimals}` : digits)
}
