import { createRoute, redirect } from '@tanstack/react-router'
import { FILTERS_PARAM, parseUrlSearch, PRODUCT_OVERLAY_PARAMS } from '#src/lib/urlSearch.ts'
import { loadView, notFoundView } from './loadPage.ts'
import { ownAddressOf } from './magentoAddresses.ts'
import { rootRoute } from './rootRoute.ts'
import { resolveTarget, targetView } from './urlTarget.ts'

/** Magento's URL space: any path may be a product, a category or a CMS page. */
export const urlRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$',
  staticData: { overlayParams: [...PRODUCT_OVERLAY_PARAMS, FILTERS_PARAM] },
  validateSearch: parseUrlSearch,
  loaderDeps: ({ search }) => search,
  loader: (args) =>
    loadView(args, async () => {
      // The path as it was asked for: the splat has lost a trailing slash, which Magento answers with a redirect.
      const path = args.location.pathname.slice(1)
      const own = ownAddressOf(path, args.location.searchStr)
      if (own) {
        const { path: _splat, search, hash } = own
        throw redirect({ to: '/$', params: { _splat }, search, ...(hash && { hash }), replace: true })
      }
      const target = args.location.state.urlTarget ?? (await resolveTarget(args.context, args.location, path))
      return target
        ? targetView(args.context, target, {
            path: `/${path}`,
            urlSearch: args.deps,
            supersedes: !args.preload,
          })
        : notFoundView(args.context)
    }),
})
