import { createRoute } from '@tanstack/react-router'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const checkoutPaymentRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/payment',
  staticData: { dependsOnShopper: true, chrome: 'reduced' },
  loader: (args) =>
    loadView(args, async () =>
      (await import('./checkoutView.ts')).checkoutView(args.context, 'payment', args.location.searchStr),
    ),
})
