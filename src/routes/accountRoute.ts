import { createRoute } from '@tanstack/react-router'
import { loadView, staticView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const accountRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/account',
  staticData: { dependsOnShopper: true },
  loader: (args) => loadView(args, () => staticView(args.context, 'account', {})),
})
