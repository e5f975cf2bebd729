import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import type { ListAddress } from '#src/features/catalogue/list/ListLink.tsx'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { parseListSearch } from '#src/lib/url/parseListSearch.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { LoadArguments } from '#src/routing/definePage.ts'
import { knownSort } from './listSort.ts'
import { facetVariables, knownFilters } from './listVariables.ts'
import { pageSizeOf } from './pageSize.ts'
import type { TellingWord } from './readSearch.ts'

/** A list with its filters, order and page. */
export type ShownList = {
  readonly list: ListAddress
  readonly search: ListSearch
  /** The variables of the query of its filters. */
  readonly variables: ListFacetsQuery['variables']
  readonly pageSize: number
}

type Arguments = Pick<LoadArguments<UrlSearch>, 'context' | 'location' | 'search'>

/** A category's list with the filters and order of the address. */
export async function categoryListOf(
  { context, location, search: urlSearch }: Arguments,
  { uid }: Extract<UrlTarget, { readonly kind: 'category' }>,
): Promise<ShownList> {
  const base = { category_uid: { eq: uid } }
  const { search, pageSize } = await listStateOf(context, urlSearch, base)
  const variables = facetVariables({ search: null, uid, base }, search.filters)
  return { list: { kind: 'category', uid, path: location.pathname.slice(1) }, search, variables, pageSize }
}

/** The list of search results of one reading of its words. */
export type SearchList = ShownList & {
  readonly list: Extract<ListAddress, { readonly kind: 'search' }>
  /** The words of the search that the list does without. */
  readonly leftOut: readonly string[]
  readonly telling: readonly TellingWord[]
  /** It is shown only if one of its products has all the words. */
  readonly mustBeComplete: boolean
}

/**
 * The lists that the search of an address may mean, the closest first, with its filters and order. A list that is
 * filtered already has one meaning.
 */
export async function searchListsOf({
  context,
  search: { q = '', ...urlSearch },
}: Arguments): Promise<readonly [SearchList, ...SearchList[]]> {
  const { readSearch } = await import('./readSearch.ts')
  const { codes, readings } = await readSearch(context, String(q))
  const { search, pageSize } = await listStateOf(context, urlSearch, {}, codes)
  const listOf = (reading: (typeof readings)[number]): SearchList => {
    const { words, text, filters, leftOut, telling, mustBeComplete = false } = reading
    const all = { ...filters, ...search.filters }
    const variables = facetVariables({ search: text, uid: null, base: {} }, all)
    const list = { kind: 'search', q: words } as const
    return { list, search: { ...search, filters: all }, variables, pageSize, leftOut, telling, mustBeComplete }
  }
  const [first, ...others] = readings
  return Object.keys(search.filters).length > 0 ? [listOf(first)] : [listOf(first), ...others.map(listOf)]
}

/** A search without words and filters, which Magento would answer with the whole catalogue. */
export const isBlank = ({ variables, search: { filters = {} } }: ShownList): boolean =>
  variables.search === null && Object.keys(filters).length === 0

async function listStateOf(
  context: LoadArguments['context'],
  urlSearch: UrlSearch,
  base: Parameters<typeof knownSort>[1],
  codes: ReadonlySet<string> | null = null,
) {
  const { filters: wanted, sort: wantedSort, ...order } = parseListSearch(urlSearch)
  const [filters, sort, pageSize] = await Promise.all([
    knownFilters(context, wanted, codes),
    knownSort(context, base, wantedSort),
    pageSizeOf(context, order),
  ])
  return { search: { ...order, ...(sort && { sort }), filters }, pageSize }
}
