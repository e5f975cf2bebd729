import type { ElementContent, Properties } from 'hast'

/** The length of the longest number of an ordered list, in digits and without the full stop after it. */
export function longestNumber(list: Properties, children: readonly ElementContent[]): number {
  const items = children.flatMap((child) =>
    child.type === 'element' && child.tagName === 'li' ? [child.properties] : [],
  )
  const isReversed = list['reversed'] === true
  const write = WRITTEN[String(list['type'] ?? '1')] ?? String
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

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
]

function roman(number: number): string {
  let rest = number
  let text = ''
  for (const [value, letters] of ROMAN) {
    text += letters.repeat(Math.floor(rest / value))
    rest %= value
  }
  return text
}

// The widest letter is nearly as wide as two digits.
const letters = (number: number): string => (number > 26 ? letters(Math.floor((number - 1) / 26)) : '') + 'mm'

/** By the value of the attribute `type`. */
const WRITTEN: Readonly<Record<string, (number: number) => string>> = {
  a: letters,
  A: letters,
  i: roman,
  I: roman,
}
