import type { UrlSearch } from '#src/lib/url/urlSearch.ts'

/** The search parameters of a search page. */
export type SearchOfSearch = UrlSearch & { readonly q: string }

/** Magento cuts longer searches too. */
const MOST_LETTERS = 128

/** The search term as an address has it. The router parses numbers; a search for "12" is still a text. */
export const searchWords = (q: unknown): string =>
  typeof q === 'string' || typeof q === 'number' ? `${q}`.trim().slice(0, MOST_LETTERS) : ''
