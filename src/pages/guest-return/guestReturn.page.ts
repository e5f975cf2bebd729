import { definePage } from '#src/routing/definePage.ts'
import { parseUrlSearch } from '#src/lib/url/urlSearch.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import { searchText } from '#src/lib/url/urlSearch.ts'
import { findOrderPage } from '#src/pages/find-order/findOrder.page.ts'
import type { GuestReturnPageQuery } from '#src/__generated__/GuestReturnPageQuery.graphql.ts'

export const guestReturnPage = definePage({
  name: 'guestReturn',
  path: '/orders/return',
  screen: () => import('./GuestReturnPage.tsx'),
  search: parseUrlSearch,
  isPersonal: true,
  opensBySecret: true,
  async load(args, page) {
    const { context, search } = args
    if (!context.hasField('Mutation', 'requestGuestReturn')) return notFoundView(context)
    const token = searchText(search['token']) ?? ''
    const { refusalOf } = await import('#src/pages/find-order/loadFoundOrder.ts')
    // A visitor without a token that opens an order is redirected to the form that finds it.
    if (token === '' || (await refusalOf(context, findOrderPage, token)) !== null) return findOrderPage.load(args)
    const query = await startQuery<GuestReturnPageQuery>(context, page, { variables: { token } })
    return query ? page.view({ query }) : notFoundView(context)
  },
})
