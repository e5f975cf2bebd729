import { hasPartitaIvaCheckDigit } from './partitaIva.ts'

/** A tax code as it was typed, without spaces and in capitals. */
export const codiceFiscaleOf = (typed: string): string => typed.replace(/\s/g, '').toUpperCase()

/** These letters replace digits in codes that would otherwise belong to two people. */
const SHAPE = /^[A-Z]{6}[\dLMNP-V]{2}[A-EHLMPR-T][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/

/** Sixteen characters, or the eleven digits of a provisional one. */
export const isShapedAsCodiceFiscale = (code: string): boolean => SHAPE.test(code) || /^\d{11}$/.test(code)

/** Values of 0–9 and A–Z at odd positions, counted from one (D.M. 23 December 1976). */
const ODD_VALUES = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23]

const valueOf = (character: string): number => {
  const digit = Number(character)
  return Number.isNaN(digit) ? character.charCodeAt(0) - 65 : digit
}

/** Whether the last character is the correct check character. */
export function hasCodiceFiscaleCheckCharacter(code: string): boolean {
  if (/^\d+$/.test(code)) return hasPartitaIvaCheckDigit(code)
  const sum = Array.from(code.slice(0, -1), valueOf).reduce(
    (total, value, index) => total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value),
    0,
  )
  return code.at(-1) === String.fromCharCode(65 + (sum % 26))
}
