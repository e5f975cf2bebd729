import { createRoute } from '@tanstack/react-router'
import type { CheckoutPageQuery } from '#src/__generated__/CheckoutPageQuery.graphql.ts'
import { loadView, startQuery, staticView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const checkoutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout',
  staticData: { dependsOnShopper: true, chrome: 'reduced' },
  loader: (args) =>
    loadView(args, async () => {
      const { context } = args
      const cartId = context.session.cartId.get()
      if (cartId === null) return staticView(context, 'checkout', { query: null, pending: context.isServer })
      const query = await startQuery<CheckoutPageQuery>(context, 'checkout', {
        variables: { cartId },
        fetchPolicy: 'store-and-network',
      })
      return { page: 'checkout', props: { query, pending: false } }
    }),
})
