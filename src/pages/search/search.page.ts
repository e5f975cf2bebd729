import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { filtersOverlay } from '#src/pages/list-filters/listFilters.page.ts'
import { definePage } from '#src/routing/definePage.ts'
import { searchWords } from './searchWords.ts'
import type { SearchOfSearch } from './searchWords.ts'

/** Search results with the filters, order and page of the address. */
export const searchPage = definePage({
  name: 'search',
  path: '/search',
  screen: () => import('./SearchPage.tsx'),
  late: async () => (await import('#src/pages/list-filters/ListFilters.tsx')).loadLateParts(),
  overlays: [filtersOverlay],
  staysMounted: true,
  leadsTo: ['product'],
  search: ({ q, ...raw }): SearchOfSearch => ({ ...parseUrlSearch(raw), q: searchWords(q) }),
  load: async (args, page) => (await import('./loadSearch.ts')).loadSearch(args, page),
})
