import type { SearchSuggestionsPageQuery } from '#src/__generated__/SearchSuggestionsPageQuery.graphql.ts'
import { homeView } from './homeView.ts'
import { startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import type { RouteContext } from './routeContext.ts'

/** Magento refuses to look for shorter names. */
const SHORTEST_NAME = 3

/** What is suggested for words, or before there are any. */
export async function searchSuggestionsView(context: RouteContext, q = '', supersedes: boolean): Promise<PageView> {
  const query = await startQuery<SearchSuggestionsPageQuery>(context, 'searchSuggestions', {
    variables: { search: q, hasWords: q !== '', mayBeNamed: q.length >= SHORTEST_NAME },
    supersedes,
  })
  const view = { page: 'searchSuggestions', props: { query, q }, layerKey: 'search-suggestions' } as const
  return import.meta.env.SSR && context.isServer ? { ...view, background: await homeView(context) } : view
}
