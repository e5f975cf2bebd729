import { createRoute } from '@tanstack/react-router'
import type { OrderSuccessPageQuery } from '#src/__generated__/OrderSuccessPageQuery.graphql.ts'
import { loadView, notFoundView, startQuery } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const orderSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/success',
  staticData: { chrome: 'reduced' },
  validateSearch: (raw: Record<string, unknown>) => ({ token: typeof raw['token'] === 'string' ? raw['token'] : '' }),
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { context, deps } = args
      if (deps.token === '') return notFoundView(context)
      // The token alone opens the summary, so it works after a reload and on another device.
      const query = await startQuery<OrderSuccessPageQuery>(context, 'orderSuccess', { variables: { token: deps.token } })
      return { page: 'orderSuccess', props: { query } }
    }),
})
