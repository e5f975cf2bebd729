import { createRoute, redirect } from '@tanstack/react-router'
import type { AccountPageQuery } from '#src/__generated__/AccountPageQuery.graphql.ts'
import { ACCOUNT_PATH } from '#src/features/account/returnPath.ts'
import { loadView, startQuery, staticView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: ACCOUNT_PATH,
  staticData: { dependsOnShopper: true },
  loader: (args) =>
    loadView(args, async () => {
      const { context, cause } = args
      if (context.session.customerToken.validToken() === null) {
        // On entry only: when a session ends here, the page itself knows whether the shopper is leaving.
        if (!context.isServer && cause !== 'stay') {
          throw redirect({ to: '/account/signin', search: { from: ACCOUNT_PATH }, replace: true })
        }
        return staticView(context, 'account', { query: null })
      }
      const query = await startQuery<AccountPageQuery>(context, 'account', {
        variables: {},
        fetchPolicy: 'store-and-network',
      })
      return { page: 'account', props: { query } }
    }),
})
