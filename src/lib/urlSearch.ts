import { parseListSearch } from './listSearch.ts'
import type { ListSearch } from './listSearch.ts'

/**
 * The search of an address in Magento's URL space, which may be a list or a product: a list's state, and everything
 * else as it stands there, because a product's options have the names of its attributes.
 */
export type UrlSearch = ListSearch & { readonly [param: string]: SearchValue | undefined }

/** The router reads and writes numbers and truth values as such. */
type SearchValue = string | number | boolean

const isSearchValue = (value: unknown): value is SearchValue =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

export function parseUrlSearch(raw: Record<string, unknown>): UrlSearch {
  const { page: _page, sort: _sort, ...rest } = raw
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => isSearchValue(value))),
    ...parseListSearch(raw),
  }
}

/** Everything but the list's state, as texts. */
export function variantParamsOf({ page: _page, sort: _sort, ...rest }: UrlSearch): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(rest).map(([param, value]) => [param, String(value)]))
}

/** A text as the router must get it: it would put quotes around one that reads as a number. */
export const searchValue = (text: string): SearchValue => (String(Number(text)) === text ? Number(text) : text)
