import { createRoute } from '@tanstack/react-router'
import { cartView } from './cartView.ts'
import { loadView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

export const cartRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/cart',
  staticData: { overlay: { group: 'cart', variant: 'end' }, dependsOnShopper: true },
  loader: (args) =>
    loadView(args, async () => {
      const view = await cartView(args.context)
      // The document of a direct entry holds the background too (spec §2); later navigations have it in the stack.
      return import.meta.env.SSR && args.context.isServer
        ? { ...view, background: await (await import('./homeView.ts')).homeView(args.context) }
        : view
    }),
})
