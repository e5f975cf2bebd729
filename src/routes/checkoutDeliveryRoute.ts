import { createRoute } from '@tanstack/react-router'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const checkoutDeliveryRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/delivery',
  staticData: { dependsOnShopper: true, chrome: 'reduced' },
  loader: (args) =>
    loadView(args, async () => (await import('./checkoutView.ts')).checkoutView(args.context, 'delivery')),
})
