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
