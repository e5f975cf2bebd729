import { VALUE_SEPARATOR } from './urlSearch.ts'

/** The state of a product list in its URL. Defaults are absent. */
export type ListSearch = {
  /** Page number from 1; the last one if several pages are shown below each other. */
  readonly page?: number
  /** The first page on screen if several are shown. */
  readonly from?: number
  readonly sort?: ListSort
  /** The view, if it differs from the shop's default. */
  readonly view?: ListView
  /** The page size, if it differs from the shop's default. */
  readonly perPage?: number
  readonly filters?: ListFilters
}

/** The orders that every backend has. */
export const LIST_SORTS = ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
export type OwnSort = (typeof LIST_SORTS)[number]

/** The code of an attribute and the direction of its values. */
export type ListSort = `${string}-${'asc' | 'desc'}`

export const isOwnSort = (sort: ListSort): sort is OwnSort => LIST_SORTS.some((own) => own === sort)

export const LIST_VIEWS = ['grid', 'list'] as const
export type ListView = (typeof LIST_VIEWS)[number]

/** Attribute codes contain no hyphen, so this parameter cannot collide with a filter. */
export const PER_PAGE_PARAM = 'per-page'

/**
 * Attribute code → its chosen values as tokens (see {@link tokenOf}); `price` has one token, `20-50`. Kept in the order
 * of choosing, so that the last choice can be undone.
 */
export type ListFilters = Readonly<Record<string, readonly string[]>>

/** Magento's codes of the two facets that are not attributes with options. */
export const PRICE_CODE = 'price'
export const CATEGORY_CODE = 'category_uid'

/** The state as parameters for the router in a fixed order: filters first, then page and order. */
export function listSearchParams({
  page = 1,
  from = page,
  sort,
  view,
  perPage,
  filters = {},
}: ListSearch): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(filters).map(([code, tokens]) => [code, tokens.join(VALUE_SEPARATOR)])),
    ...(sort && { sort }),
    ...(view && { view }),
    ...(perPage !== undefined && { [PER_PAGE_PARAM]: String(perPage) }),
    ...(page > 1 && { page: from < page ? `${from}-${page}` : String(page) }),
  }
}

/** The same list from its first page, for a change of its filters or its order. */
export const fromItsStart = ({ page: _page, from: _from, ...state }: ListSearch): ListSearch => state

/** The filters without the most recently chosen value. */
export function withoutLast(filters: ListFilters): ListFilters {
  const [code, tokens = []] = Object.entries(filters).at(-1) ?? []
  if (code === undefined) return filters
  const { [code]: _last, ...others } = filters
  return tokens.length > 1 ? { ...others, [code]: tokens.slice(0, -1) } : others
}
