/**
 * A range of days without leading zeros: in Italian `formatRange` pads the days of a range over two months, "mar 01 dic",
 * unlike `format`. Spaces are plain: their widths differ between the language data of the host and of browsers, and a text
 * that the server has rendered must be the same in the browser.
 */
export const dayRange = (format: Intl.DateTimeFormat, first: Date, last: Date): string =>
  format
    .formatRangeToParts(first, last)
    .map(({ type, value }) =>
      type === 'day' ? value.replace(/^\p{Nd}(?=\p{Nd})/u, (digit) => (isZero(digit) ? '' : digit)) : value,
    )
    .join('')
    .replace(/\p{Zs}/gu, ' ')

/** A zero of any script: a decimal digit whose predecessor is none. */
const isZero = (digit: string): boolean => !/\p{Nd}/u.test(String.fromCodePoint((digit.codePointAt(0) ?? 0) - 1))
