import type { PopularSearchesQuery } from '#src/__generated__/PopularSearchesQuery.graphql.ts'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import { startFacets } from '#src/pages/list-filters/listFacets.ts'
import { startEarlierPages } from '#src/pages/list-filters/listPages.ts'
import { sortInputOf } from '#src/pages/list-filters/listSort.ts'
import { isBlank, searchListsOf } from '#src/pages/list-filters/shownList.ts'
import { RequestTimeoutError } from '#src/relay/networkErrors.ts'
import type { SearchList } from '#src/pages/list-filters/shownList.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import type { LoadArguments, LoadedPage } from '#src/routing/definePage.ts'
import type { PageView } from '#src/routing/pageView.ts'
import { loadOptionalQuery, operationOf, startQuery, staticView, withoutList } from '#src/routing/pageQueries.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { ALL_FOUND, findWords } from './wordsFound.ts'
import type { WordsFound } from './LeftOutWords.tsx'
import type { SearchOfSearch } from './searchWords.ts'
import type { SearchPageProps } from './SearchPage.tsx'

/** Loads the search results with the filters, order and page of the address. */
export async function loadSearch(
  args: LoadArguments<SearchOfSearch>,
  page: LoadedPage<SearchPageProps>,
): Promise<PageView> {
  const { context, cause } = args
  const { q } = args.search
  const lists = await searchListsOf(args)
  if (isBlank(lists[0])) {
    const blank = {
      query: null,
      earlier: [],
      facets: null,
      popular: null,
      words: '',
      without: [],
      have: 'all',
    } as const
    return staticView(page, { ...blank, search: { q } })
  }
  const supersedes = cause !== 'preload'
  const { shown, without, have } = await closestList(context, page, lists)
  const { variables } = shown
  const search = { ...shown.search, q }
  const answer = { hasList: true, isEmpty: false }
  const pageVariables = (currentPage: number) => variablesOf(shown, currentPage)
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
  const view = page.view(
    { query, earlier, facets, popular, words: shown.list.q, without, have, search },
    { layerKey: 'search' },
  )
  return answer.hasList ? view : { ...view, status: withoutList(search.page) }
}

const variablesOf = (
  { variables: { search, filter }, pageSize, search: { sort } }: SearchList,
  currentPage: number,
): SearchPageQuery['variables'] => ({
  search,
  filter,
  pageSize,
  currentPage,
  // By relevance, whatever the default order of categories is.
  sort: sortInputOf(sort, null),
})

type ClosestList = {
  readonly shown: SearchList
  /** The words of the search that no product of the list has. */
  readonly without: readonly string[]
} & Pick<WordsFound, 'have'>

/**
 * The first of several lists that is not empty, and the words that its products lack. A search with one meaning and one
 * word needs no answer to be shown.
 */
async function closestList(
  context: RouteContext,
  page: LoadedPage<SearchPageProps>,
  lists: readonly [SearchList, ...SearchList[]],
): Promise<ClosestList> {
  const [first] = lists
  if (lists.length === 1 && first.telling.length < 2) return { shown: first, without: [], have: 'all' }
  const node = await operationOf(page)
  for (const shown of lists) {
    const { page: current = 1 } = shown.search
    try {
      const { products } = await context.queries.loadFully<SearchPageQuery>(node, variablesOf(shown, current))
      if (products?.total_count === 0) continue
      const { missing, have } =
        products && current === 1 ? await findWords(context, shown.telling, products) : ALL_FOUND
      if (shown.mustBeComplete && (missing.length > 0 || have === 'none')) continue
      return { shown, without: [...shown.leftOut, ...missing], have }
    } catch (error) {
      // After this timeout the page's own query would time out too.
      if (error instanceof RequestTimeoutError) throw error
      // The page shows the failure of its own query.
      context.reportError(error, 'readings of a search')
      break
    }
  }
  return { shown: first, without: [], have: 'all' }
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
