import { createRoute } from '@tanstack/react-router'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const customerOrderSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/success/$number',
  staticData: { dependsOnShopper: true, chrome: 'reduced' },
  loader: (args) =>
    loadView(args, async () => {
      const { customerOrderView } = await import('./orderSuccessView.ts')
      return customerOrderView(args.context, args.params.number)
    }),
})
