import type { CategoryPageQuery } from '#src/__generated__/CategoryPageQuery.graphql.ts'
import { parseListSearch } from '#src/lib/parseListSearch.ts'
import { FILTERS_PARAM } from '#src/lib/urlSearch.ts'
import type { UrlSearch } from '#src/lib/urlSearch.ts'
import { listFiltersView, startFacets } from './listFacets.ts'
import { startEarlierPages } from './listPages.ts'
import { sortInputOf } from './listSort.ts'
import { facetVariables, knownFilters } from './listVariables.ts'
import { notFoundView, startQuery, withoutList } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { pageSizeOf } from './pageSize.ts'
import type { RouteContext } from './routeContext.ts'
import { storeSettingsOf } from './shellData.ts'

/** A category's list in the state that the search names, or its filters over it. */
export async function categoryView(
  context: RouteContext,
  { uid, path }: { readonly uid: string; readonly path: string },
  urlSearch: UrlSearch,
  { supersedes }: { readonly supersedes: boolean },
): Promise<PageView> {
  const { filters: wanted, ...order } = parseListSearch(urlSearch)
  const [filters, pageSize, { defaultSort }] = await Promise.all([
    knownFilters(context, wanted),
    pageSizeOf(context, order),
    storeSettingsOf(context),
  ])
  const search = { ...order, filters }
  const variables = facetVariables({ search: null, uid, base: { category_uid: { eq: uid } } }, filters)

  const list = async (): Promise<PageView> => {
    const answer = { hasList: true }
    const pageVariables = (currentPage: number) => ({
      uid,
      filter: variables.filter,
      pageSize,
      currentPage,
      sort: sortInputOf(search.sort, defaultSort),
    })
    const ownQuery = startQuery<CategoryPageQuery>(context, 'category', {
      variables: pageVariables(search.page ?? 1),
      supersedes,
      exists: ({ categories, products }) => {
        // Magento answers a page past the end with an error; the page then says so and offers the first one.
        answer.hasList = Boolean(products)
        return categories?.items && categories.items.length > 0
      },
    })
    const [query, earlier, facets] = await Promise.all([
      ownQuery,
      startEarlierPages<CategoryPageQuery>(context, 'category', search, pageVariables),
      startFacets(context, variables, supersedes, ownQuery),
    ])
    if (!query) return notFoundView(context)
    const view = { page: 'category', props: { query, earlier, facets, search }, layerKey: `category:${uid}` } as const
    return answer.hasList ? view : { ...view, status: withoutList(search.page) }
  }

  if (!(FILTERS_PARAM in urlSearch)) return list()
  return listFiltersView(
    context,
    { list: { kind: 'category', uid, path: path.slice(1) }, search, variables },
    supersedes,
    list,
  )
}
