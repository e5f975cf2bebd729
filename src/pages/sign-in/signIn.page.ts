import { definePage } from '#src/routing/definePage.ts'
import { msg } from '@lingui/core/macro'
import { startQuery, redirectTo } from '#src/routing/pageQueries.ts'
import { returnPathOf } from '#src/features/account/access/returnPath.ts'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'

export const signInPage = definePage({
  name: 'signIn',
  path: '/account/signin',
  screen: () => import('./SignInPage.tsx'),
  search: (raw): { from?: string } => (raw['from'] === undefined ? {} : { from: returnPathOf(raw['from']) }),
  overlay: { variant: 'end', title: msg`Accedi` },
  dependsOnShopper: true,
  isPersonal: true,
  async load({ context, cause, search, location }, page) {
    // On entry only: during sign-in the page closes itself when the carts are merged.
    if (cause !== 'stay' && context.session.customerToken.validToken() !== null) redirectTo(returnPathOf(search.from))
    const query = await startQuery<SignInPageQuery>(context, page, { variables: {} })
    return page.view({ query, from: search.from ?? null, email: location.state.signIn?.email ?? null })
  },
})
