import { definePage } from '#src/routing/definePage.ts'
import { notFoundView, startQuery } from '#src/routing/pageQueries.ts'
import { loadFormAttributes } from '#src/routing/formAttributes.ts'
import type { AccountCreatePageQuery } from '#src/__generated__/AccountCreatePageQuery.graphql.ts'

export const accountCreatePage = definePage({
  name: 'accountCreate',
  path: '/account/create',
  screen: () => import('./AccountCreatePage.tsx'),
  isPersonal: true,
  async load({ context, location }, page) {
    const [query, attributes] = await Promise.all([
      startQuery<AccountCreatePageQuery>(context, page, { variables: {} }),
      loadFormAttributes(context, 'customer_account_create'),
    ])
    const email = location.state.signIn?.email ?? null
    return query ? page.view({ query, attributes, email }) : notFoundView(context)
  },
})
