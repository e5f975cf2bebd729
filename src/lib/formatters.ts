// Creating a formatter takes about fifty times as long as using it, and a list has a price on every card.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()

/** Like `new Intl.NumberFormat(locale, options)`, but cached. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  numberFormats.set(key, made)
  return made
}

/** Like `new Intl.DateTimeFormat(locale, options)`, but cached. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = dateTimeFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  dateTimeFormats.set(key, made)
  return made
}

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
