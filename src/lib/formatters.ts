// To make a formatter costs some fifty times what it costs to use it, and a list has a price on every card.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateTimeFormats = new Map<string, Intl.DateTimeFormat>()

/** As `new Intl.NumberFormat(locale, options)`; made once. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options)
  const known = numberFormats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, options)
  numberFormats.set(key, made)
  return made
}

/** As `new Intl.DateTimeFormat(locale, options)`; made once. */
export function dateTimeFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = dateTimeFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  dateTimeFormats.set(key, made)
  return made
}
