import { PRICE_CODE } from './listSearch.ts'
import { valueOf } from './parseListSearch.ts'
import type { ListFilters } from './listSearch.ts'

/**
 * An option in the address: its label for readers and its value for the request (`blue-21`). The address needs both,
 * because a list is requested before its options are known.
 */
export function tokenOf(slug: string, value: string): string {
  const bare = value.replace(/={1,2}$/, '')
  return slug === '' ? bare : `${slug}-${bare}`
}

/** Readable words of a token whose option is unknown. */
export const wordsOf = (token: string): string => token.slice(0, token.lastIndexOf('-')).replaceAll('-', ' ') || token

/** Adds a value to the filters, or removes it if it was chosen; an added value is the last. */
export function toggledFilters(filters: ListFilters, code: string, token: string): ListFilters {
  const { [code]: tokens = [], ...others } = filters
  const value = valueOf(token)
  const rest = tokens.filter((each) => valueOf(each) !== value)
  if (rest.length === tokens.length) return { ...others, [code]: [...tokens, token] }
  return rest.length > 0 ? { ...filters, [code]: rest } : others
}

/** The filters with another price range, or none. */
export function pricedFilters({ [PRICE_CODE]: _price, ...others }: ListFilters, token: string | null): ListFilters {
  return token === null ? others : { ...others, [PRICE_CODE]: [token] }
}

export const isChosen = (filters: ListFilters, code: string, token: string): boolean =>
  filters[code]?.some((each) => valueOf(each) === valueOf(token)) ?? false

export const countOf = (filters: ListFilters): number =>
  Object.values(filters).reduce((sum, tokens) => sum + tokens.length, 0)

/** Equal keys mean that two sets of filters request the same list. */
export const filtersKey = (filters: ListFilters): string =>
  Object.entries(filters)
    .map(
      ([code, tokens]) =>
        `${code}=${tokens
          .map((token) => (code === PRICE_CODE ? token : valueOf(token)))
          .toSorted()
          .join()}`,
    )
    .toSorted()
    .join('&')
