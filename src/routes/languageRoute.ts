import { createRoute } from '@tanstack/react-router'
import { loadView, staticView } from './loadPage.ts'
import { rootRoute } from './rootRoute.ts'

/** The store switch: the same shop in another language is another store view. */
export const languageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/language',
  staticData: { overlay: { group: 'language', variant: 'middle' } },
  loader: (args) =>
    loadView(args, async () => {
      const { context } = args
      const view = await staticView(context, 'language', {})
      return context.isServer ? { ...view, background: await (await import('./homeView.ts')).homeView(context) } : view
    }),
})
