import { createRoute } from '@tanstack/react-router'
import type { MenuPageQuery } from '#src/__generated__/MenuPageQuery.graphql.ts'
import { loadView, notFoundView, startQuery } from './loadPage.ts'
import type { PageView } from './pageRegistry.ts'
import { rootRoute } from './rootRoute.ts'

/** Categories where the header has no room for them. */
export const menuRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/menu',
  staticData: { overlay: { group: 'menu', variant: 'start' } },
  loader: (args) =>
    loadView(args, async (): Promise<PageView> => {
      const { context } = args
      const query = await startQuery<MenuPageQuery>(context, 'menu', { variables: {} })
      if (!query) return notFoundView(context)
      const view = { page: 'menu', props: { query } } as const
      return context.isServer ? { ...view, background: await (await import('./homeView.ts')).homeView(context) } : view
    }),
})
