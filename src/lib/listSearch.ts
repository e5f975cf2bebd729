/** The state of a product list that lives in its URL. Defaults are absent, so that one list has one address. */
export type ListSearch = {
  /** Page number from 1. */
  readonly page?: number
  readonly sort?: ListSort
}

export const LIST_SORTS = ['price-asc', 'price-desc', 'name-asc', 'name-desc'] as const
export type ListSort = (typeof LIST_SORTS)[number]

/** Reads what a stranger may have typed: anything that is not a list's state is left out, never an error. */
export function parseListSearch(raw: Record<string, unknown>): ListSearch {
  const page = Number(raw['page'])
  const sort = LIST_SORTS.find((candidate) => candidate === raw['sort'])
  return {
    ...(Number.isSafeInteger(page) && page > 1 && { page }),
    ...(sort && { sort }),
  }
}
