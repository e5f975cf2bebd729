import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import type { ContactPageQuery } from '#src/__generated__/ContactPageQuery.graphql.ts'

export const contactPage = definePage({
  name: 'contact',
  path: '/contact',
  screen: () => import('./ContactPage.tsx'),
  async load({ context }, page) {
    const query = await startQuery<ContactPageQuery>(context, page, { variables: {} })
    return query ? page.view({ query }) : notFoundView(context)
  },
})
