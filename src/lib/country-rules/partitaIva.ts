/** The eleven digits of a typed Italian VAT number, without country code, spaces and dots. */
export const partitaIvaDigits = (typed: string): string => typed.replace(/^\s*IT/i, '').replace(/[\s.]/g, '')

/** Whether the last digit is the correct check digit (D.M. 23 December 1976: Luhn's formula). */
export function hasPartitaIvaCheckDigit(digits: string): boolean {
  const weighted = Array.from(digits, (digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
  const sum = weighted.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return digits.length === 11 && sum % 10 === 0
}
