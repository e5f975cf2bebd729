import { searchValue, VALUE_SEPARATOR } from './urlSearch.ts'
import type { SearchValue } from './urlSearch.ts'

/** The state of a product list that lives in its URL. Defaults are absent. */
export type ListSearch = {
  /** Page number from 1. */
  readonly page?: number
  readonly sort?: ListSort
  readonly filters?: ListFilters
}

export const LIST_SORTS = ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/**
 * Attribute code → its chosen values as tokens (see {@link tokenOf}); of `price` one token, `20-50`. The order is that
 * of choosing, so that the last choice can be taken back.
 */
export type ListFilters = Readonly<Record<string, readonly string[]>>

/** Magento's codes of the two facets that are no attribute with options. */
export const PRICE_CODE = 'price'
export const CATEGORY_CODE = 'category_uid'

/** The state as parameters for the router, in an order of its own: page and order after the filters. */
export function listSearchParams({ page, sort, filters = {} }: ListSearch): Readonly<Record<string, SearchValue>> {
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([code, tokens]) => [code, searchValue(tokens.join(VALUE_SEPARATOR))]),
    ),
    ...(sort && { sort }),
    ...(page !== undefined && page > 1 && { page }),
  }
}

/** The filters without the value that was chosen last. */
export function withoutLast(filters: ListFilters): ListFilters {
  const [code, tokens = []] = Object.entries(filters).at(-1) ?? []
  if (code === undefined) return filters
  const { [code]: _last, ...others } = filters
  return tokens.length > 1 ? { ...others, [code]: tokens.slice(0, -1) } : others
}
