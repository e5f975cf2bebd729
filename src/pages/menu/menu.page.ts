import { definePage } from '#src/routing/definePage.ts'
import { msg } from '@lingui/core/macro'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import type { MenuPageQuery } from '#src/__generated__/MenuPageQuery.graphql.ts'

/** The categories on screens whose header has no space for them. */
export const menuPage = definePage({
  name: 'menu',
  path: '/menu',
  screen: () => import('./MenuPage.tsx'),
  overlay: { variant: 'start', title: msg`Menu` },
  async load({ context }, page) {
    const query = await startQuery<MenuPageQuery>(context, page, { variables: {} })
    return query ? page.view({ query }) : notFoundView(context)
  },
})
