import { createRoute } from '@tanstack/react-router'
import { loadView, staticView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account/signin',
  loader: (args) => loadView(args, () => staticView(args.context, 'signIn', {})),
})
