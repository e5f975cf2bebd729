import type { PopularSearchesQuery } from '#src/__generated__/PopularSearchesQuery.graphql.ts'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import { startFacets } from '#src/pages/list-filters/listFacets.ts'
import { startEarlierPages } from '#src/pages/list-filters/listPages.ts'
import { sortInputOf } from '#src/pages/list-filters/listSort.ts'
import { searchListOf } from '#src/pages/list-filters/shownList.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { loadOptionalQuery, startQuery, staticView, withoutList } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import type { SearchOfSearch } from './searchWords.ts'
import type { SearchPageProps } from './SearchPage.tsx'

/** Loads the search results with the filters, order and page of the address. */
export async function loadSearch(
  args: LoadArguments<SearchOfSearch>,
  page: LoadedPage<SearchPageProps>,
): Promise<PageView> {
  const { context, cause } = args
  const { q } = args.search
  // Magento answers a blank search with the whole catalogue, so it is not sent.
  if (q === '') return staticView(page, { query: null, earlier: [], facets: null, popular: null, search: { q } })
  const supersedes = cause !== 'preload'
  const { search: state, variables, pageSize } = await searchListOf(args)
  const search = { ...state, q }
  const answer = { hasList: true, isEmpty: false }
  const pageVariables = (currentPage: number) => ({
    search: q,
    filter: variables.filter,
    pageSize,
    currentPage,
    // By relevance, whatever the default order of categories is.
    sort: sortInputOf(search.sort, null),
  })
  const ownQuery = startQuery<SearchPageQuery>(context, page, {
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
    startEarlierPages<SearchPageQuery>(context, page, search, pageVariables),
    startFacets(context, variables, supersedes, ownQuery),
  ])
  const popular = answer.isEmpty ? await loadPopular(context) : POPULAR
  const view = page.view({ query, earlier, facets, popular, search }, { layerKey: 'search' })
  return answer.hasList ? view : { ...view, status: withoutList(search.page) }
}

/** The browser fetches it when the page shows it. */
const POPULAR: RouteQuery<PopularSearchesQuery> = { operation: 'PopularSearchesQuery', variables: {} }

async function loadPopular(context: RouteContext): Promise<RouteQuery<PopularSearchesQuery> | null> {
  try {
    const { default: node } = await import('#src/__generated__/PopularSearchesQuery.graphql.ts')
    return await loadOptionalQuery<PopularSearchesQuery>(context, node, {})
  } catch (error) {
    context.reportError(error, 'popular searches')
    return null
  }
}
