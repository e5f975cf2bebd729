import { createRoute } from '@tanstack/react-router'
import type { SearchPageQuery } from '#src/__generated__/SearchPageQuery.graphql.ts'
import { parseListSearch } from '#src/lib/listSearch.ts'
import { sortInputOf } from './listSort.ts'
import { loadView, startQuery, staticView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'
import { storeConfigOf } from './shellData.ts'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  validateSearch: (raw: Record<string, unknown>) => ({
    ...parseListSearch(raw),
    // The router parses numbers; a search for "12" is still a text.
    q: typeof raw['q'] === 'string' || typeof raw['q'] === 'number' ? `${raw['q']}`.trim().slice(0, 128) : '',
  }),
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { context, deps } = args
      // Magento answers a blank search with the whole catalogue, so it is never asked.
      if (deps.q === '') return staticView(context, 'search', { query: null, search: deps })
      const { grid_per_page } = await storeConfigOf(context)
      const answer = { hasList: true }
      const query = await startQuery<SearchPageQuery>(context, 'search', {
        variables: {
          search: deps.q,
          pageSize: grid_per_page ?? 12,
          currentPage: deps.page ?? 1,
          sort: sortInputOf(deps.sort),
        },
        exists: ({ products }) => {
          answer.hasList = Boolean(products)
          return true
        },
      })
      const view = { page: 'search', props: { query, search: deps }, layerKey: 'search' } as const
      return answer.hasList ? view : { ...view, status: 404 }
    }),
})
