import type { ElementContent, Properties } from 'hast'

/** The length of the longest number of an ordered list, in digits and without the full stop after it. */
export function longestNumber(list: Properties, children: readonly ElementContent[]): number {
  const items = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'li' ? [child.properties] : [],
  )
  const isReversed = list['reversed'] === true
  const write = WRITTEN.get(list['type']) ?? String
  let next = wholeNumber(list['start']) ?? (isReversed ? items.length : 1)
  let longest = 0
  for (const item of items) {
    const number = wholeNumber(item['value']) ?? next
    // As browsers do with numbers that letters and Roman numerals lack.
    longest = Math.max(longest, (number > 0 && number < 4000 ? write(number) : String(number)).length)
    next = number + (isReversed ? -1 : 1)
  }
  return longest
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null
}

/** The lengths of the Roman numerals for the digits 0 to 9, which are the same at every place below the thousands. */
const ROMAN_LENGTHS = [0, 1, 2, 3, 2, 1, 2, 3, 4, 2] as const

function roman(number: number): string {
  const digits = String(number % 1000)
    .split('')
    .map(Number)
  const length = digits.reduce((sum, digit) => sum + (ROMAN_LENGTHS[digit] ?? 0), Math.floor(number / 1000))
  return 'm'.repeat(length)
}

// The widest letter is nearly as wide as two digits.
const letters = (number: number): string => (number > 26 ? letters(Math.floor((number - 1) / 26)) : '') + 'mm'

/** By the value of the attribute `type`. */
const WRITTEN: ReadonlyMap<unknown, (number: number) => string> = new Map([
  ['a', letters],
  ['A', letters],
  ['i', roman],
  ['I', roman],
])
