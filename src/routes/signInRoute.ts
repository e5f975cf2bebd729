import { createRoute, redirect } from '@tanstack/react-router'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'
import { returnPathOf, SIGN_IN_PATH } from '#src/features/account/returnPath.ts'
import { loadView, startQuery } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SIGN_IN_PATH,
  validateSearch: (raw: Record<string, unknown>): { from?: string } =>
    raw['from'] === undefined ? {} : { from: returnPathOf(raw['from']) },
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { context, cause, deps } = args
      const from = returnPathOf(deps.from)
      // On entry only: during sign-in the page leaves when the carts are merged.
      if (cause !== 'stay' && context.session.customerToken.validToken() !== null) {
        throw redirect({ href: from, replace: true })
      }
      const query = await startQuery<SignInPageQuery>(context, 'signIn', { variables: {} })
      return { page: 'signIn', props: { query, from } }
    }),
})
