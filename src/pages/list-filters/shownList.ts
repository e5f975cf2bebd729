import type { useListFacetsQuery as ListFacetsQuery } from '#src/__generated__/useListFacetsQuery.graphql.ts'
import type { ListAddress } from '#src/features/catalogue/list/ListLink.tsx'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { parseListSearch } from '#src/lib/url/parseListSearch.ts'
import type { UrlSearch } from '#src/lib/url/urlSearch.ts'
import type { UrlTarget } from '#src/lib/url/urlTarget.ts'
import type { LoadArguments } from '#src/routing/definePage.ts'
import { facetVariables, knownFilters } from './listVariables.ts'
import { pageSizeOf } from './pageSize.ts'

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
  const { search, pageSize } = await listStateOf(context, urlSearch)
  const variables = facetVariables({ search: null, uid, base: { category_uid: { eq: uid } } }, search.filters)
  return { list: { kind: 'category', uid, path: location.pathname.slice(1) }, search, variables, pageSize }
}

/** The list of search results with the filters and order of the address. */
export async function searchListOf({ context, search: { q = '', ...urlSearch } }: Arguments): Promise<ShownList> {
  const { search, pageSize } = await listStateOf(context, urlSearch)
  const words = String(q)
  const variables = facetVariables({ search: words, uid: null, base: {} }, search.filters)
  return { list: { kind: 'search', q: words }, search, variables, pageSize }
}

async function listStateOf(context: LoadArguments['context'], urlSearch: UrlSearch) {
  const { filters: wanted, ...order } = parseListSearch(urlSearch)
  const [filters, pageSize] = await Promise.all([knownFilters(context, wanted), pageSizeOf(context, order)])
  return { search: { ...order, filters }, pageSize }
}
