import type { PopularSearchesQuery } from '#src/__generated__/PopularSearchesQuery.graphql.ts'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import { parseListSearch } from '#src/lib/parseListSearch.ts'
import { FILTERS_PARAM } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import { listFiltersView, startFacets } from './listFacets.ts'
import { startEarlierPages } from './listPages.ts'
import { sortInputOf } from './listSort.ts'
import { facetVariables, knownFilters } from './listVariables.ts'
import { loadBeside, startQuery, staticView, withoutList } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { pageSizeOf } from './pageSize.ts'
import type { RouteContext } from './routeContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'

/** What a search has found, in the state that the address names, or its filters over it. */
export async function searchView(
  context: RouteContext,
  { q, ...urlSearch }: UrlSearch & { readonly q: string },
  { supersedes }: { readonly supersedes: boolean },
): Promise<PageView> {
  // Magento answers a blank search with the whole catalogue, so it is never asked.
  if (q === '')
    return staticView(context, 'search', { query: null, earlier: [], facets: null, popular: null, search: { q } })
  const { filters: wanted, ...order } = parseListSearch(urlSearch)
  const [filters, pageSize] = await Promise.all([knownFilters(context, wanted), pageSizeOf(context, order)])
  const search = { ...order, filters, q }
  const variables = facetVariables({ search: q, uid: null, base: {} }, filters)

  const list = async (): Promise<PageView> => {
    const answer = { hasList: true, isEmpty: false }
    const pageVariables = (currentPage: number) => ({
      search: q,
      filter: variables.filter,
      pageSize,
      currentPage,
      // By relevance, whatever categories are sorted by.
      sort: sortInputOf(search.sort, null),
    })
    const ownQuery = startQuery<SearchPageQuery>(context, 'search', {
      variables: pageVariables(search.page ?? 1),
      supersedes,
      exists: ({ products }) => {
        answer.hasList = Boolean(products)
        answer.isEmpty = products?.total_count === 0
        return true
      },
    })
    const [query, earlier, facets] = await Promise.all([
      ownQuery,
      startEarlierPages<SearchPageQuery>(context, 'search', search, pageVariables),
      startFacets(context, variables, supersedes, ownQuery),
    ])
    const popular = answer.isEmpty ? await loadPopular(context) : POPULAR
    const view = { page: 'search', props: { query, earlier, facets, popular, search }, layerKey: 'search' } as const
    return answer.hasList ? view : { ...view, status: withoutList(search.page) }
  }

  if (!(FILTERS_PARAM in urlSearch)) return list()
  return listFiltersView(context, { list: { kind: 'search', q }, search, variables }, supersedes, list)
}

/** The browser asks when its page shows it. */
const POPULAR: RouteQuery<PopularSearchesQuery> = { operation: 'PopularSearchesQuery', variables: {} }

async function loadPopular(context: RouteContext): Promise<RouteQuery<PopularSearchesQuery> | null> {
  try {
    const { default: node } = await import('#src/__generated__/PopularSearchesQuery.graphql.ts')
    return await loadBeside<PopularSearchesQuery>(context, node, {})
  } catch (error) {
    context.reportError(error, 'popular searches')
    return null
  }
}
