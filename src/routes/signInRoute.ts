import { createRoute, redirect } from '@tanstack/react-router'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'
import { returnPathOf, SIGN_IN_PATH } from '#src/features/account/returnPath.ts'
import { loadView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { rootRoute } from './rootRoute.ts'

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: SIGN_IN_PATH,
  validateSearch: (raw: Record<string, unknown>): { from?: string } =>
    raw['from'] === undefined ? {} : { from: returnPathOf(raw['from']) },
  staticData: { overlay: { group: 'signin', variant: 'end' }, dependsOnShopper: true },
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { context, cause, deps } = args
      // On entry only: during sign-in the page leaves when the carts are merged.
      if (cause !== 'stay' && context.session.customerToken.validToken() !== null) {
        throw redirect({ href: returnPathOf(deps.from), replace: true })
      }
      const query = await startQuery<SignInPageQuery>(context, 'signIn', { variables: {} })
      const view: PageView = {
        page: 'signIn',
        props: { query, from: deps.from ?? null, email: args.location.state.signIn?.email ?? null },
      }
      // The document of a direct entry holds the background too (spec §2); later navigations have it in the stack.
      return context.isServer ? { ...view, background: await (await import('./homeView.ts')).homeView(context) } : view
    }),
})
