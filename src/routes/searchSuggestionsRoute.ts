import { createRoute } from '@tanstack/react-router'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'
import { searchWords } from './searchWords.ts'

/** The field of the search and what it suggests. A letter more is another state of it, in the same history entry. */
export const searchSuggestionsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/search/suggestions',
  staticData: { overlay: { group: 'search', variant: 'top' } },
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => {
    const words = searchWords(q)
    return words === '' ? {} : { q: words }
  },
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { searchSuggestionsView } = await import('./searchSuggestionsView.ts')
      return searchSuggestionsView(args.context, args.deps.q, !args.preload)
    }),
})
