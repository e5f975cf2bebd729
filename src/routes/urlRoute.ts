import { createRoute } from '@tanstack/react-router'
import { loadView, notFoundView } from './loadPage.ts'
import { parseListSearch } from '#src/lib/listSearch.ts'
import { rootRoute } from './rootRoute.ts'
import { resolveTarget, targetView } from './urlTarget.ts'

/** Magento's URL space: any path may be a product, a category or a CMS page. */
export const urlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      const target = args.location.state.urlTarget ?? (await resolveTarget(args.context, args.location, args.params._splat ?? ''))
      return target ? targetView(args.context, target, args.deps) : notFoundView(args.context)
    }),
})
