import { createRoute } from '@tanstack/react-router'
import { FILTERS_PARAM, parseUrlSearch } from '#src/lib/urlSearch.ts'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'
import { searchWords } from './searchWords.ts'

export const searchRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search',
  staticData: { overlayParams: [FILTERS_PARAM] },
  validateSearch: ({ q, ...raw }: Record<string, unknown>) => ({
    ...parseUrlSearch(raw),
    q: searchWords(q),
  }),
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { searchView } = await import('./searchView.ts')
      return searchView(args.context, args.deps, { supersedes: !args.preload })
    }),
})
