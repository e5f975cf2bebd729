import { createRoute } from '@tanstack/react-router'
import { homeView } from './homeView.ts'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  loader: (args) => loadView(args, () => homeView(args.context)),
})
