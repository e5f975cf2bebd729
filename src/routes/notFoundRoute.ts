import { createRoute } from '@tanstack/react-router'
import { loadView, notFoundView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

/** Spec §2: the not-found path. Unknown paths keep their own address and show the same page. */
export const notFoundRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/404',
  loader: (args) => loadView(args, () => notFoundView(args.context)),
})
