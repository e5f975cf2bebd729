import { PRICE_CODE } from './listSearch.ts'
import { valueOf } from './parseListSearch.ts'
import type { ListFilters } from './listSearch.ts'

/**
 * An option as it stands in the address: its label to be read, its value to be asked for (`blue-21`). Both, because
 * a list is asked for before anybody knows which options there are.
 */
export function tokenOf(slug: string, value: string): string {
  const bare = value.replace(/=+$/, '')
  return slug === '' ? bare : `${slug}-${bare}`
}

/** What a reader makes of a token whose option is not known. */
export const wordsOf = (token: string): string => token.slice(0, token.lastIndexOf('-')).replaceAll('-', ' ') || token

/** The filters with one value more, or one less when it was chosen; what was added is the last. */
export function toggledFilters(filters: ListFilters, code: string, token: string): ListFilters {
  const { [code]: tokens = [], ...others } = filters
  const value = valueOf(token)
  const rest = tokens.filter((each) => valueOf(each) !== value)
  if (rest.length === tokens.length) return { ...others, [code]: [...tokens, token] }
  return rest.length > 0 ? { ...filters, [code]: rest } : others
}

/** The filters with another range of prices, or none. */
export function pricedFilters({ [PRICE_CODE]: _price, ...others }: ListFilters, token: string | null): ListFilters {
  return token === null ? others : { ...others, [PRICE_CODE]: [token] }
}

export const isChosen = (filters: ListFilters, code: string, token: string): boolean =>
  filters[code]?.some((each) => valueOf(each) === valueOf(token)) ?? false

export const countOf = (filters: ListFilters): number =>
  Object.values(filters).reduce((sum, tokens) => sum + tokens.length, 0)

/** Two states of the filters that ask for the same. */
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
