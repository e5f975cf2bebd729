import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { parseNameSearch } from '#src/features/gift-registry/sharing/nameSearch.ts'
import type { GiftRegistrySearchPageQuery } from '#src/__generated__/GiftRegistrySearchPageQuery.graphql.ts'

export const giftRegistrySearchPage = definePage({
  name: 'giftRegistrySearch',
  path: '/gift-registry',
  screen: () => import('./GiftRegistrySearchPage.tsx'),
  search: parseUrlSearch,
  async load({ context, search }, page) {
    if (!context.hasField('Query', 'giftRegistry')) return notFoundView(context)
    const query = await startQuery<GiftRegistrySearchPageQuery>(context, page, { variables: {} })
    if (!query) return notFoundView(context)
    return page.view({ query, search: parseNameSearch(search) }, { layerKey: 'gift-registry-search' })
  },
})
