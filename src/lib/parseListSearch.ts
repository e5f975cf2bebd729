import { LIST_SORTS, LIST_VIEWS, PER_PAGE_PARAM, PRICE_CODE } from './listSearch.ts'
import type { ListFilters, ListSearch } from './listSearch.ts'
import { FILTERS_PARAM, searchText, VALUE_SEPARATOR } from './urlSearch.ts'

/** Parameters of a list's address that never name an attribute. */
const OWN_PARAMS = new Set(['page', 'sort', 'view', PER_PAGE_PARAM, 'q', FILTERS_PARAM])

/** More than anybody loads one below the other; a foreign address must not start thousands of requests. */
const MOST_PAGES = 25

/** Reads what a stranger may have typed: anything that is not a list's state is left out, never an error. */
export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const sort = LIST_SORTS.find((candidate) => candidate === raw['sort'])
  const view = LIST_VIEWS.find((candidate) => candidate === raw['view'])
  const perPage = Number(raw[PER_PAGE_PARAM])
  const filters = parseFilters(raw)
  return {
    ...parsePages(searchText(raw['page']) ?? ''),
    ...(sort && { sort }),
    ...(view && { view }),
    ...(isPage(perPage) && { perPage }),
    ...(Object.keys(filters).length > 0 && { filters }),
  }
}

/** One page, or the pages from one to another: `3`, `1-3`. */
function parsePages(text: string): Pick<ListSearch, 'page' | 'from'> {
  const [from, page = from] = text.split('-').map(Number)
  if (text.split('-').length > 2 || !isPage(from) || !isPage(page) || from > page || page === 1) return {}
  return from === page ? { page } : { page, from: Math.max(from, page - MOST_PAGES + 1) }
}

const isPage = (page: number | undefined): page is number => Number.isSafeInteger(page) && Number(page) > 0

function parseFilters(raw: Readonly<Record<string, unknown>>): ListFilters {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([code, value]) => {
      const text = OWN_PARAMS.has(code) ? null : searchText(value)
      if (text === null) return []
      const tokens = code === PRICE_CODE ? priceTokens(text) : distinct(text.split(VALUE_SEPARATOR))
      return tokens.length > 0 ? [[code, tokens] as const] : []
    }),
  )
}

/** The same value under another label is the same choice; the first one stays. */
const distinct = (tokens: readonly string[]): readonly string[] =>
  [
    ...new Map(
      tokens
        .filter(Boolean)
        .toReversed()
        .map((token) => [valueOf(token), token]),
    ).values(),
  ].toReversed()

/** Two fields of a form without script are a range, too. */
function priceTokens(text: string): readonly string[] {
  const [from, to] = text.split(/[-_]/)
  const token = priceToken(amountOf(from), amountOf(to))
  return token === null ? [] : [token]
}

function amountOf(text: string | undefined): number | null {
  const amount = Number(text)
  return text === undefined || text === '' || !Number.isFinite(amount) || amount < 0 ? null : amount
}

/** The range of prices as it stands in the address; null where it has no bounds, or bounds that let nothing through. */
export function priceToken(from: number | null, to: number | null): string | null {
  if ((from === null && to === null) || (from !== null && to !== null && from > to)) return null
  return `${from ?? ''}-${to ?? ''}`
}

/** The bounds that a token of `price` names. */
export function priceRangeOf(token: string): { readonly from: number | null; readonly to: number | null } {
  const [from, to] = token.split('-')
  return { from: amountOf(from), to: amountOf(to) }
}

/** The value of a token. A uid that lost the padding of its base64 gets it back. */
export function valueOf(token: string): string {
  const value = token.slice(token.lastIndexOf('-') + 1)
  return /^\d+$/.test(value) ? value : value.padEnd(Math.ceil(value.length / 4) * 4, '=')
}

/** As many as one request can count without making it too large; further ones are counted as the list is filtered. */
const COUNTED_APART_AT_MOST = 3

/**
 * The attributes whose options are counted as if they themselves did not filter, because their values are alternatives.
 * A single one needs no count of its own: that is the list without filters.
 */
export function countedApart(filters: ListFilters): readonly string[] {
  const codes = Object.keys(filters).toSorted()
  return codes.length < 2 ? [] : codes.slice(0, COUNTED_APART_AT_MOST)
}
