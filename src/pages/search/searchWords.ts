import type { UrlSearch } from '#src/lib/url/urlSearch.ts'

/** The search parameters of a search page. */
export type SearchOfSearch = UrlSearch & { readonly q: string }

/** Magento cuts longer searches too. */
const MOST_LETTERS = 128

/** The search term as an address has it; the first one of several. */
export function searchWords(q: unknown): string {
  const [first]: readonly unknown[] = Array.isArray(q) ? q : [q]
  return typeof first === 'string' ? first.trim().slice(0, MOST_LETTERS) : ''
}
