import { createRoute } from '@tanstack/react-router'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const orderSuccessRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/checkout/success',
  staticData: { chrome: 'reduced' },
  validateSearch: (raw: Record<string, unknown>) => ({ token: typeof raw['token'] === 'string' ? raw['token'] : '' }),
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const { guestOrderView } = await import('./orderSuccessView.ts')
      return guestOrderView(args.context, args.deps.token)
    }),
})
