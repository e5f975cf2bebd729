import { typedAmount } from '#src/lib/typedAmount.ts'
import { LIST_VIEWS, PER_PAGE_PARAM, PRICE_CODE } from './listSearch.ts'
import type { ListFilters, ListSearch, ListSort } from './listSearch.ts'
import { FILTERS_PARAM, searchText, VALUE_SEPARATOR } from './urlSearch.ts'

/** Parameters of a list's address that are never an attribute. */
export const LIST_OWN_PARAMS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'view',
  PER_PAGE_PARAM,
  'q',
  FILTERS_PARAM,
])

/** More pages than a shopper loads below each other; a forged address must not start thousands of requests. */
const MOST_PAGES = 25

/** Parses an untrusted address: invalid parts are ignored and never cause an error. */
export function parseListSearch(raw: Readonly<Record<string, unknown>>): ListSearch {
  const sort = parseSort(raw['sort'])
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

/** Whether the backend sorts by the attribute is not checked here. Codes have the form and the length of Magento's. */
const parseSort = (value: unknown): ListSort | undefined =>
  typeof value === 'string' && isSort(value) ? value : undefined

const isSort = (text: string): text is ListSort => /^[a-z][a-z0-9_]{0,59}-(?:asc|desc)$/.test(text)

/** One page or a range of pages: `3`, `1-3`. */
function parsePages(text: string): Pick<ListSearch, 'page' | 'from'> {
  const [from, page = from] = text.split('-').map(Number)
  if (text.split('-').length > 2 || !isPage(from) || !isPage(page) || from > page || page === 1) return {}
  return from === page ? { page } : { page, from: Math.max(from, page - MOST_PAGES + 1) }
}

const isPage = (page: number | undefined): page is number => Number.isSafeInteger(page) && Number(page) > 0

function parseFilters(raw: Readonly<Record<string, unknown>>): ListFilters {
  return Object.fromEntries(
    Object.entries(raw).flatMap(([code, value]) => {
      const text = LIST_OWN_PARAMS.has(code) ? null : searchText(value)
      if (text === null) return []
      const tokens = code === PRICE_CODE ? priceTokens(text) : distinct(text.split(VALUE_SEPARATOR))
      return tokens.length > 0 ? [[code, tokens] as const] : []
    }),
  )
}

/** The same value with another label is the same choice; the first one is kept. */
const distinct = (tokens: readonly string[]): readonly string[] =>
  [
    ...new Map(
      tokens
        .filter(Boolean)
        .toReversed()
        .map((token) => [valueOf(token), token]),
    ).values(),
  ].toReversed()

/** A form without scripts sends a range as two fields. */
function priceTokens(text: string): readonly string[] {
  const [from, to] = text.split(/[-_]/)
  const token = priceToken(amountOf(from), amountOf(to))
  return token === null ? [] : [token]
}

/** As shoppers write it, because a form without scripts sends it so. */
const amountOf = (text: string | undefined): number | null => typedAmount(text ?? '')

/** The price range as a token of the address; null without bounds, or with bounds that exclude every price. */
export function priceToken(from: number | null, to: number | null): string | null {
  if ((from === null && to === null) || (from !== null && to !== null && from > to)) return null
  return `${from ?? ''}-${to ?? ''}`
}

/** The bounds of a `price` token. */
export function priceRangeOf(token: string): { readonly from: number | null; readonly to: number | null } {
  const [from, to] = token.split('-')
  return { from: amountOf(from), to: amountOf(to) }
}

/** The value of a token. Restores the base64 padding of a uid if it was lost. */
export function valueOf(token: string): string {
  const value = token.slice(token.lastIndexOf('-') + 1)
  return /^\d+$/.test(value) ? value : value.padEnd(Math.ceil(value.length / 4) * 4, '=')
}

/** The number of counts that keep one request small enough; further attributes are counted within the filtered list. */
const COUNTED_APART_AT_MOST = 3

/**
 * The attributes whose options are counted without their own filter, because their values are alternatives. A single
 * attribute needs no extra count: the unfiltered list provides it.
 */
export function countedApart(filters: ListFilters): readonly string[] {
  const codes = Object.keys(filters).toSorted()
  return codes.length < 2 ? [] : codes.slice(0, COUNTED_APART_AT_MOST)
}
