import { searchValue, VALUE_SEPARATOR } from './urlSearch.ts'
import type { SearchValue } from './urlSearch.ts'

/** The state of a product list that lives in its URL. Defaults are absent. */
export type ListSearch = {
  /** Page number from 1; of several pages one below the other the last. */
  readonly page?: number
  /** The first of the pages on screen, where there are several. */
  readonly from?: number
  readonly sort?: ListSort
  /** How the pieces stand, where it is not as the shop has it. */
  readonly view?: ListView
  /** How many pieces a page has, where it is not as many as the shop has. */
  readonly perPage?: number
  readonly filters?: ListFilters
}

export const LIST_SORTS = ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** The choice that stands for the merchant's attribute; undefined where it is another order, such as `position`. */
export const listSortOf = (attribute: string | null): ListSort | undefined =>
  LIST_SORTS.find((sort) => sort === `${attribute ?? ''}-asc`)

export const LIST_VIEWS = ['grid', 'list'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** No code of an attribute has a hyphen. */
export const PER_PAGE_PARAM = 'per-page'

/**
 * Attribute code → its chosen values as tokens (see {@link tokenOf}); of `price` one token, `20-50`. The order is that
 * of choosing, so that the last choice can be taken back.
 */
export type ListFilters = Readonly<Record<string, readonly string[]>>

/** Magento's codes of the two facets that are no attribute with options. */
export const PRICE_CODE = 'price'
export const CATEGORY_CODE = 'category_uid'

/** The state as parameters for the router, in an order of its own: page and order after the filters. */
export function listSearchParams({
  page = 1,
  from = page,
  sort,
  view,
  perPage,
  filters = {},
}: ListSearch): Readonly<Record<string, SearchValue>> {
  return {
    ...Object.fromEntries(
      Object.entries(filters).map(([code, tokens]) => [code, searchValue(tokens.join(VALUE_SEPARATOR))]),
    ),
    ...(sort && { sort }),
    ...(view && { view }),
    ...(perPage !== undefined && { [PER_PAGE_PARAM]: perPage }),
    ...(page > 1 && { page: from < page ? `${from}-${page}` : page }),
  }
}

/** The list in this state from its first page on, as it begins when its pieces or their order change. */
export const fromItsStart = ({ page: _page, from: _from, ...state }: ListSearch): ListSearch => state

/** The filters without the value that was chosen last. */
export function withoutLast(filters: ListFilters): ListFilters {
  const [code, tokens = []] = Object.entries(filters).at(-1) ?? []
  if (code === undefined) return filters
  const { [code]: _last, ...others } = filters
  return tokens.length > 1 ? { ...others, [code]: tokens.slice(0, -1) } : others
}
