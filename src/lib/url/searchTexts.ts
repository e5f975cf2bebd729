/** The search of an address as it is written: every value is a text, a repeated parameter is a list of texts. */
export type SearchTexts = Readonly<Record<string, string | readonly string[]>>

/**
 * Reads the search of an address. The router by itself reads numbers and booleans, which changes the long id of a
 * campaign, and `1e5` as a search term.
 */
export function parseSearchTexts(search: string): SearchTexts {
  const texts = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const values = texts.get(name)
    if (values) values.push(value)
    else texts.set(name, [value])
  }
  return Object.fromEntries(
    [...texts].map(([name, [first = '', ...others]]) => [name, others.length === 0 ? first : [first, ...others]]),
  )
}

/** Writes the search of an address, with its question mark; empty without parameters. */
export function stringifySearchTexts(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined) continue
    for (const each of Array.isArray(value) ? value : [value]) params.append(name, String(each))
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}
