import { createRoute } from '@tanstack/react-router'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  staticData: { dependsOnShopper: true, chrome: 'reduced' },
  loader: (args) =>
    loadView(args, async () => (await import('./checkoutView.ts')).checkoutView(args.context, 'contact')),
})
