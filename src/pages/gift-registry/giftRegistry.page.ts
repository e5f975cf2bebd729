import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import { isNoSuchEntity } from '#src/lib/errorCategories.ts'
import type { GiftRegistryPageQuery } from '#src/__generated__/GiftRegistryPageQuery.graphql.ts'

export const giftRegistryPage = definePage({
  name: 'giftRegistry',
  path: '/gift-registry/$uid',
  screen: () => import('./GiftRegistryPage.tsx'),
  dependsOnShopper: true,
  async load({ context, params, location }, page) {
    if (!context.hasField('Query', 'giftRegistry')) return notFoundView(context)
    const variables = { uid: params['uid'] ?? '' }
    const query = await startQuery<GiftRegistryPageQuery>(context, page, {
      variables,
      fetchPolicy: 'store-and-network',
      exists: ({ giftRegistry: answer }) =>
        answer.ok ? answer.value != null : isNoSuchEntity(answer.errors) ? false : null,
    })
    // Its owner, whom the server does not know, may see an inactive registry: the page itself shows that it was not
    // found.
    const shown = query ?? { operation: 'GiftRegistryPageQuery', variables }
    return page.view({ query: shown, path: location.href }, query ? {} : { status: 404 })
  },
})
