import { definePage } from '#src/routing/definePage.ts'
import { msg } from '@lingui/core/macro'
import { startQuery } from '#src/routing/pageQueries.ts'
import { searchWords } from '#src/pages/search/searchWords.ts'
import type { SearchSuggestionsPageQuery } from '#src/__generated__/SearchSuggestionsPageQuery.graphql.ts'

/** Magento refuses shorter search terms for names. */
const SHORTEST_NAME = 3

/** The search field with its suggestions. Every typed letter changes the page's address in the same history entry. */
export const searchSuggestionsPage = definePage({
  name: 'searchSuggestions',
  path: '/search/suggestions',
  screen: () => import('./SearchSuggestionsPage.tsx'),
  search({ q }): { q?: string } {
    const words = searchWords(q)
    return words === '' ? {} : { q: words }
  },
  overlay: { variant: 'top', title: msg`Cerca` },
  async load({ context, search: { q = '' }, cause }, page) {
    const query = await startQuery<SearchSuggestionsPageQuery>(context, page, {
      variables: { search: q, hasWords: q !== '', mayBeNamed: q.length >= SHORTEST_NAME },
      supersedes: cause !== 'preload',
    })
    return page.view({ query, q }, { layerKey: 'search-suggestions' })
  },
})
